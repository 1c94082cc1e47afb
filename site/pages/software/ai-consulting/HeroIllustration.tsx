import { IllustrationFrame, Row } from "~/illustrations/IllustrationFrame";
import { heroIllustration } from "./content";
import styles from "./HeroIllustration.module.css";

/** A stack of invoices becomes rows of data; one of them needs a person. */
export function HeroIllustration() {
  const { invoices, typed, question, ...frame } = heroIllustration;
  return (
    <IllustrationFrame {...frame}>
      <div className={styles.conversion}>
        <svg className={styles.papers} viewBox="0 0 176 212" aria-hidden="true">
          <path className={styles.sheet} d="M12 24 116 12l15 140L28 166z" />
          <path className={styles.edge} d="m25 38 105-6 8 146-105 6z" />
          <path className={styles.sheet} d="m25 38 105-6 8 146-105 6z" />
          <path className={styles.edge} d="m38 52 104 4-5 146-104-4z" />
          <path className={styles.sheet} d="m38 52 104 4-5 146-104-4z" />
          <path className={styles.title} d="m54 76 44 2" />
          <path
            stroke="var(--soft)"
            d="m52 102 72 3m-73 13 56 2m-57 14 72 3m-72 14 44 2m-45 14 66 3"
          />
          <path stroke="var(--highlight)" strokeWidth="2.5" d="M150 116h24m-8-7 8 7-8 7" />
        </svg>
        <div className={styles.rows}>
          {invoices.map(({ name, amount, state }) => (
            <Row key={name} name={name} reading={amount} state={state} />
          ))}
        </div>
      </div>
      <Row {...typed} />
      <Row state="watch" name={question} reading="" />
    </IllustrationFrame>
  );
}
