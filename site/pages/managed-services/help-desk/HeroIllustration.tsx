import { IllustrationFrame, Row } from "~/illustrations/IllustrationFrame";
import "~/ui/state.css";
import { heroIllustration } from "./content";
import styles from "./HeroIllustration.module.css";

const { title, note, tickets } = heroIllustration;

/**
 * A queue of tickets. The line under each shows how much of its response time has passed: all of it at
 * the mark, behind which the line runs off the page.
 */
export function HeroIllustration() {
  return (
    <IllustrationFrame title={title} note={note}>
      {tickets.map(({ issue, passed, used, state }) => (
        <Row key={issue} name={issue} reading={passed}>
          <svg className={styles.time} data-state={state} height="14" aria-hidden="true">
            <path d="M0 7h4000" />
            <line x1="100%" x2="100%" y2="14" />
            <line x2={`${used}%`} y1="7" y2="7" />
            <circle cx={`${used}%`} cy="7" r="7" />
          </svg>
        </Row>
      ))}
    </IllustrationFrame>
  );
}
