import * as address from "./address-checks";
import * as page from "./page-checks";
import type { Place } from "./places";
import type { Project } from "./project";
import type { Sample } from "./sample";
import * as sample from "./sample-checks";

/** Something that is left of the sample, or that isn't ready to be published. */
export type Finding = { readonly id: string } & Place;

/** Finds one kind of thing. A note may be right as it is, so it doesn't make the check fail. */
export type Check = {
  readonly id: string;
  readonly title: string;
  readonly note?: true;
  readonly find: (project: Project, sample: Sample) => readonly Place[] | Promise<readonly Place[]>;
};

/** The checks, in the order in which one would settle them. */
export const checks: readonly Check[] = [
  { id: "unreadable", title: "Files with errors", find: page.unreadable },
  { id: "name", title: "The sample's name", find: sample.name },
  { id: "address", title: "The site's address", find: address.siteAddress },
  { id: "phone", title: "Phone numbers", find: address.phone },
  { id: "email", title: "Email addresses", find: address.emailAddress },
  { id: "security-txt", title: "Contact for security reports", find: address.securityTxt },
  { id: "social", title: "Profiles on other sites", find: address.social },
  { id: "places", title: "The sample's street and region", find: sample.places },
  { id: "mark", title: "The sample's mark", find: sample.mark },
  { id: "people", title: "The sample's people", find: sample.people },
  { id: "portraits", title: "Portraits", find: sample.portraits },
  { id: "projects", title: "The sample's projects", find: sample.projects },
  { id: "illustrations", title: "The sample's project illustrations", find: sample.illustrations },
  { id: "descriptions", title: "Descriptions for search engines", find: page.descriptions },
  { id: "form", title: "The contact form", find: page.form },
  { id: "legal", title: "Legal links", find: page.legal },
  { id: "license", title: "The license", find: sample.license },
  { id: "specification", title: "Tests of the sample", find: sample.specification },
  { id: "palette", title: "The sample's colors", note: true, find: sample.palette },
  { id: "claims", title: "What the sample says of itself", note: true, find: sample.claims },
  { id: "spelling", title: "Names for the spelling check", note: true, find: page.spelling },
];
