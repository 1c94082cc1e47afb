import { colors, type OgDrawing } from "~/illustrations/og-drawing";

/** One document with three people in it, and outdated copies behind it. */
export const OgIllustration: OgDrawing = ({ accent }) => {
  const authors = [
    { x: 268, y: 156, color: colors.success },
    { x: 206, y: 224, color: accent },
    { x: 314, y: 292, color: colors.highlight },
  ];
  return (
    <g strokeLinecap="round" strokeLinejoin="round">
      <g stroke={colors.neutral} strokeWidth="4" strokeDasharray="10 10">
        <path d="M74 84H52a16 16 0 0 0-16 16V388a16 16 0 0 0 16 16H296a16 16 0 0 0 16-16V376" />
        <path d="M110 60H90a16 16 0 0 0-16 16V358a16 16 0 0 0 16 16H338a16 16 0 0 0 16-16V352" />
      </g>
      <path
        d="M126 34H344l62 62V328a16 16 0 0 1-16 16H126a16 16 0 0 1-16-16V50a16 16 0 0 1 16-16z"
        fill={colors.onPrimary}
      />
      <path d="M344 34l62 62H360a16 16 0 0 1-16-16z" fill={colors.onPrimaryMuted} />
      <path d="M150 84H256" stroke={colors.primary} strokeWidth="22" />
      <path
        d="M146 156H252M146 224H190M146 292H298"
        stroke={colors.onPrimaryMuted}
        strokeWidth="14"
      />
      {authors.map(({ x, y, color }) => (
        <g key={y} stroke={color}>
          <path d={`M${x} ${y + 16}v-38`} strokeWidth="6" />
          <path d={`M${x + 10} ${y - 22}h36`} strokeWidth="26" />
        </g>
      ))}
    </g>
  );
};
