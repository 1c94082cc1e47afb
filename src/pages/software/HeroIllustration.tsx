import { Drawing } from "~/illustrations/Drawing";
import { IllustrationFrame, Row } from "~/illustrations/IllustrationFrame";
import styles from "./HeroIllustration.module.css";

const days = ["Mon", "Tue", "Wed", "Thu", "Fri"];
const x = (day: number) => 36 + day * 92;

/** What happens to the change on its branch, a day each. */
const stops = ["asked", "drawn", "built", "reviewed"];

/** Software: one change to one sentence, on its way from a request to its release. */
export function HeroIllustration() {
  return (
    <IllustrationFrame title="One change, one week" note="example">
      <div className={styles.diff}>
        <p>We arrive between 8 and 5.</p>
        <p>We arrive between 1:20 and 2:10.</p>
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
            {stops.map((stop, day) => (
              <circle key={stop} cx={x(day)} cy="74" r="9" data-state="good" />
            ))}
            <circle cx="404" cy="132" r="11" data-state="watch" />
          </g>
          <g className={styles.words} textAnchor="middle">
            {days.map((day, index) => (
              <text key={day} x={x(index)} y="14" data-soft="">
                {day}
              </text>
            ))}
            {stops.map((stop, day) => (
              <text key={stop} x={x(day)} y="106">
                {stop}
              </text>
            ))}
            <text x="404" y="166" data-state="watch">
              live
            </text>
          </g>
        </Drawing>
      </div>
      <Row name="214 of 214 tests" reading="Fri 6:40 AM" state="good" />
    </IllustrationFrame>
  );
}
