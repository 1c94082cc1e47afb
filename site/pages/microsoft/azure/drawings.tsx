import type { ReactNode } from "react";
import { Drawing } from "~/illustrations/Drawing";
import { reasonDrawings } from "./content";
import styles from "./drawings.module.css";

const { regions, signIn, week, license } = reasonDrawings;

/** A drawing for a reason. All have one size, so that the titles below are on one line. */
function ReasonDrawing({ children }: { children: ReactNode }) {
  return (
    <div className={styles.drawing}>
      <Drawing width={360} height={136}>
        {children}
      </Drawing>
    </div>
  );
}

const [toMain, toSecond] = regions.near?.miles ?? [270, 660];
const mile = 308 / (toMain + toSecond);
const main = 24;
const home = main + toMain * mile;
const second = home + toSecond * mile;

/** Two data centers, with the company's city between them if the miles to it are known; to scale then. */
function Regions() {
  return (
    <ReasonDrawing>
      <path d={`M${main} 96H${second}`} data-line="" />
      <path d={`M${main} 96C${main + 80} -22 ${second - 80} -22 ${second} 96`} data-line="good" />
      <circle cx={main} cy="96" r="8" data-state="good" />
      <circle cx={second} cy="96" r="8" data-state="good" />
      {regions.near && <circle cx={home} cy="96" r="7" data-open="" />}
      <g textAnchor="middle">
        <text x={main - 8} y="128" textAnchor="start">
          {regions.main}
        </text>
        {regions.near && (
          <text x={home} y="128">
            {regions.near.city}
          </text>
        )}
        <text x={second + 8} y="128" textAnchor="end">
          {regions.second}
        </text>
        <g data-soft="">
          <text x={(main + second) / 2} y="32">
            {regions.copy}
          </text>
          {regions.near?.miles.map((miles, index) => (
            <text key={miles} x={(home + (index === 0 ? main : second)) / 2} y="85">
              {`${miles} mi`}
            </text>
          ))}
        </g>
      </g>
    </ReasonDrawing>
  );
}

/** One person, one switch, and the four services it opens. */
function SignIn() {
  return (
    <ReasonDrawing>
      <path d="M34 29a15 15 0 1 0 .1 0zM6 97C6 61 62 61 62 97Z" data-open="" />
      <path
        d={`M76 68H174${signIn.map((_, index) => `M174 68C232 68 206 ${index * 34 + 17} 264 ${index * 34 + 17}`).join("")}`}
        data-line="good"
      />
      <rect x="96" y="53" width="58" height="30" rx="15" data-state="good" />
      <circle cx="139" cy="68" r="11" fill="var(--surface)" />
      {signIn.map((service, index) => (
        <text key={service} x="276" y={index * 34 + 22}>
          {service}
        </text>
      ))}
    </ReasonDrawing>
  );
}

const hour = 13;
const first = 50;
/** A dot for each hour: `count` hours from the hour `from`, on each of the days. */
const hours = (days: number, from: number, count: number) =>
  Array.from(
    { length: days },
    (_, day) => `M${first + from * hour} ${day * 15 + 7}h${(count - 1) * hour + 0.1}`,
  ).join("");

/** The 168 hours of a week, and the 50 in which a server runs. */
function Week() {
  return (
    <ReasonDrawing>
      <path d={hours(7, 0, 24)} data-dots="" />
      <path d={hours(5, 8, 10)} data-dots="good" />
      <text x="0" y="12">
        {week.firstDay}
      </text>
      <text x="0" y="102">
        {week.lastDay}
      </text>
      <g textAnchor="middle" data-soft="">
        <text x={first + 8 * hour} y="130">
          {week.from}
        </text>
        <text x={first + 18 * hour} y="130">
          {week.to}
        </text>
      </g>
    </ReasonDrawing>
  );
}

/** Two bars: a machine rented with its Windows license, and one without. */
function License() {
  return (
    <ReasonDrawing>
      <path d="M0 20h190v38H0zM0 97h190v38H0z" fillOpacity=".5" data-state="idle" />
      <path d="M194 20h166v38H194z" data-soft="" />
      <path d="M195 98h164v36H195z" data-line="dashed" />
      <text x="0" y="12" data-soft="">
        {license.rented}
      </text>
      <text x="0" y="89" data-soft="">
        {license.owned}
      </text>
      <text x="16" y="44">
        {license.machine}
      </text>
      <text x="16" y="121">
        {license.machine}
      </text>
      <text x="210" y="44" fill="var(--surface)">
        {license.license}
      </text>
      <text x="210" y="121">
        {license.paid}
      </text>
    </ReasonDrawing>
  );
}

/** By the `drawing` of the reasons in content.ts. */
export const drawings = {
  regions: <Regions />,
  "sign-in": <SignIn />,
  week: <Week />,
  license: <License />,
};
