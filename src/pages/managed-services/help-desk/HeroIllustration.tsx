import { Dot, IllustrationFrame, Pill } from "~/illustrations/IllustrationFrame";
import styles from "./HeroIllustration.module.css";

/** `used` is how much of the level's response time has passed, in percent. */
const queue = [
  { issue: "Printer on 2nd floor will not scan", level: "Level 1", passed: "4 min", used: 27 },
  { issue: "Outlook asks for a password again", level: "Level 1", passed: "9 min", used: 60 },
  { issue: "Payroll app slow since update", level: "Level 2", passed: "38 min", used: 63 },
  {
    issue: "Warehouse switch drops packets",
    level: "Level 3",
    passed: "2 h 10",
    used: 54,
    deep: true,
  },
  { issue: "Server room water alarm", level: "Emergency", passed: "6 min", used: 40 },
];

/** A queue of tickets. The line under each shows how much of its response time has passed. */
export function HeroIllustration() {
  return (
    <IllustrationFrame title="Answered in 1 min 12 s" note="example, today">
      <div className={styles.queue}>
        {queue.map(({ issue, level, passed, used, deep }) => {
          const state = deep ? "watch" : "good";
          return (
            <div key={issue} className={styles.ticket} data-state={state}>
              <Dot state={state} />
              <span>{issue}</span>
              <Pill>{level}</Pill>
              <span className={styles.passed}>{passed}</span>
              <svg viewBox="0 0 100 2" preserveAspectRatio="none" height="2" aria-hidden="true">
                <rect width={used} height="2" />
              </svg>
            </div>
          );
        })}
      </div>
      <p className={styles.key}>Line: how much of the level's time has passed</p>
    </IllustrationFrame>
  );
}
