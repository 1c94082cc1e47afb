import { type ButtonAction, ButtonLink } from "~/ui/Button";
import { RichText } from "~/ui/RichText";
import styles from "./NightWatch.module.css";

type Stage = {
  /** What is left at this stage of the night's readings. */
  readonly reading: { readonly number: string; readonly label: string };
  readonly title: string;
  readonly description: string;
};

/** The stages of a night's work, words below its drawing, and a button. */
export type NightWatchContent = {
  readonly times: readonly [start: string, what: string, end: string];
  readonly stages: readonly [watch: Stage, decide: Stage, fix: Stage];
  readonly action: ButtonAction;
};

/** Readings from 8 PM to 8 AM, those with an alert, and the one of what was fixed. */
const readings = Array.from({ length: 96 }, (_, index) => index);
const alerts = [9, 27, 38, 54, 71, 85];
const fixed = 54;

const heightOf = (reading: number) => 20 + ((reading * 37) % 23);

/** One after the other, so that what repeats takes few bytes. */
const quiet = readings.map((reading) => `v-${heightOf(reading)}m10 ${heightOf(reading)}`).join("");
const tall = (some: readonly number[], more: number) =>
  some.map((reading) => `M${reading * 10 + 5} 120v-${heightOf(reading) + more}`).join("");

/** One night of readings from edge to edge, the alerts that an engineer checks, and what is fixed by the morning. */
export function NightWatch({ times, stages, action }: NightWatchContent) {
  return (
    <>
      <svg
        className={styles.night}
        viewBox="0 0 960 120"
        preserveAspectRatio="none"
        aria-hidden="true"
      >
        <path d={`M5 120${quiet}`} />
        <path data-state="watch" d={tall(alerts, 44)} />
        <path data-state="good" d={tall([fixed], 64)} />
        <path data-state="good" className={styles.dot} d={`M${fixed * 10 + 5} 14h.01`} />
      </svg>
      <p className={styles.times}>
        {times.map((time) => (
          <span key={time}>{time}</span>
        ))}
      </p>
      <ol role="list" className={styles.stages}>
        {stages.map(({ reading, title, description }) => (
          <li key={title}>
            <p className={styles.reading}>
              <strong>{reading.number}</strong> {reading.label}
            </p>
            <h3>{title}</h3>
            <p>
              <RichText text={description} />
            </p>
          </li>
        ))}
      </ol>
      <ButtonLink variant="secondary" {...action} />
    </>
  );
}
