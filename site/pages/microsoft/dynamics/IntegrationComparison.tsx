import type { ReactNode } from "react";
import { Grid } from "~/sections/Grid";
import styles from "./IntegrationComparison.module.css";

/** What is compared. */
export type IntegrationComparisonContent = {
  /** Separate programs: each is connected to every other. */
  readonly apart: { readonly names: readonly string[]; readonly label: string };
  /** Programs in two groups that share their data; one connection joins the groups. */
  readonly together: {
    readonly groups: readonly [readonly string[], readonly string[]];
    readonly label: string;
  };
};

/* The drawings are 380 × 300 units. The center leaves room for the longest name on the left. */
const center = { x: 168, y: 150 };
const radius = 104;
const group = { radius: 84, centers: [86, 294] };

/** Corners of a regular figure, the first one at the top. */
const corners = (count: number) =>
  Array.from({ length: count }, (_, index) => {
    const angle = (index / count) * 2 * Math.PI;
    return {
      x: Math.round(center.x + radius * Math.sin(angle)),
      y: Math.round(center.y - radius * Math.cos(angle)),
    };
  });

/** A line between every two corners. */
const connections = (count: number) =>
  corners(count).flatMap(({ x, y }, index, all) =>
    all.slice(index + 1).map((other) => `M${x} ${y}L${other.x} ${other.y}`),
  );

/** Compares the connections between separate programs with the one between two groups. */
export function IntegrationComparison({ apart, together }: IntegrationComparisonContent) {
  const lines = connections(apart.names.length);
  const [left = 0, right = 0] = group.centers;
  return (
    <div className={styles.figures}>
      <Grid columns={2}>
        <Figure words={apart.names.join(", ")} count={lines.length} label={apart.label}>
          <path d={lines.join("")} stroke="currentColor" strokeWidth="1.5" />
          {corners(apart.names.length).map(({ x, y }, index) => (
            <g key={apart.names[index]}>
              <circle cx={x} cy={y} r="9" />
              <text {...besideCorner(x, y)}>{apart.names[index]}</text>
            </g>
          ))}
        </Figure>
        <Figure
          words={together.groups.map((names) => names.join(", ")).join("; ")}
          count={1}
          label={together.label}
          ours
        >
          {group.centers.map((x, side) => (
            <g key={x} textAnchor="middle">
              <circle className={styles.shared} cx={x} cy={center.y} r={group.radius} />
              {together.groups[side]?.map((name, line) => (
                <text key={name} x={x} y={center.y - 24 + line * 30}>
                  {name}
                </text>
              ))}
            </g>
          ))}
          <path
            stroke="currentColor"
            strokeWidth="3"
            d={`M${left + group.radius} 150H${right - group.radius}`}
          />
          <circle cx={left + group.radius} cy={center.y} r="9" />
          <circle cx={right - group.radius} cy={center.y} r="9" />
        </Figure>
      </Grid>
    </div>
  );
}

/** `words` gives what the drawing names to screen readers. */
function Figure(props: {
  words: string;
  count: number;
  label: string;
  ours?: boolean;
  children: ReactNode;
}) {
  const { words, count, label, ours, children } = props;
  return (
    <li className={styles.figure} data-ours={ours}>
      <svg viewBox="0 0 380 300" fill="currentColor" role="img" aria-label={words}>
        {children}
      </svg>
      <p>
        <strong>{count}</strong> {label}
      </p>
    </li>
  );
}

/** Position of the name of a corner: outside of the shape. */
const besideCorner = (x: number, y: number) =>
  x === center.x
    ? { x, y: y < center.y ? y - 18 : y + 30, textAnchor: "middle" as const }
    : x > center.x
      ? { x: x + 16, y: y + 5 }
      : { x: x - 16, y: y + 5, textAnchor: "end" as const };
