import { Fragment, type ReactNode } from "react";
import type { RichText as Words } from "~/content-types";
import type { Route } from "~/lib/routes";
import { sentencesOf } from "~/lib/sentences";
import { Breadcrumb } from "~/ui/Breadcrumb";
import { type ButtonAction, ButtonLinks } from "~/ui/Button";
import { Lead } from "~/ui/Lead";
import styles from "./Hero.module.css";

/** The words of a hero. */
export type HeroContent = {
  /** The page's name, the first line of the h1. */
  name?: string;
  /** The page's name above an h1 that is the heading alone. */
  above?: string;
  /** The page's message in one sentence, the rest of the h1. */
  heading: string;
  lead: string | Words;
  /** At most two; the first is the primary button. */
  actions?: readonly ButtonAction[];
};

type HeroProps = HeroContent & {
  /** Pages that the breadcrumb leads to, if they aren't those above the page in the route table. */
  breadcrumb?: readonly Route[];
  /** Shown under the text; on small screens below the aside. */
  below?: ReactNode;
  /** The hero illustration or a form. Without it, the buttons take its place. */
  aside?: ReactNode;
  /** A drawing under the text as wide as the page's content. The buttons are beside the text. */
  wide?: ReactNode;
  /** Shown at the bottom across the full width, such as a row of statistics. */
  foot?: ReactNode;
};

/** The dark top of a page: name, heading, lead and buttons, with an illustration beside them. */
export function Hero(props: HeroProps) {
  const { breadcrumb, name, above, heading, lead, actions = [], below, aside, wide, foot } = props;
  const buttons = actions.length > 0 && (
    <div className={styles.actions}>
      <ButtonLinks actions={actions} />
    </div>
  );
  return (
    <section className={styles.hero} data-surface="inverse">
      <div
        className={`${styles.width} ${below ? styles.withBelow : aside ? "" : styles.open}`.trim()}
      >
        <div>
          <Breadcrumb to={breadcrumb} />
          {above && <p className={styles.name}>{above}</p>}
          <h1 className={styles.heading} tabIndex={-1}>
            {name && <span className={styles.name}>{name}</span>}
            {name && " "}
            <Sentences text={heading} />
          </h1>
          <Lead text={lead} />
          {aside && buttons}
        </div>
        {aside ?? buttons}
        {below && <div>{below}</div>}
      </div>
      {wide && <div className={styles.wide}>{wide}</div>}
      {foot && <div className={styles.foot}>{foot}</div>}
    </section>
  );
}

/** A heading of several sentences breaks between them first. */
function Sentences({ text }: { text: string }) {
  const sentences = sentencesOf(text);
  if (sentences.length === 1) return text;
  return sentences.map((sentence, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: fixed content, its order never changes
    <Fragment key={index}>
      {index > 0 && " "}
      <span className={styles.sentence}>{sentence}</span>
    </Fragment>
  ));
}
