import * as files from "./file-checks";
import type { Place, Project } from "./project";
import type { Sample } from "./sample";
import {
  addresses,
  anyOf,
  escaped,
  peoplePattern,
  placesPattern,
  published,
  worded,
  words,
} from "./words";

/** Something that is left of the sample, or that isn't ready to be published. */
export type Finding = { readonly id: string } & Place;

type Find = (project: Project, sample: Sample) => readonly Place[];

const own = "Write your own.";

/** A kind of finding. A note may be right as it is, so it doesn't make check:ready fail. */
type Check = {
  readonly id: string;
  readonly title: string;
  readonly note?: true;
  readonly find: Find;
};

const check = (id: string, title: string, find: Find): Check => ({ id, title, find });

/** The checks, in the order in which one would settle them. */
export const checks: readonly Check[] = [
  check(
    "name",
    "The sample's name",
    words(
      published,
      ({ name }) => new RegExp(`${name}(?![.-]example)`, "gi"),
      "The sample's name, $&.",
      own,
    ),
  ),
  check("address", "The site's address", (project, sample) => [
    ...files.insecureAddress(project),
    ...addresses("site", "isn't a real address.", own)(project, sample),
  ]),
  check(
    "phone",
    "Phone numbers",
    words(
      // In a drawing they are figures.
      /^(?:src|public|deploy)\/.*(?<!\.svg)$/,
      () => /(?:\+?1?\(?\d{3}\)?[-. ]?)?555[-. ]?01\d\d(?!\d)/g,
      "The phone number is made up, $&.",
      own,
    ),
  ),
  check("email", "Email addresses", addresses("email", "isn't a real address.", own)),
  check("security-txt", "Contact for security reports", files.securityTxt),
  check(
    "social",
    "Profiles on other sites",
    addresses("profile", "is the sample's.", "Link your own profile, or remove it."),
  ),
  check(
    "places",
    "The sample's street and region",
    words(worded, placesPattern, "$& is in the sample's region.", "Name your own."),
  ),
  check(
    "mark",
    "The sample's mark",
    words(
      published,
      ({ mark }) => new RegExp(escaped(mark)),
      "The mark is the sample's.",
      "Draw your own.",
    ),
  ),
  check(
    "people",
    "The sample's people",
    words(worded, peoplePattern, "$& is the sample's.", "Name a person of your company."),
  ),
  check("portraits", "Portraits", files.portraits),
  check(
    "projects",
    "The sample's projects",
    words(
      worded,
      ({ projects }) => anyOf(Object.keys(projects)),
      '"$&" is the sample\'s.',
      "Show one of yours, or remove it.",
    ),
  ),
  check("illustrations", "The sample's project illustrations", files.illustrations),
  check("form", "The contact form", files.form),
  check("legal", "Legal links", files.legal),
  check("license", "The license", files.license),
  check("specification", "Tests of the sample", files.specification),
  {
    note: true,
    ...check(
      "palette",
      "The sample's colors",
      words(
        /^src\/site\/brand\.ts$/,
        ({ colors }) => new RegExp(colors.join("|"), "gi"),
        "$& is a color of the sample.",
        "Choose your own.",
      ),
    ),
  },
  {
    note: true,
    ...check(
      "claims",
      "What the sample says of itself",
      words(
        worded,
        ({ claims }) => anyOf(claims),
        "The sample says $&.",
        "Check that it's true of you.",
      ),
    ),
  },
  { note: true, ...check("announcement", "An announcement that is over", files.announcement) },
  { note: true, ...check("spelling", "Names for the spelling check", files.spelling) },
];
