import { Drawing } from "~/illustrations/Drawing";
import { IllustrationFrame, Row } from "~/illustrations/IllustrationFrame";
import { heroIllustration } from "./content";
import styles from "./HeroIllustration.module.css";

const { before, after, days, stages, release, tests, ...frame } = heroIllustration;

/** The center of a day, in units of the drawing. */
const x = (day: number) => 36 + day * 92;

/** A change to one sentence, and its branch from the request to the release. */
export function HeroIllustration() {
  return (
    <IllustrationFrame {...frame}>
      <div className={styles.diff}>
        <p>{before}</p>
        <p>{after}</p>
      </div>
      <div className={styles.frame}>
        <Drawing width={440} height={190}>
          <path
            className={styles.other}
            d="M102 132C128 132 128 172 154 172H258C284 172 284 132 310 132"
          />
          <path data-line="" d="M0 132H440" />
          <path data-line="good" d="M0 132C14 132 6 74 28 74H312C362 74 354 132 404 132H440" />
          <path data-line="watch" d="M312 64C306 30 226 30 221 61" />
          <path data-line="watch" d="M214 54l6 8 9-5" />
          <g className={styles.stops}>
            {[66, 102, 310].map((at) => (
              <circle key={at} cx={at} cy="132" r="5" data-state="idle" />
            ))}
            {[168, 244].map((at) => (
              <circle key={at} cx={at} cy="172" r="5" data-state="idle" />
            ))}
            {stages.map((stage, day) => (
              <circle key={stage} cx={x(day)} cy="74" r="9" data-state="good" />
            ))}
            <circle cx="404" cy="132" r="11" data-state="watch" />
          </g>
          <g className={styles.words} textAnchor="middle">
            {days.map((day, index) => (
              <text key={day} x={x(index)} y="18" data-soft="">
                {day}
              </text>
            ))}
            {stages.map((stage, day) => (
              <text key={stage} x={x(day)} y="106">
                {stage}
              </text>
            ))}
            <text x="404" y="166" data-state="watch">
              {release}
            </text>
          </g>
        </Drawing>
      </div>
      <Row {...tests} state="good" />
    </IllustrationFrame>
  );
}
