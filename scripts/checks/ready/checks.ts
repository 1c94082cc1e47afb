import * as found from "./files";
import { sample } from "./sample";
import * as words from "./words";
import { anyOf, findWords } from "./words";

type Find = ReturnType<typeof findWords>;

const check = (id: string, title: string, todo: string, find: Find) => ({ id, title, todo, find });

const isProject = /^site\/(?:assets\/projects|public)\/.*\.svg$/;

/**
 * What must be done before the site is published beside what npm test asks for, in the order in which one would do it:
 * id, title, advice.
 */
export const checks = [
  check("name", "The sample's name", "Write your own.", findWords(words.name)),
  check(
    "address",
    "Addresses",
    "Write your own, or remove it.",
    findWords(words.exampleAddress, "$& isn't a real address."),
  ),
  check(
    "phone",
    "Phone numbers",
    "Write your own.",
    findWords(words.fictionalPhone, "$& is made up.", /^site\/(?!specification).*(?<!\.svg)$/),
  ),
  check("places", "Street and region", "Name your own.", findWords(words.places)),
  check(
    "mark",
    "The mark",
    "Draw your own.",
    findWords(() => anyOf(sample.mark)),
  ),
  check("people", "People", "Name a person of your company.", findWords(words.people)),
  check(
    "portraits",
    "Portraits",
    "Delete it, or rename your own.",
    found.pictures(/^site\/assets\/people\//, sample.people),
  ),
  check(
    "scenes",
    "Pictures of the team",
    "Take a photograph of yours, or delete it.",
    found.pictures(/^site\/assets\/photos\//, sample.scenes),
  ),
  check(
    "projects",
    "Projects",
    "Show yours, or remove it.",
    findWords(() => anyOf(Object.keys(sample.projects))),
  ),
  check(
    "illustrations",
    "Project illustrations",
    "Delete it.",
    found.pictures(isProject, sample.projects),
  ),
  check(
    "facts",
    "What only the sample can say",
    "Write what is true of you, and delete the comment.",
    found.facts,
  ),
  check(
    "gaps",
    "Gaps in texts from docs/starters",
    "Fill it in, or delete the sentence.",
    findWords(words.gap, '"$&" is left to you.', /^site\/(?:pages|articles)\/.*\.md$/),
  ),
  check("form", "The contact form", "Write its delivery (docs/delivery.md).", found.form),
  check("legal", "Legal links", "Give it a page or an address, or remove it.", found.legal),
];

/** What may be right as it is, and doesn't make check:ready fail. */
export const notes = [
  check(
    "redirects",
    "Published pages that would be gone",
    "Say where it leads, if visitors may still come.",
    found.gone,
  ),
  check(
    "mentions",
    "Words about pages that you don't have",
    "Check that it's true without that page.",
    findWords(words.missing, 'It says "$&".'),
  ),
  check(
    "palette",
    "The sample's colors",
    "Choose your own.",
    findWords(() => anyOf(sample.colors, "gi"), undefined, /^site\/brand\.ts$/),
  ),
];
