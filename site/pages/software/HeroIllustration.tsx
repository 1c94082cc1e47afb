import { IllustrationFrame, Row } from "~/illustrations/IllustrationFrame";
import { heroIllustration } from "./content";
import styles from "./HeroIllustration.module.css";

const { subject, before, after, week, tests, ...frame } = heroIllustration;

/** A change to one sentence in large type, and its way through the week to the release. */
export function HeroIllustration() {
  return (
    <IllustrationFrame {...frame}>
      <div className={styles.change}>
        <p>{subject}</p>
        <p>
          <s>{before}</s>
        </p>
        <p>{after}</p>
      </div>
      <div className={styles.week}>
        {week.map(({ day, stage }) => (
          <p key={day}>
            {day} <b>{stage}</b>
          </p>
        ))}
      </div>
      <Row {...tests} />
    </IllustrationFrame>
  );
}
