import type { OfficeHours } from "~/content-types";
import { Legend } from "~/illustrations/Legend";
import { clockText, dayName, hourMarks, openHours, weekdays } from "~/lib/hours";
import styles from "./HoursChart.module.css";

/** The two lines of the legend. */
export type HoursChartLegend = {
  /** Legend of the office hours. */
  readonly office: string;
  /** Legend of the line that runs through all hours; "" if nobody answers then. */
  readonly always: string;
};

type HoursChartProps = HoursChartLegend & { hours: readonly OfficeHours[] };

/** Height of a day's row in px; `.days` has it, too. The drawing is as wide as there is room. */
const row = 32;

const middleOf = (day: number) => (day + 1.5) * row;
const share = (hour: number) => `${((100 * hour) / 24).toFixed(1)}%`;

/** The hours of a week, a line per day: around the clock, and thicker where the office is open, with a gap at breaks. */
export function HoursChart({ hours, office, always }: HoursChartProps) {
  const open = { label: office, state: "good" } as const;
  return (
    <>
      <div className={styles.week}>
        <p className={styles.days}>
          {weekdays.map((day) => (
            <span key={day}>{dayName(day)}</span>
          ))}
        </p>
        <svg height={8 * row} aria-hidden="true">
          {hourMarks(hours).map((at) => (
            <text key={at} x={share(at)} y="20" textAnchor={anchors[at] ?? "middle"}>
              {clockText(at)}
            </text>
          ))}
          {always && (
            <g className={styles.always}>
              {weekdays.map((name, day) => (
                <line key={name} x2="100%" y1={middleOf(day)} y2={middleOf(day)} />
              ))}
            </g>
          )}
          <g className={styles.office}>
            {openHours(hours).map(({ day, opens, closes }) => (
              <rect
                key={`${day} ${opens}`}
                x={share(opens)}
                y={middleOf(day) - 6}
                width={share(closes - opens)}
                height="12"
                rx="6"
              />
            ))}
          </g>
        </svg>
      </div>
      <Legend keys={always ? [open, { label: always, state: "good", mark: "line" }] : [open]} />
    </>
  );
}

/** Labels at the ends of the day stay inside the drawing. */
const anchors: Readonly<Record<number, "start" | "end">> = { 0: "start", 24: "end" };
