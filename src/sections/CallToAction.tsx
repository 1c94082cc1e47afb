import { useContext } from "react";
import type { TeamMember, Words } from "~/content-types";
import { phoneHref } from "~/lib/hrefs";
import { company } from "~/site/company";
import { contacts } from "~/site/contacts";
import { type ButtonAction, ButtonLinks } from "~/ui/Button";
import { CurrentPage } from "~/ui/current-page";
import { Lead } from "~/ui/Lead";
import { Portrait } from "~/ui/picture/Portrait";
import { QuietLine } from "~/ui/QuietLine";
import { RichText } from "~/ui/RichText";
import styles from "./CallToAction.module.css";
import { Section } from "./Section";

/** A phone number of more characters than the largest size has room for. */
const hasLongPhone = company.phone.text.length > 17;

/** The words of a call to action. */
export type CallToActionContent = {
  readonly heading: string;
  readonly text: string | Words;
  readonly actions: readonly ButtonAction[];
  /** Leaves out the company's number, where a page asks for a message. */
  readonly phone?: false | undefined;
};

type CallToActionProps = CallToActionContent & {
  /** Who answers, if it isn't who site/contacts.ts names for the page. */
  person?: TeamMember;
};

/** The last section of a page, a dark panel: heading, text and buttons, and the person who answers. */
export function CallToAction(props: CallToActionProps) {
  const page = useContext(CurrentPage);
  const { person = page && contacts[page], ...content } = props;
  return (
    <Section>
      <div className={styles.band} data-surface="inverse">
        <div className={styles.words}>
          <Call {...content} phone={person ? content.phone : false} />
        </div>
        {person && <Person {...person} />}
      </div>
    </Section>
  );
}

const Person = ({ name, position, image }: TeamMember) => (
  <figure
    className={styles.person}
    aria-label={name}
    data-cutout={(typeof image === "object" && image.cutout) || undefined}
  >
    <Portrait name={name} image={image} alt="" sizes="(width < 44em) 200px, 420px" />
    <p>
      <strong>{name}</strong> {position}
    </p>
  </figure>
);

/** The last section of a page, in which day turns into the night of the footer: the first button hangs from the line. */
export const ClosingLine = (content: CallToActionContent) => (
  <section className={styles.closing} data-surface="inverse">
    <QuietLine day="above" />
    <Call {...content} hangs />
  </section>
);

/** `hangs`: its buttons come before the number. */
function Call({ heading, text, actions, phone, hangs }: CallToActionContent & { hangs?: true }) {
  const number = phone ?? (
    <a
      className={styles.phone}
      data-long={hasLongPhone || undefined}
      href={phoneHref(company.phone)}
    >
      {company.phone.text}
    </a>
  );
  return (
    <>
      <div>
        <h2>
          <RichText text={heading} />
        </h2>
        <Lead text={text} />
      </div>
      <div className={styles.reach}>
        {!hangs && number}
        <div className={styles.actions}>
          <ButtonLinks actions={actions} />
        </div>
        {hangs && number}
      </div>
    </>
  );
}
