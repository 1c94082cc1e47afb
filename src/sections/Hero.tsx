import type { ReactNode } from "react";
import type { Target } from "~/site/routes";
import { Breadcrumb } from "~/ui/Breadcrumb";
import { type ButtonAction, ButtonLink, ButtonRow } from "~/ui/Button";
import styles from "./Hero.module.css";

type HeroProps = {
  /** Set on pages that have a page above them: shows the way back up. */
  page?: Target;
  /** Names the page; the first line of the h1. */
  name?: string;
  /** What the page says in one sentence; the rest of the h1. */
  heading: string;
  lead: string;
  /** At most two; the first is the one wanted. */
  actions?: readonly ButtonAction[];
  /** Stands under the text; on small screens after the aside, which is wanted first. */
  children?: ReactNode;
  /** The page's board, or what stands in its place. Without one the actions stand there. */
  aside?: ReactNode;
  /** Closes the night across its whole width, such as a row of figures. */
  foot?: ReactNode;
};

/** The night at the top of a page: its name and statement on the left, its board on the right. */
export function Hero(props: HeroProps) {
  const { page, name, heading, lead, actions = [], children, aside, foot } = props;
  const buttons = actions.length > 0 && (
    <ButtonRow>
      {actions.map((action, index) => (
        <ButtonLink
          key={action.label}
          variant={index === 0 ? "primary" : "secondary"}
          {...action}
        />
      ))}
    </ButtonRow>
  );
  return (
    <section className={styles.hero} data-surface="inverse">
      <div className={aside ? styles.width : `${styles.width} ${styles.open}`}>
        <div>
          {page && <Breadcrumb page={page} />}
          <h1 className={styles.heading} tabIndex={-1}>
            {name && <span className={styles.name}>{name}</span>}
            {name && " "}
            {heading}
          </h1>
          <p className={styles.lead}>{lead}</p>
          {aside && buttons}
        </div>
        {aside ?? buttons}
        {children && <div className={styles.below}>{children}</div>}
      </div>
      {foot && <div className={styles.foot}>{foot}</div>}
    </section>
  );
}
