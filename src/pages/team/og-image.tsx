import { accents, colors, type OgDrawing } from "~/illustrations/og-drawing";

const x = (place: number) => 34 + (place % 3) * 128;
const y = (place: number) => 34 + Math.floor(place / 3) * 128;

/** Hair around a head at 58, 48 on a tile of 116. */
const hair = {
  short: "M36 44a22 22 0 0 1 44 0q-22 4-30-8q-4 8-14 8z",
  long: "M32 84V46a26 26 0 0 1 52 0V84z",
  knot: "M36 46a22 22 0 0 1 44 0q-8-13-22-13t-22 13zM58 9a11 11 0 1 1-.1 0z",
  none: "M38 54a20 20 0 0 0 40 0q-20 8-40 0z",
};

const people = [
  { background: accents.managed, face: hair.short },
  { background: colors.onPrimaryMuted, face: hair.long },
  { background: accents.microsoft, face: hair.none },
  { background: accents.software, face: hair.knot },
  { background: accents.managed, face: hair.long },
  { background: colors.onPrimaryMuted, face: hair.short },
  { background: accents.microsoft, face: hair.short },
  { background: accents.software, face: hair.none },
];

/** Portraits in a grid, the last one with a plus sign. */
export const OgIllustration: OgDrawing = () => (
  <>
    {people.map(({ background, face }, place) => (
      <g key={`${background}${face}`} transform={`translate(${x(place)} ${y(place)})`}>
        <rect width="116" height="116" rx="22" fill={background} />
        {face === hair.long && <path d={face} fill={colors.primary} />}
        <path d="M20 116q0-32 38-32t38 32z" fill={colors.primary} />
        <rect x="50" y="62" width="16" height="27" rx="8" fill={colors.onPrimary} />
        <circle cx="58" cy="48" r="20" fill={colors.onPrimary} />
        {face !== hair.long && <path d={face} fill={colors.primary} />}
      </g>
    ))}
    <rect
      x={x(8) + 2}
      y={y(8) + 2}
      width="112"
      height="112"
      rx="20"
      stroke={colors.neutral}
      strokeWidth="4"
      strokeDasharray="12 10"
    />
    <path
      d={`M${x(8) + 58} ${y(8) + 40}v36m-18-18h36`}
      stroke={colors.highlight}
      strokeWidth="8"
      strokeLinecap="round"
    />
  </>
);
