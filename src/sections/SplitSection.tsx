import { type ReactNode, useContext } from "react";
import { type ButtonAction, ButtonLink } from "~/ui/Button";
import { Lead } from "~/ui/Lead";
import { RichText } from "~/ui/RichText";
import { HeadingId } from "./heading-id";
import { type Band, Section, type SectionContent } from "./Section";
import styles from "./SplitSection.module.css";

/** The words beside what a split section shows. */
export type SplitSectionContent = SectionContent & { readonly action?: ButtonAction };

type SplitProps = SplitSectionContent & {
  /** Shown under the lead. */
  below?: ReactNode;
  /** "even": two halves. "narrow": less room on the left. "pinned": also keeps it in view. */
  variant?: "even" | "narrow" | "pinned";
  /** The right column. */
  children: ReactNode;
};

/** A section with heading, lead and action on the left; the content on the right. */
export const SplitSection = ({ surface, id, entries, ...split }: Band & SplitProps) => (
  <Section surface={surface} id={id} entries={entries}>
    <Split {...split} />
  </Section>
);

function Split({ heading, lead, action, variant = "even", below, children }: SplitProps) {
  const headingId = useContext(HeadingId);
  return (
    <div className={styles.split} data-variant={variant}>
      <div>
        <h2 id={headingId}>
          <RichText text={heading} />
        </h2>
        {lead && <Lead text={lead} />}
        {action && <ButtonLink {...action} />}
        {below && <div className={styles.below}>{below}</div>}
      </div>
      {children}
    </div>
  );
}
