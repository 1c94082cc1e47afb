import type { ReactNode } from "react";

/*
 * Drawings of screens and devices on light surfaces. Their colors are attributes, not a style sheet:
 * a sheet that several pages share would be part of every document of the site.
 */

/** A decorative drawing as wide as its container. */
export function Sketch({
  width,
  height,
  children,
}: {
  /** Size of the view box, in units of about 1 px. */ width: number;
  height: number;
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
      {children}
    </svg>
  );
}

/** A tinted panel that the drawing stands on. */
export function Ground({ width, height }: { width: number; height: number }) {
  return <rect fill="var(--accent-tint)" width={width} height={height} rx="12" />;
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
