import { type ButtonAction, ButtonLink } from "~/ui/Button";
import { RichText } from "~/ui/RichText";
import styles from "./NightWatch.module.css";

type Stage = {
  /** What is left at this stage of the night's readings. */
  readonly reading: { readonly number: string; readonly label: string };
  readonly title: string;
  readonly description: string;
};

/** The stages of a night's work, words on the axes of their drawings, and a button. */
export type NightWatchContent = {
  readonly times: readonly [start: string, what: string, end: string];
  readonly stages: readonly [watch: Stage, decide: Stage, fix: Stage];
  readonly action: ButtonAction;
};

/** Quarter hours from 8 PM to 8 AM, those with an alert, and the one in which something was fixed. */
const quarters = Array.from({ length: 48 }, (_, quarter) => quarter);
const alerts = [5, 14, 19, 28, 35, 42];
const fixed = [35];

/** What each drawing shows on top of the quiet bars. */
const shown = [
  { good: quarters, watch: alerts },
  { good: [], watch: alerts },
  { good: fixed, watch: [] },
];

/** Bars of different heights; a quarter hour has the same one in all drawings. */
const bars = (some: readonly number[]) =>
  some
    .map((quarter) => {
      const height = 24 + ((quarter * 37) % 23) + (alerts.includes(quarter) ? 44 : 0);
      return `M${quarter * 8 + 4} ${96 - height}v${height}`;
    })
    .join("");

/** One night three times: all readings, the alerts that an engineer checks, and what is fixed by the morning. */
export function NightWatch({ times, stages, action }: NightWatchContent) {
  return (
    <>
      <ol role="list" className={styles.stages}>
        {stages.map(({ reading, title, description }, index) => (
          <li key={title}>
            <svg viewBox="0 0 384 96" preserveAspectRatio="none" height="96" aria-hidden="true">
              <path d={bars(quarters)} />
              <path data-state="good" d={bars(shown[index]?.good ?? [])} />
              <path data-state="watch" d={bars(shown[index]?.watch ?? [])} />
            </svg>
            <p className={styles.times}>
              <span>{times[0]}</span>
              {index === 0 && <span>{times[1]}</span>}
              <span>{times[2]}</span>
            </p>
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
