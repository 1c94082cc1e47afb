import type { ReactNode } from "react";

/*
 * A kit for drawings by day of something that is being made. Its few properties are attributes: a
 * sheet that several pages share would be part of every document of the site.
 */

/** A drawing as wide as its place. Decorative. */
export function Sketch({
  width,
  height,
  children,
}: {
  /** Units of the drawing; about px. */ width: number;
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

/** An outline of what stands already. */
export function Built({ d }: { d: string }) {
  return <path stroke="var(--accent)" d={d} />;
}

/** An outline of what is only drawn so far. */
export function Planned({ d }: { d: string }) {
  return <path stroke="var(--accent)" strokeDasharray="3 5" d={d} />;
}

/** A surface: blank paper, a quiet part of it, or the part that matters. */
export function Surface({ of, d }: { of: "paper" | "quiet" | "main"; d: string }) {
  return <path fill={fills[of]} d={d} />;
}

const fills = {
  paper: "var(--paper)",
  quiet: "color-mix(in srgb,var(--accent) 28%,var(--paper))",
  main: "var(--accent)",
};
