import { Legend } from "~/illustrations/Legend";
import styles from "./OfflineSyncDiagram.module.css";

/** Times are hours of the day, in decimals. */
export type OfflineSyncContent = {
  /** The two lines, and the hours at which the time axis starts and ends. */
  readonly from: { readonly name: string; readonly hour: number };
  readonly to: { readonly name: string; readonly hour: number };
  /** Labels of the time axis, evenly spaced. */
  readonly hours: readonly string[];
  /** Times without a connection. */
  readonly gaps: ReadonlyArray<{ readonly start: number; readonly end: number }>;
  /** When messages were saved. */
  readonly saved: readonly number[];
  readonly legend: { readonly sent: string; readonly waited: string; readonly gap: string };
};

/** In units of the drawing, which is stretched to its container. */
const height = 9;
/** Hours between two messages that are sent after a gap. */
const pace = 0.04;

/**
 * Messages as lines between a sender and a receiver over time: vertical if they arrive at once,
 * slanted if they wait for the end of a gap. Decorative: what is below says the same in words.
 */
export function OfflineSyncDiagram({ from, to, hours, gaps, saved, legend }: OfflineSyncContent) {
  const x = (hour: number) => Math.round((hour - from.hour) * 100) / 10;
  const gapOf = (hour: number) => gaps.find(({ start, end }) => hour > start && hour < end);
  const waiting = saved.filter(gapOf);
  const sent = saved.filter((hour) => !gapOf(hour));
  const arrival = (hour: number) => {
    const gap = gapOf(hour);
    if (!gap) return hour;
    return gap.end + pace * waiting.filter((other) => other > gap.start && other < hour).length;
  };
  const lines = (times: readonly number[]) =>
    times.map((hour) => `M${x(hour)} 0L${x(arrival(hour))} ${height}`).join("");
  const ends = (times: readonly number[]) =>
    times.map((hour) => `M${x(hour)} 0h.01M${x(arrival(hour))} ${height}h.01`).join("");
  return (
    <div className={styles.diagram} aria-hidden="true">
      <p>{from.name}</p>
      <svg viewBox={`0 0 ${x(to.hour)} ${height}`} preserveAspectRatio="none" aria-hidden="true">
        <path
          className={styles.gap}
          d={gaps
            .map(({ start, end }) => `M${x(start)} 0H${x(end)}V${height}H${x(start)}z`)
            .join("")}
        />
        <path className={styles.rail} d={`M0 0H${x(to.hour)}M0 ${height}H${x(to.hour)}`} />
        <g className={styles.sent}>
          <path d={lines(sent)} />
          <path className={styles.end} d={ends(sent)} />
        </g>
        <g className={styles.waited}>
          <path d={lines(waiting)} />
          <path className={styles.end} d={ends(waiting)} />
        </g>
      </svg>
      <p>{to.name}</p>
      <p className={styles.hours}>
        {hours.map((hour) => (
          <span key={hour}>{hour}</span>
        ))}
      </p>
      <Legend
        keys={[
          { label: legend.sent, state: "good", mark: "line" },
          { label: legend.waited, state: "watch", mark: "dashes" },
          { label: legend.gap, state: "idle" },
        ]}
      />
    </div>
  );
}
