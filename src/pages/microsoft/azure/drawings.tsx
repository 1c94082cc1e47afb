import type { ReactNode } from "react";
import { Drawing } from "~/illustrations/Drawing";
import { reasonDrawings } from "./content";
import styles from "./drawings.module.css";

const { regions, signIn, week, license } = reasonDrawings;

/** A drawing for a reason. All have one size, so that the titles below are on one line. */
function ReasonDrawing({ children }: { children: ReactNode }) {
  return (
    <div className={styles.drawing}>
      <Drawing width={360} height={170}>
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
      <path d={`M${main} 120H${second}`} data-line="" />
      <path d={`M${main} 120C${main + 80} -20 ${second - 80} -20 ${second} 120`} data-line="good" />
      <circle cx={main} cy="120" r="8" data-state="good" />
      <circle cx={second} cy="120" r="8" data-state="good" />
      {regions.near && <circle cx={home} cy="120" r="7" data-open="" />}
      <g textAnchor="middle">
        <text x={main - 8} y="152" textAnchor="start">
          {regions.main}
        </text>
        {regions.near && (
          <text x={home} y="152">
            {regions.near.city}
          </text>
        )}
        <text x={second + 8} y="152" textAnchor="end">
          {regions.second}
        </text>
        <g data-soft="">
          <text x={(main + second) / 2} y="38">
            {regions.copy}
          </text>
          {regions.near?.miles.map((miles, index) => (
            <text key={miles} x={(home + (index === 0 ? main : second)) / 2} y="109">
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
      <path d="M34 46a15 15 0 1 0 .1 0zM6 114C6 78 62 78 62 114Z" data-open="" />
      <path
        d={`M76 85H174${signIn.map((_, index) => `M174 85C232 85 206 ${index * 42 + 22} 264 ${index * 42 + 22}`).join("")}`}
        data-line="good"
      />
      <rect x="96" y="70" width="58" height="30" rx="15" data-state="good" />
      <circle cx="139" cy="85" r="11" fill="var(--surface)" />
      {signIn.map((service, index) => (
        <text key={service} x="276" y={index * 42 + 27}>
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
    (_, day) => `M${first + from * hour} ${day * 18 + 9}h${(count - 1) * hour + 0.1}`,
  ).join("");

/** The 168 hours of a week, and the 50 in which a server runs. */
function Week() {
  return (
    <ReasonDrawing>
      <path d={hours(7, 0, 24)} data-dots="" />
      <path d={hours(5, 8, 10)} data-dots="good" />
      <text x="0" y="14">
        {week.firstDay}
      </text>
      <text x="0" y="122">
        {week.lastDay}
      </text>
      <g textAnchor="middle" data-soft="">
        <text x={first + 8 * hour} y="154">
          {week.from}
        </text>
        <text x={first + 18 * hour} y="154">
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
      <path d="M0 30h190v44H0zM0 118h190v44H0z" fillOpacity=".5" data-state="idle" />
      <path d="M194 30h166v44H194z" data-soft="" />
      <path d="M195 119h164v42H195z" data-line="dashed" />
      <text x="0" y="18" data-soft="">
        {license.rented}
      </text>
      <text x="0" y="106" data-soft="">
        {license.owned}
      </text>
      <text x="16" y="57">
        {license.machine}
      </text>
      <text x="16" y="145">
        {license.machine}
      </text>
      <text x="210" y="57" fill="var(--surface)">
        {license.license}
      </text>
      <text x="210" y="145">
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

/** A seal before a certificate's name: the provider's half is solid, the client's dashed. */
export function ComplianceBadge({ code, name }: { code: string; name: string }) {
  return (
    <span className={styles.badge} data-code={code}>
      <svg viewBox="0 0 80 80" width="64" height="64" aria-hidden="true">
        <path d="M40 2A38 38 0 0 0 40 78" />
        <path stroke="var(--control-edge)" strokeDasharray="4 5" d="M40 2A38 38 0 0 1 40 78" />
      </svg>
      {name}
    </span>
  );
}
