import type { ReactNode } from "react";
import type { RichText as Words } from "~/content-types";
import { RichText } from "~/ui/RichText";
import styles from "./Section.module.css";

/** The words above what a section shows. */
export type SectionContent = {
  readonly heading: string;
  readonly lead?: string | Words | undefined;
};

type SectionProps = {
  /** Background color. */
  surface?: "default" | "subtle" | "inverse";
  /** Anchor for links within the page. */
  id?: string;
  /** What the section shows. If there is none of it, the section is left out. */
  entries?: readonly unknown[];
  children: ReactNode;
};

/** A full-width band of a page with the site's margins and vertical padding. */
export function Section({ surface = "default", id, entries, children }: SectionProps) {
  if (entries?.length === 0) return null;
  return (
    <section className={styles.section} data-surface={surface} id={id}>
      {children}
    </section>
  );
}

type SectionHeadingProps = SectionContent & {
  /** For a table that the heading names. */
  id?: string;
};

/** The h2 of a section on the left, its lead on the right. */
export function SectionHeading({ id, heading, lead }: SectionHeadingProps) {
  return (
    <div className={styles.head}>
      <h2 id={id}>{heading}</h2>
      {lead && (
        <p className={styles.lead}>
          <RichText text={lead} />
        </p>
      )}
    </div>
  );
}
