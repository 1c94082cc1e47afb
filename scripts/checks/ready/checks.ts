import * as found from "./files";
import * as patterns from "./find-words";
import { findWords, onTheSite, worded } from "./find-words";
import type { Place, Project } from "./project";
import type { Sample } from "./sample";

type Find = (project: Project, sample: Sample) => readonly Place[];

const check = (id: string, title: string, todo: string, find: Find) => ({ id, title, todo, find });

/**
 * What must be done before the site is published beside what npm test asks for, in the order in which one would do it:
 * id, title, advice.
 */
export const checks = [
  check("name", "The sample's name", "Write your own.", findWords(onTheSite, patterns.name)),
  check(
    "address",
    "Addresses",
    "Write your own, or remove it.",
    // deploy/ has some for hosts that an owner may not use (docs/deploy.md).
    findWords(
      /^(?:site(?!\/specification)|src)\//,
      patterns.exampleAddress,
      "$& isn't a real address.",
    ),
  ),
  check(
    "phone",
    "Phone numbers",
    "Write your own.",
    // In a drawing they are figures.
    findWords(
      /^(?:site(?!\/specification)|src|deploy)\/.*(?<!\.svg)$/,
      patterns.fictionalPhone,
      "$& is made up.",
    ),
  ),
  check("places", "Street and region", "Name your own.", findWords(worded, patterns.places)),
  check("mark", "The mark", "Draw your own.", findWords(onTheSite, patterns.mark)),
  check("people", "People", "Name a person of your company.", findWords(worded, patterns.people)),
  check(
    "portraits",
    "Portraits",
    "Delete it, or rename your own.",
    found.pictures(/^site\/assets\/people\//, "people"),
  ),
  check(
    "scenes",
    "Pictures of the team",
    "Take a photograph of yours, or delete it.",
    found.pictures(/^site\/assets\/photos\//, "scenes"),
  ),
  check("projects", "Projects", "Show yours, or remove it.", findWords(worded, patterns.projects)),
  check(
    "illustrations",
    "Project illustrations",
    "Delete it.",
    found.pictures(/^site\/(?:assets\/projects|public)\/.*\.svg$/, "projects"),
  ),
  check(
    "facts",
    "What only the sample can say",
    "Write what is true of you, and delete the comment.",
    found.facts,
  ),
  check("claims", "What the sample claims", "Write yours, or accept it.", patterns.claims),
  check("contrast", "Colors that are hard to read", "Change it.", ({ contrast }) =>
    contrast.map((text) => ({ file: "site/brand.ts", line: null, text })),
  ),
  check(
    "gaps",
    "Gaps in texts from docs/starters",
    "Fill it in, or delete the sentence.",
    findWords(/^site\/(?:pages|articles)\/.*\.md$/, patterns.gap, '"$&" is left to you.'),
  ),
  check("form", "The contact form", "Write its delivery (docs/delivery.md).", found.form),
  check("legal", "Legal links", "Give it a page or an address, or remove it.", found.legal),
  check(
    "license",
    "The license",
    "Add a line for your company; this one stays with the code.",
    found.license,
  ),
  check("specification", "Tests of the sample", "Delete the folder.", found.specification),
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
    findWords(worded, patterns.missing, 'It says "$&".'),
  ),
  check(
    "palette",
    "The sample's colors",
    "Choose your own.",
    findWords(/^site\/brand\.ts$/, patterns.colors),
  ),
  check(
    "announcement",
    "An announcement that is over",
    "Remove it, or write another.",
    found.announcement,
  ),
  check(
    "credentials",
    "Credentials that have expired",
    "Write the day to which it was renewed, or remove it.",
    found.credentials,
  ),
  check(
    "articles",
    "Articles that aren't published yet",
    "Build again on that day.",
    found.unpublished,
  ),
];
