import type { ReactNode } from "react";

/* Drawings of screens and devices on light surfaces. Their colors are attributes, so they need no style sheet. */

/** A decorative drawing as wide as its container. */
export function Sketch({
  width,
  height,
  ground = false,
  children,
}: {
  /** Size of the view box, in units of about 1 px. */ width: number;
  height: number;
  /** A tinted panel that the drawing stands on. */
  ground?: boolean;
  children: ReactNode;
}) {
  return (
    <svg
      viewBox={`0 0 ${width} ${height}`}
      fill="none"
      strokeWidth="1.75"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      {ground && <rect fill="var(--accent-tint)" width={width} height={height} rx="12" />}
      {children}
    </svg>
  );
}

/** A solid outline: what is finished. */
export function Outline({ d }: { d: string }) {
  return <path stroke="var(--accent)" d={d} />;
}

/** A dashed outline: what is only planned. */
export function DashedOutline({ d }: { d: string }) {
  return <path stroke="var(--accent)" strokeDasharray="3 5" d={d} />;
}

/** A filled area: in the background's color, tinted, or in the accent color. */
export function Area({ fill, d }: { fill: keyof typeof fills; d: string }) {
  return <path fill={fills[fill]} d={d} />;
}

const fills = {
  background: "var(--background)",
  tint: "color-mix(in srgb,var(--accent) calc(17% + var(--tint-share)),var(--ground))",
  accent: "var(--accent)",
};
