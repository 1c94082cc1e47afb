import { Credentials } from "~/sections/Credentials";
import type { Shown } from "../example-files";

const examples = [
  {
    name: "Information security, example",
    issuer: "A certification body",
    number: "EX-27001-4410",
    validUntil: "2099-05-31",
    href: "https://registry.example/ex-27001-4410",
  },
  { name: "Partner, example", issuer: "A maker of software", validUntil: "2099-12-31" },
  { name: "Chamber of commerce, example", issuer: "A chamber", number: "Member since 2010" },
] as const;

/** What none of them has, such as numbers, has no column. */
export const WithEverything = ({ surface }: Pick<Shown, "surface">) => (
  <Credentials
    surface={surface}
    id={`credentials-${surface}`}
    heading="Certifications and memberships (examples)"
    lead="Builds after the last day of one leave it out."
    entries={examples}
  />
);
