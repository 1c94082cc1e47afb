import { colors, type OgDrawing } from "~/illustrations/og-drawing";

const clouds = [34, 134, 234];

/** Workloads moving from a server room to three clouds. One is on its way, one stays. */
export const OgIllustration: OgDrawing = ({ accent }) => (
  <>
    <g stroke={colors.neutral} strokeWidth="4">
      {[34, 101, 168, 236, 303].map((y) => (
        <rect key={y} x="36" y={y + 2} width="64" height="32" rx="8" strokeDasharray="7 7" />
      ))}
    </g>
    <rect x="34" y="370" width="68" height="36" rx="9" fill={colors.neutral} />
    <g strokeWidth="10">
      <path
        d="M108 52C210 52 190 70 300 70M108 119C210 119 190 70 300 70M108 186C210 186 190 170 300 170M108 321C210 321 190 270 300 270"
        stroke={accent}
      />
      <path d="M108 388C210 388 190 374 300 374" stroke={colors.neutral} />
      <path d="M108 254C170 254 180 180 244 172" stroke={colors.highlight} strokeLinecap="round" />
    </g>
    {clouds.map((y) => (
      <path
        key={y}
        transform={`translate(297 ${y})`}
        d="M26 72a26 26 0 0 1-2-52a34 34 0 0 1 62 2a25 25 0 0 1-4 50z"
        fill={accent}
      />
    ))}
    <rect x="298" y="342" width="108" height="64" rx="12" fill={colors.neutral} />
    <path d="M320 374h40" stroke={colors.primaryRaised} strokeWidth="10" strokeLinecap="round" />
    <circle cx="382" cy="374" r="7" fill={colors.primaryRaised} />
  </>
);
