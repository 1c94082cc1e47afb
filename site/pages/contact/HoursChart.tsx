import type { OfficeHours } from "~/content-types";
import { Lanes, middleOf } from "~/illustrations/Lanes";
import { Legend } from "~/illustrations/Legend";
import { percent } from "~/illustrations/scale";
import { clockText, dayName, hourMarks, openHours, weekdays } from "~/lib/hours";

/** The two lines of the legend. */
export type HoursChartLegend = {
  /** Legend of the office hours. */
  readonly office: string;
  /** Legend of the line that runs through all hours; "" if nobody answers then. */
  readonly always: string;
};

type HoursChartProps = HoursChartLegend & { hours: readonly OfficeHours[] };

const share = (hour: number) => percent(hour, 24);

/** The hours of a week, a line per day: around the clock, and thicker where the office is open, with a gap at breaks. */
export function HoursChart({ hours, office, always }: HoursChartProps) {
  const open = { label: office, state: "good" } as const;
  return (
    <>
      <Lanes names={weekdays.map((day) => dayName(day))}>
        {hourMarks(hours).map((at) => (
          <text key={at} x={share(at)} y="20" textAnchor={anchors[at] ?? "middle"}>
            {clockText(at)}
          </text>
        ))}
        {always && (
          <g stroke="var(--success)" strokeWidth="2">
            {weekdays.map((name, day) => (
              <line key={name} x2="100%" y1={middleOf(day)} y2={middleOf(day)} />
            ))}
          </g>
        )}
        <g fill="var(--success)">
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
      </Lanes>
      <Legend keys={always ? [open, { label: always, state: "good", mark: "line" }] : [open]} />
    </>
  );
}

/** Labels at the ends of the day stay inside the drawing. */
const anchors: Readonly<Record<number, "start" | "end">> = { 0: "start", 24: "end" };
