import type { ReactNode } from "react";
import type { Action } from "~/content-types";
import { MoreLink } from "~/ui/MoreLink";
import styles from "./Introduction.module.css";

type IntroductionProps = {
  heading: string;
  paragraphs: readonly string[];
  action?: Action;
  /** Stands at the end of the heading's line; the words then run in two columns below. */
  children?: ReactNode;
};

/** A large statement, and the story behind it in running text. */
export function Introduction({ heading, paragraphs, action, children }: IntroductionProps) {
  return (
    <div className={styles.introduction} data-illustrated={Boolean(children) || undefined}>
      <div className={styles.head}>
        <h2>{heading}</h2>
        {children}
      </div>
      <div className={styles.text}>
        {paragraphs.map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
        {action && <MoreLink {...action} />}
      </div>
    </div>
  );
}
