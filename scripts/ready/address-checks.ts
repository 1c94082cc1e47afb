import { companyFile, lineOf, matches, ofCompany, type Place, published, toPlaces } from "./places";
import type { Project } from "./project";

/**
 * Addresses of one kind in a domain for examples, such as .example and example.com, or on another
 * site and ending in "-example". deploy/ has some for hosts that an owner may not use (docs/deploy.md).
 */
const exampleAddresses = (project: Project, kind: "email" | "social" | "address") =>
  matches(
    project,
    /^(?:src|public)\//,
    /(?:https?:\/\/)?[\w/.@+-]*(?:[.-]example|\bexample\.(?:com|net|org))(?!\w|[.-]\w)(?:\/[\w/.-]*)?/g,
  ).filter(({ match }) => /[.@]|\/\//.test(match) && kindOf(match) === kind);

function kindOf(address: string) {
  if (address.includes("@")) return "email";
  const host = /^https?:\/\/([^/]*)/.exec(address)?.[1];
  return host && !/\bexample(?:\.\w+)?$/.test(host) ? "social" : "address";
}

const notReal = (address: string) => `${address} isn't a real address.`;

/** An address of the site that is not https, and addresses in domains for examples. */
export function siteAddress(project: Project): readonly Place[] {
  const url = ofCompany(project, "url");
  const line = lineOf(project, companyFile, url);
  const secure = URL.canParse(url) && new URL(url).protocol === "https:";
  return [
    ...(secure
      ? []
      : [
          {
            file: companyFile,
            line,
            text: `company.url is "${url}".`,
            todo: "Write an address such as https://www.example.com.",
          },
        ]),
    ...toPlaces(exampleAddresses(project, "address"), notReal, "Write your own."),
  ];
}

/** Email addresses in domains for examples. */
export function emailAddress(project: Project): readonly Place[] {
  return toPlaces(exampleAddresses(project, "email"), notReal, "Write your own.");
}

/** The build writes security.txt, with the company's email address as its contact. */
export function securityTxt(project: Project): readonly Place[] {
  const email = ofCompany(project, "email", "text");
  if (/^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(email) && !email.endsWith(".example")) return [];
  return [
    {
      file: companyFile,
      line: lineOf(project, companyFile, email || "email"),
      text: `security.txt asks to report vulnerabilities to "${email}".`,
      todo: "Write an address that you read in company.email.",
    },
  ];
}

/** Profiles of the sample on other sites. */
export function social(project: Project): readonly Place[] {
  const found = exampleAddresses(project, "social");
  return toPlaces(
    found,
    (match) => `${match} is the sample's.`,
    "Link your own profile, or remove it.",
  );
}

/** Telephone numbers that are reserved for fiction, 555-01xx. */
export function phone(project: Project): readonly Place[] {
  const pattern = /(?:\+?1?\(?\d{3}\)?[-. ]?)?555[-. ]?01\d\d(?!\d)/g;
  const found = matches(project, published, pattern).filter(({ file }) => !file.endsWith(".svg"));
  return toPlaces(found, (match) => `The phone number is made up, ${match}.`, "Write your own.");
}
