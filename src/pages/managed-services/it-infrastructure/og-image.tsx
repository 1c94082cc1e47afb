import { times } from "~/illustrations/draw";
import { colors, type OgDrawing } from "~/illustrations/og-drawing";

const bay = (index: number) => `M${88 + (index % 5) * 54} ${index < 5 ? 264 : 320}h48v48h-48z`;
const due = 8;

/** The front of a rack, with one drive that is due for replacement. */
export const OgIllustration: OgDrawing = ({ accent }) => (
  <>
    <rect x="50" y="36" width="340" height="368" rx="20" stroke={colors.neutral} strokeWidth="4" />
    <path
      d="M74 60H366v52H74zM74 124H366v52H74zM74 188H366v52H74zM74 252H366V380H74z"
      fill={colors.primary}
      stroke={colors.primary}
      strokeWidth="8"
      strokeLinejoin="round"
    />
    <g strokeLinejoin="round" strokeWidth="4">
      <path
        d={times(9, (index) => (index % 7 === 4 ? "" : `M${90 + index * 30} 77h18v18h-18z`))}
        fill={accent}
        stroke={accent}
      />
      <path
        d={times(10, (index) => (index === due ? "" : bay(index)))}
        fill={colors.solidLine}
        stroke={colors.primary}
      />
      <path d={bay(due)} fill={colors.highlight} stroke={colors.primary} />
    </g>
    <g strokeLinecap="round">
      <path d="M96 150H216M96 214H216" stroke={colors.neutral} strokeWidth="16" />
      <path
        d={times(5, (index) => `M${252 + index * 16} 140v20m0 44v20`)}
        stroke={colors.solidLine}
        strokeWidth="6"
      />
      <path d="M344 150h.01M344 214h.01" stroke={accent} strokeWidth="16" />
    </g>
  </>
);
