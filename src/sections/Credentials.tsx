import type { ReactNode } from "react";
import type { Credential } from "~/content-types";
import { isValid } from "~/lib/day";
import { credentialColumns } from "~/site/words/sections";
import { DayText } from "~/ui/DayText";
import { Link } from "~/ui/Link";
import { DataTable } from "./DataTable";
import { type Band, Section, type SectionContent } from "./Section";

type CredentialsProps = Band & SectionContent & { entries: readonly Credential[] };

type Column = keyof typeof credentialColumns;

const cells: Readonly<Record<Column, (credential: Credential) => ReactNode>> = {
  name: ({ name, href }) => (href ? <Link href={href}>{name}</Link> : name),
  issuer: ({ issuer }) => issuer,
  number: ({ number }) => number,
  validUntil: ({ validUntil }) => validUntil && <DayText date={validUntil} />,
};

/**
 * Certifications, memberships and licenses in a table, without those that have expired. A column that none of them
 * fills is left out, and so is the section if there are none.
 */
export function Credentials({ entries, id = "credentials", ...section }: CredentialsProps) {
  const valid = entries.filter(isValid);
  const columns = (["name", "issuer", "number", "validUntil"] as const).filter((column) =>
    valid.some((credential) => credential[column]),
  );
  return (
    <Section {...section} id={id} entries={valid}>
      <DataTable
        columns={columns.map((column) => credentialColumns[column])}
        rows={valid.map((credential) => columns.map((column) => cells[column](credential)))}
      />
    </Section>
  );
}
