import { colors, type OgDrawing } from "~/illustrations/og-drawing";

const weeks = [
  { sold: 172, plan: 150 },
  { sold: 206, plan: 172 },
  { sold: 186, plan: 194 },
  { sold: 238, plan: 206 },
  { sold: 268, plan: 246 },
  { sold: 246, plan: 264 },
  { sold: 306, plan: 276 },
  { sold: 326, plan: 300 },
  { sold: 372, plan: 318 },
];

const x = (week: number) => 34 + week * 42.75;
const plan = `M${weeks.map((week, index) => `${x(index) + 15} ${406 - week.plan}`).join("L")}`;

/** Weeks of sales against their plan; the latest one is over it. */
export const OgIllustration: OgDrawing = ({ accent }) => (
  <g strokeLinecap="round" strokeLinejoin="round">
    {weeks.map(({ sold }, week) => (
      <rect
        key={sold}
        x={x(week)}
        y={406 - sold}
        width="30"
        height={sold}
        rx="7"
        fill={week === weeks.length - 1 ? colors.highlight : accent}
      />
    ))}
    <path d={plan} stroke={colors.primaryRaised} strokeWidth="19" />
    <path d={plan} stroke={colors.onPrimary} strokeWidth="7" />
  </g>
);
