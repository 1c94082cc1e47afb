import { Dot, IllustrationFrame, ReadingBar } from "~/illustrations/IllustrationFrame";
import { heroIllustration } from "./content";
import styles from "./HeroIllustration.module.css";

const { title, note, tickets } = heroIllustration;

/** A queue of tickets. The line under each shows how much of its response time has passed. */
export function HeroIllustration() {
  return (
    <IllustrationFrame title={title} note={note}>
      <div className={styles.queue}>
        {tickets.map(({ issue, level, passed, used, state }) => (
          <div key={issue} className={styles.ticket}>
            <Dot state={state} />
            <span className={styles.issue}>{issue}</span>
            <span className={styles.reading}>
              <span className={styles.level}>{level}</span> {passed}
            </span>
            <ReadingBar share={used / 100} state={state} />
          </div>
        ))}
      </div>
    </IllustrationFrame>
  );
}
