import { Fragment } from "react";
import { IllustrationFrame, Row } from "~/illustrations/IllustrationFrame";
import { Lanes, lane, middleOf as y } from "~/illustrations/Lanes";
import { labeled } from "~/illustrations/labeled";
import { PlotArea } from "~/illustrations/PlotArea";
import { percent } from "~/illustrations/scale";
import { heroIllustration } from "./content";
import styles from "./HeroIllustration.module.css";

const { title, note, times, services, alert, way } = heroIllustration;

/** Hours are counted on from 24 after midnight. */
const firstHour = 18;
const lastHour = 32;
const hours = [18, 22, 26, 30] as const;

/** Start and end of a service's routine work, in hours. An eighth service has that of the first. */
const work = [
  [
    [24, 25.6],
    [26.6, 28.4],
  ],
  [
    [18, 20.8],
    [21.6, 32],
  ],
  [
    [19, 19.8],
    [27, 29.6],
  ],
  [
    [18, 18.4],
    [20, 20.4],
    [22, 22.4],
    [25.2, 27.4],
    [30, 30.4],
  ],
  [
    [18, 20.2],
    [22.6, 23],
    [31, 32],
  ],
  [
    [18, 22.6],
    [23.4, 32],
  ],
  [],
] as const;

/** Hour of a time such as "12:30 AM" or "0:30", or undefined for one in words, such as "noon". */
function hourOf(time: string): number | undefined {
  const [, hour, minute = 0, half] = /^(\d+)(?::(\d+))?(?: ([AP]M))?$/.exec(time) ?? [];
  if (!hour) return;
  const onClock = half ? (Number(hour) % 12) + (half === "PM" ? 12 : 0) : Number(hour);
  return (onClock < 12 ? onClock + 24 : onClock) + Number(minute) / 60;
}

/** The way of the alert through the services at night: index of the lane, hour, and what is written beside the first of an hour. */
const trail = way.flatMap(({ to, time, what }) => {
  const hour = hourOf(time) ?? 0;
  return services
    .flatMap((service, index) => (to.some((one) => one === service.to) ? [index] : []))
    .filter(() => hour >= firstHour && hour <= lastHour)
    .map((lane, index) => ({ lane, hour, time: index ? undefined : time, what }));
});

/** An hour, in units of the drawing. */
const hourWidth = 100;

const x = (hour: number) => Math.round((hour - firstHour) * hourWidth);
const at = (hour: number) => percent(x(hour), width);
const width = x(lastHour);
const height = (services.length + 1) * lane;

const timed = trail.filter(({ time }) => time);

/** It stays with a service until the next one takes it over. */
const thread = trail
  .map(({ lane, hour }, index) => `${index ? `H${x(hour)}V` : `M${x(hour)} `}${y(lane)}`)
  .join("");

/** Chart of one night: routine work in a lane for each service, and an alert that is handed on through all. */
export function HeroIllustration() {
  return (
    <IllustrationFrame title={title} note={note}>
      <Lanes names={services.map(({ short }) => short)}>
        <g className={styles.chart}>
          {labeled(hours, times).map(([hour, time]) => (
            <text key={hour} x={at(hour)} y="18" textAnchor="middle">
              {time}
            </text>
          ))}
          <PlotArea height={height} units={[width, height]}>
            <path
              stroke="var(--rule)"
              d={hours.map((hour) => `M${x(hour)} ${lane}V${height}`).join("")}
            />
            <path
              stroke="var(--neutral)"
              strokeOpacity=".35"
              strokeWidth="8"
              d={services
                .flatMap((_, index) =>
                  work[index % work.length]?.map(
                    // What goes on after the night runs off the page.
                    ([from, to]) =>
                      `M${x(from)} ${y(index)}H${to === lastHour ? 3 * width : x(to)}`,
                  ),
                )
                .join("")}
            />
            <path stroke="var(--success)" strokeWidth="2" d={thread} />
            <path stroke="var(--success)" strokeWidth="14" d={stops(trail.slice(1))} />
            <path stroke="var(--highlight)" strokeWidth="14" d={stops(trail.slice(0, 1))} />
          </PlotArea>
          {timed.map(({ lane, hour, time, what }, index) => (
            <Fragment key={hour}>
              <text
                className={styles.time}
                x={at(hour)}
                y={y(lane)}
                dx={hour < hours[1] ? 11 : -11}
                dy="-9"
                textAnchor={hour < hours[1] ? "start" : "end"}
              >
                {time}
                <tspan> {what}</tspan>
              </text>
              <g className={styles.number}>
                <circle
                  cx={at(hour)}
                  cy={y(lane)}
                  r="10"
                  fill={index ? "var(--success)" : "var(--highlight)"}
                />
                <text x={at(hour)} y={y(lane)} dy="4.5">
                  {index + 1}
                </text>
              </g>
            </Fragment>
          ))}
        </g>
      </Lanes>
      <div className={styles.story}>
        <Row {...alert} state="watch" />
        {timed.slice(1).map(({ time = "", what }) => (
          <Row key={time} name={what} reading={time} state="good" />
        ))}
      </div>
    </IllustrationFrame>
  );
}

/** Points, as lines without length: the drawing is stretched, and its lines keep their width. */
function stops(places: typeof trail): string {
  return places.map(({ lane, hour }) => `M${x(hour)} ${y(lane)}h.01`).join("");
}
