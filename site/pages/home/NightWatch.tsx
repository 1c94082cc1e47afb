import { Strip } from "~/illustrations/Strip";
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

/** Readings from 8 PM to 8 AM, and those with an alert; one of these was a failing disk. */
const heights = Array.from({ length: 96 }, (_, reading) => 20 + ((reading * 37) % 23));
const alerts = [9, 27, 38, 54, 71, 85];
const marks = alerts.map((at) =>
  at === 54
    ? ({ at, height: 106, state: "good" } as const)
    : ({ at, height: (heights[at] ?? 0) + 44, state: "watch" } as const),
);

/** One night of readings from edge to edge, the alerts that an engineer checks, and what is fixed by the morning. */
export function NightWatch({ times, stages, action }: NightWatchContent) {
  return (
    <>
      <Strip heights={heights} marks={marks} />
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
