import { matches, type Place, type Project } from "./project";
import { sample } from "./sample";

type Pattern = (project: Project) => RegExp;

/** What has words. Drawings have figures, and names of their own. */
const worded = /^site\/(?!assets|spelling|specification)/;

/** Finds words: a pattern for them, what is wrong with them ($&), and where they count. */
export const findWords =
  (pattern: Pattern, text = '"$&" is the sample\'s.', where = worded) =>
  (project: Project): readonly Place[] =>
    matches(project.texts, where, pattern(project)).map(({ match, ...place }) => {
      return { ...place, text: text.replace("$&", () => match) };
    });

/** A text as a part of a pattern. */
export const escaped = (text: string): string => text.replaceAll(/[$()*+./?[\\\]^{|}]/g, "\\$&");

/** A pattern for any of some words, each as a whole word. */
export const anyOf = (words: readonly string[], flags = "g") =>
  words.length > 0
    ? new RegExp(`(?<![\\w.])(?:${words.map(escaped).join("|")})(?!\\w)`, flags)
    : /(?!)/;

export const name: Pattern = () => new RegExp(`${sample.name}(?![.-]example)`, "gi");

/** Addresses under names that are for examples: .example, example.com and so on. */
export const exampleAddress: Pattern = () =>
  /(?:https?:\/\/[\w/.-]*|[\w.+-]+@[\w.-]*)(?:[.-]example|\bexample\.(?:com|net|org))(?!\w|[.-]\w)(?:\/[\w/.-]*)?/g;

/** Numbers that phone companies give to no one. */
export const fictionalPhone: Pattern = () => /(?:\+?1?\(?\d{3}\)?[-. ]?)?555[-. ]?01\d\d(?!\d)/g;

/** What a text from docs/starters leaves to its owner, in square brackets, on one line or more. */
export const gap: Pattern = () =>
  /(?<![\w\\\]])\[(?!\d+\])[^\]]+(?:\](?![([]|: *(?:https?:|\/))|$)/g;

/** Street and towns. In a company of the same city, only the street counts. */
export const places: Pattern = ({ company: { address } }) => {
  const { city, street, places: towns } = sample;
  const unchanged = address.city !== city || address.street.includes(street);
  return anyOf(unchanged ? [street, ...towns] : [street]);
};

/**
 * Names of people, and mail addresses of their first names. A first name doesn't count where another person
 * has it; in texts only that of the one whom they call by it does.
 */
export const people: Pattern = ({ texts }) => {
  const names = Object.keys(sample.people);
  const ownFirstNames = names.flatMap((name) => {
    const [first = "", last] = name.split(" ");
    const namesake = new RegExp(`name: "${first} (?!${last})`);
    return matches(texts, worded, namesake).length === 0 ? first : [];
  });
  const called = ownFirstNames.filter((first) => sample.calledByFirstName.startsWith(`${first} `));
  const inMail = ownFirstNames.map((first) => `${first.toLowerCase()}@`).join("|") || "(?!)";
  return new RegExp(`${anyOf([...names, ...called]).source}|(?<![\\w.])(?:${inMail})`, "g");
};

/** Words by which texts mention a page of the sample that this site doesn't have. */
export const missing: Pattern = ({ targets }) => {
  const gone = Object.entries(sample.pages).filter(([target]) => !targets.includes(target));
  return anyOf(gone.map(([, words]) => words));
};
