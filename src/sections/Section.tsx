import type { ReactNode } from "react";
import type { Words } from "~/content-types";
import { Lead } from "~/ui/Lead";
import { RichText } from "~/ui/RichText";
import { HeadingId } from "./heading-id";
import styles from "./Section.module.css";

/** The words above what a section shows. */
export type SectionContent = {
  readonly heading: string;
  readonly lead?: string | Words | undefined;
};

/** The band that a section is. */
export type Band = {
  /** Background color. */
  readonly surface?: "default" | "subtle" | "inverse" | undefined;
  /** Anchor for links within the page. A table in the section needs it, too. */
  readonly id?: string | undefined;
  /** What the section shows. If there is none of it, the section is left out. */
  readonly entries?: readonly unknown[] | undefined;
};

type SectionProps = Band & Partial<SectionContent> & { readonly children: ReactNode };

/**
 * A full-width band of a page with the site's margins: its h2 on the left, its lead on the right, then its content. On the
 * dark surface the h2 is larger, over the full width.
 */
export function Section(props: SectionProps) {
  const { surface = "default", id, entries, heading, lead, children } = props;
  if (entries?.length === 0) return null;
  const headingId = id && `${id}-heading`;
  return (
    <section className={styles.section} data-surface={surface} id={id}>
      {heading && (
        <div className={styles.head}>
          <h2 id={headingId}>
            <RichText text={heading} />
          </h2>
          {lead && <Lead text={lead} />}
        </div>
      )}
      <HeadingId value={headingId}>{children}</HeadingId>
    </section>
  );
}
