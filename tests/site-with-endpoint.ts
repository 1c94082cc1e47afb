import { fields as ownFields } from "../src/contact/content";
import type { ContactField } from "../src/content-types";

/** Folder of the site with an endpoint, and its endpoint on a port of its own. */
export const folder = "build/with-endpoint";
export const endpoint = "http://localhost:24391/message";

/** The form's fields there: the company's, and one of each kind that it may not have. */
export const fields: readonly ContactField[] = [
  ...ownFields,
  { name: "people_here", label: "How many people work for you?", kind: "number" },
  {
    name: "interest",
    label: "What is it about?",
    kind: "choice",
    options: ["Managed IT", "Software", "Licenses"],
    missing: "Choose what it is about.",
  },
  {
    name: "agreed",
    label: ["I've read ", { text: "who you are", to: "about" }, " and agree"],
    kind: "consent",
    missing: "Check the box if you agree.",
  },
];
