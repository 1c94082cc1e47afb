import { Drawing } from "~/illustrations/Drawing";
import { IllustrationFrame, Row } from "~/illustrations/IllustrationFrame";
import { heroIllustration } from "./content";
import styles from "./HeroIllustration.module.css";

/** Months counted from September, and how many there are from then on. */
const seats = [
  [0, 42],
  [2, 46],
  [4.5, 50],
] as const;
const people = [
  [0, 40],
  [1, 42],
  [2, 45],
  [3.4, 44],
  [4.5, 48],
  [6, 47],
  [7.2, 46],
  [8.4, 45],
] as const;

const today = 9.6;
const renewal = 11;

const x = (month: number) => Math.round(12 + month * 34);
const y = (count: number) => 236 - (count - 38) * 15;

const stairs = (steps: typeof seats | typeof people) =>
  steps.map(([month, count]) => `H${x(month)}V${y(count)}`).join("");
const start = (count: number) => `M${x(0)} ${y(count)}`;

/**
 * Seats bought and people employed over a year, with the next renewal. The numbers are those of the
 * seat map on the same page.
 */
export function HeroIllustration() {
  const { title, note, labels, months, status } = heroIllustration;
  return (
    <IllustrationFrame title={title} note={note}>
      <div className={styles.frame}>
        <Drawing width={440} height={264}>
          <path
            className={styles.unused}
            d={`${start(42)}${stairs(seats)}H${x(today)}V${y(45)}${[...people]
              .reverse()
              .map(([month, count]) => `V${y(count)}H${x(month)}`)
              .join("")}z`}
          />
          <path className={styles.months} d="M12 236H430" />
          <path className={styles.renewal} d={`M${x(renewal)} 30V236`} />
          <path className={styles.seats} d={`${start(42)}${stairs(seats)}H${x(today)}`} />
          <path
            data-line="good"
            className={styles.people}
            d={`${start(40)}${stairs(people)}H${x(today)}`}
          />
          <path className={styles.plan} d={`M${x(today)} ${y(50)}H${x(renewal)}V${y(46)}H430`} />
          <circle cx={x(today)} cy={y(45)} r="6" data-state="good" />
          <circle cx={x(renewal)} cy={y(46)} r="8" data-state="watch" />
          <g className={styles.words}>
            <text x={x(4.5) + 8} y={y(50) - 10}>
              {labels.seats}
            </text>
            <text x={x(4.5) + 8} y={y(45) + 30} className={styles.good}>
              {labels.people}
            </text>
            <text x={x(8.2)} y={y(47.8)} textAnchor="middle" data-soft="">
              {labels.unused}
            </text>
            <text x={x(renewal)} y="20" textAnchor="middle" data-state="watch">
              {labels.renewal}
            </text>
            {months.map((month, index) => (
              <text key={month} x={x(index * 3)} y="257" data-soft="">
                {month}
              </text>
            ))}
          </g>
        </Drawing>
      </div>
      <Row {...status} state="watch" />
    </IllustrationFrame>
  );
}
