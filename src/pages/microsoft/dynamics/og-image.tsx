import { colors, type OgDrawing } from "~/illustrations/og-drawing";

/** Where a stamp stands and how it came down. */
const stamps = [
  { x: 152, y: 198, turn: -5 },
  { x: 288, y: 200, turn: 3 },
  { x: 153, y: 274, turn: 4 },
  { x: 286, y: 272, turn: -3 },
  { x: 151, y: 346, turn: -2 },
];

/** The routing slip of one order, typed once and stamped by every desk; the last has it in hand. */
export const OgIllustration: OgDrawing = ({ accent }) => (
  <g strokeLinecap="round" strokeLinejoin="round">
    <path
      d="M66 46q0-12 12-12H362q12 0 12 12V394l-22 12-22-12-22 12-22-12-22 12-22-12-22 12-22-12-22 12-22-12-22 12-22-12-22 12-22-12z"
      fill={colors.onPrimary}
    />
    <path d="M104 78H250" stroke={colors.primary} strokeWidth="22" />
    <path d="M102 114H190" stroke={colors.onPrimaryMuted} strokeWidth="14" />
    <path d="M92 150H348" stroke={colors.onPrimaryMuted} strokeWidth="3" />
    {stamps.map(({ x, y, turn }) => (
      <g key={y} transform={`translate(${x} ${y}) rotate(${turn})`}>
        <rect x="-54" y="-27" width="108" height="54" rx="12" fill={accent} />
        <path d="M-14 1l10 10 20-22" stroke={colors.primary} strokeWidth="7" />
      </g>
    ))}
    <rect x="234" y="319" width="108" height="54" rx="12" fill={colors.highlight} />
  </g>
);
