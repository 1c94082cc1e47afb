import { colors, type OgDrawing } from "~/illustrations/og-drawing";

const rows = [46, 138, 230, 322];

/** A stack of papers becomes rows of data; one of them needs a person. */
export const OgIllustration: OgDrawing = ({ accent }) => (
  <g strokeLinecap="round" strokeLinejoin="round">
    <g fill={colors.onPrimary} stroke={colors.primaryRaised} strokeWidth="5">
      <rect x="42" y="92" width="134" height="196" rx="10" transform="rotate(-9 109 190)" />
      <rect x="48" y="102" width="134" height="196" rx="10" transform="rotate(-3 115 200)" />
      <rect x="48" y="118" width="146" height="226" rx="10" transform="rotate(4 119 228)" />
    </g>
    <g transform="rotate(4 119 228)">
      <path d="M78 164h46" stroke={accent} strokeWidth="18" />
      <path
        d="M76 204h86M76 232h64M76 260h86M76 288h50"
        stroke={colors.onPrimaryMuted}
        strokeWidth="13"
      />
    </g>
    <path d="M212 220h30m-12-14 14 14-14 14" stroke={accent} strokeWidth="7" />
    {rows.map((y, index) => {
      const asks = index === 2;
      return (
        <g key={y}>
          <rect
            x="258"
            y={y}
            width="148"
            height="72"
            rx="14"
            fill={colors.primary}
            stroke={asks ? colors.highlight : colors.solidLine}
            strokeWidth="4"
          />
          <circle cx="290" cy={y + 36} r="11" fill={asks ? colors.highlight : colors.success} />
          <path
            d={`M322 ${y + 36}h${index % 2 ? 40 : 54}`}
            stroke={colors.onPrimaryMuted}
            strokeWidth="12"
          />
        </g>
      );
    })}
  </g>
);
