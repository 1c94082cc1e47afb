import { reasonDrawings } from "./content";
import { ReasonDrawing } from "./IllustratedReasons";

const { regions, signIn, week, license } = reasonDrawings;

const mile = 0.62;
const [toMain, toSecond] = regions.near?.miles ?? [270, 660];
const main = 36;
const home = main + toMain * mile;
const second = home + toSecond * mile;

/** Two data centers, with the company's city between them if the miles to it are known; to scale then. */
function Regions() {
  return (
    <ReasonDrawing width={640}>
      <path d={`M${main} 120H${second}`} data-line="" />
      <path d={`M${main} 120C${home} -24 ${second - 160} -24 ${second} 120`} data-line="good" />
      <circle cx={main} cy="120" r="8" />
      <circle cx={second} cy="120" r="8" />
      {regions.near && <circle cx={home} cy="120" r="7" data-open="" />}
      <g textAnchor="middle">
        <text x={main + 6} y="154">
          {regions.main}
        </text>
        {regions.near && (
          <text x={home} y="154">
            {regions.near.city}
          </text>
        )}
        <text x={second - 20} y="154">
          {regions.second}
        </text>
        <g data-soft="">
          <text x={(main + second) / 2} y="40">
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
    <ReasonDrawing width={440}>
      <path d="M34 46a15 15 0 1 0 .1 0zM6 114C6 78 62 78 62 114Z" data-open="" />
      <path
        d={`M76 85H200${signIn.map((_, index) => `M200 85C260 85 240 ${index * 42 + 22} 300 ${index * 42 + 22}`).join("")}`}
        data-line="good"
      />
      <rect x="112" y="70" width="58" height="30" rx="15" />
      <circle cx="155" cy="85" r="11" data-hole="" />
      {signIn.map((service, index) => (
        <text key={service} x="314" y={index * 42 + 27}>
          {service}
        </text>
      ))}
    </ReasonDrawing>
  );
}

const hour = 16;
const first = 60;
/** A dot for each hour: `count` hours from the hour `from`, on each of the days. */
const hours = (days: number, from: number, count: number) =>
  Array.from(
    { length: days },
    (_, day) => `M${first + from * hour} ${day * 18 + 9}h${(count - 1) * hour + 0.1}`,
  ).join("");

/** The 168 hours of a week, and the 50 in which a server runs. */
function Week() {
  return (
    <ReasonDrawing width={440}>
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
    <ReasonDrawing width={640}>
      <path d="M0 30h366v44H0zM0 118h366v44H0z" data-quiet="" />
      <path d="M372 30h268v44H372z" data-soft="" />
      <path d="M373 119h266v42H373z" data-line="dashed" />
      <text x="0" y="18" data-soft="">
        {license.rented}
      </text>
      <text x="0" y="106" data-soft="">
        {license.owned}
      </text>
      <text x="16" y="58">
        {license.machine}
      </text>
      <text x="16" y="146">
        {license.machine}
      </text>
      <text x="390" y="58" data-dark="">
        {license.license}
      </text>
      <text x="390" y="146">
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
