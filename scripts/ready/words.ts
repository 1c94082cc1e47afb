import { matches, type Place, type Project } from "./project";
import type { Sample } from "./sample";

type FindWords = (project: Project, sample: Sample) => readonly Place[];

/** What visitors or hosts get to see. */
export const published = /^(?:src|public|deploy)\//;

/** What has words. */
export const worded = /^(?:src\/(?:site|pages)\/|src\/\w+\/content\.ts$|public\/)/;

export const escaped = (text: string) => text.replace(/[.*+?()[\]]/g, "\\$&");

/** A pattern for any of some words, each as a whole word. */
export const anyOf = (words: readonly string[]) =>
  new RegExp(`(?<!\\w)(?:${words.map(escaped).join("|")})(?!\\w)`, "g");

/** A check for words: where they count, a pattern for them, what they are ($&: themselves), what to do. */
export const words =
  (
    where: RegExp,
    pattern: (sample: Sample, project: Project) => RegExp,
    text: string,
    todo: string,
  ): FindWords =>
  (project, sample) =>
    matches(project, where, pattern(sample, project)).map(({ match, ...place }) => {
      return { ...place, text: text.replace("$&", () => match), todo };
    });

/** A check for addresses of one kind in a domain for examples, such as .example and example.com. */
export const addresses =
  (kind: "email" | "profile" | "site", text: string, todo: string): FindWords =>
  (project) =>
    // deploy/ has some for hosts that an owner may not use (docs/deploy.md).
    matches(
      project,
      /^(?:src|public)\//,
      /(?:https?:\/\/)?[\w/.@+-]*(?:[.-]example|\bexample\.(?:com|net|org))(?!\w|[.-]\w)(?:\/[\w/.-]*)?/g,
    )
      .filter(({ match }) => /[.@]|\/\//.test(match) && kindOf(match) === kind)
      .map(({ match, ...place }) => ({ ...place, text: `${match} ${text}`, todo }));

function kindOf(address: string) {
  if (address.includes("@")) return "email";
  const host = /^https?:\/\/([^/]*)/.exec(address)?.[1];
  return host && !/\bexample(?:\.\w+)?$/.test(host) ? "profile" : "site";
}

/** Names of people. A first name alone counts while nobody else in the records has it. */
export function peoplePattern({ people, firstNames }: Sample, project: Project) {
  const unique = Object.entries(firstNames).filter(([first, last]) => {
    const namesake = new RegExp(`name: "${first} (?!${last})`);
    return matches(project, worded, namesake).length === 0;
  });
  return anyOf([...Object.keys(people), ...unique.map(([first]) => first)]);
}

/** Street and towns. In a company of the same city, only the street counts. */
export function placesPattern(sample: Sample, project: Project) {
  const { city, street } = project.company.address;
  const unchanged = city !== sample.city || street.includes(sample.street);
  return anyOf(unchanged ? [sample.street, ...sample.places] : [sample.street]);
}
