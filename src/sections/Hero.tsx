import { Fragment, type ReactNode, useContext } from "react";
import type { Destination, Words } from "~/content-types";
import { groundOf, type Route } from "~/lib/routes";
import { sentencesOf } from "~/lib/sentences";
import { Breadcrumb } from "~/ui/Breadcrumb";
import { type ButtonAction, ButtonLinks } from "~/ui/Button";
import { CurrentPage } from "~/ui/current-page";
import { Lead } from "~/ui/Lead";
import { Link } from "~/ui/Link";
import { QuietLine } from "~/ui/QuietLine";
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
  /** What the line at the bottom leads to, such as a phone number. With it, the heading is as wide as the page. */
  line?: Call;
};

/** Where a line leads, with the words over it. */
type Call = Destination & { readonly above: string; readonly label: string };

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

/** The top of a page, on the ground of its family: name, heading, lead and buttons, with an illustration beside them. */
export function Hero(props: HeroProps) {
  const { breadcrumb, name, above, heading, lead, actions = [], below, aside, wide, foot } = props;
  const daylight = groundOf(useContext(CurrentPage)) === "daylight";
  const buttons = actions.length > 0 && (
    <div className={styles.actions}>
      <ButtonLinks actions={actions} />
    </div>
  );
  return (
    <section
      className={daylight ? `${styles.hero} ${styles.daylight}` : styles.hero}
      data-surface={daylight ? "default" : "inverse"}
    >
      <div
        className={`${styles.width} ${below ? styles.withBelow : aside ? "" : props.line ? styles.lined : styles.open}`.trim()}
      >
        <div>
          <Breadcrumb to={breadcrumb} />
          {above && <p className={styles.name}>{above}</p>}
          <h1 className={styles.heading} tabIndex={-1}>
            {name && <span className={styles.name}>{name}</span>}
            {name && " "}
            <Parts of={props.line ? clausesOf(heading) : sentencesOf(heading)} />
          </h1>
          <Lead text={lead} />
          {aside && buttons}
        </div>
        {aside ?? buttons}
        {below && <div>{below}</div>}
      </div>
      {wide && <div className={styles.wide}>{wide}</div>}
      {foot && <div className={styles.foot}>{foot}</div>}
      {props.line && <Edge {...props.line} />}
    </section>
  );
}

/** The edge between the hero's night and the day below it. */
function Edge({ above, label, ...call }: Call) {
  return (
    <div className={styles.edge}>
      <Link className={styles.call} {...call}>
        <span>{above}</span> {label}
      </Link>
      <QuietLine day="below" />
    </div>
  );
}

/** Where a heading as wide as the page breaks first: after a comma, too. */
const clausesOf = (text: string) => text.split(/(?<=[,:;]) /);

/** A heading breaks between its sentences first. */
function Parts({ of: parts }: { of: readonly string[] }) {
  if (parts.length === 1) return parts[0];
  return parts.map((part, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: fixed content, its order never changes
    <Fragment key={index}>
      {index > 0 && " "}
      <span className={styles.part}>{part}</span>
    </Fragment>
  ));
}
