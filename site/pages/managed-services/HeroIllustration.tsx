import { Fragment } from "react";
import { IllustrationFrame, Row } from "~/illustrations/IllustrationFrame";
import { Lanes, lane, middleOf as y } from "~/illustrations/Lanes";
import { labeled } from "~/illustrations/labeled";
import { PlotArea } from "~/illustrations/PlotArea";
import { percent } from "~/illustrations/scale";
import { heroIllustration } from "./content";
import styles from "./HeroIllustration.module.css";
import { firstHour, hours, lastHour, trail, work } from "./night";

const { title, note, times, services, alert } = heroIllustration;

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
