import type { ReactNode } from "react";
import type { Action } from "~/content-types";
import { MoreLink } from "~/ui/MoreLink";
import { RichText } from "~/ui/RichText";
import styles from "./Introduction.module.css";

/** The words of an introduction. */
export type IntroductionContent = {
  readonly heading: string;
  readonly paragraphs: readonly string[];
  readonly action?: Action;
};

type IntroductionProps = IntroductionContent & {
  /** Shown under the heading, such as portraits. */
  children?: ReactNode;
};

/** A heading on the left and a few paragraphs on the right; the first one is larger. */
export function Introduction({ heading, paragraphs, action, children }: IntroductionProps) {
  return (
    <div className={styles.introduction}>
      <div className={styles.head}>
        <h2>
          <RichText text={heading} />
        </h2>
        {children}
      </div>
      <div className={styles.text}>
        {paragraphs.map((paragraph) => (
          <p key={paragraph}>
            <RichText text={paragraph} />
          </p>
        ))}
        {action && <MoreLink {...action} />}
      </div>
    </div>
  );
}
