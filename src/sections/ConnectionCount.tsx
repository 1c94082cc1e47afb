import type { ReactNode } from "react";
import styles from "./ConnectionCount.module.css";

type ConnectionCountProps = {
  /** Programs on their own, each tied to each. */
  apart: { readonly names: readonly string[]; readonly label: string };
  /** Programs around one thing that they share. */
  together: {
    readonly names: readonly string[];
    readonly center: string;
    readonly label: string;
  };
  reasons: ReadonlyArray<{ readonly title: string; readonly description: string }>;
};

const center = { x: 212, y: 150 };
const radius = 104;

/** Corners of a regular figure, the first one at the top. */
const corners = (count: number) =>
  Array.from({ length: count }, (_, index) => {
    const angle = (index / count) * 2 * Math.PI;
    return {
      x: Math.round(center.x + radius * Math.sin(angle)),
      y: Math.round(center.y - radius * Math.cos(angle)),
    };
  });

/** A line between each corner and each of the later ones. */
const ties = (count: number) =>
  corners(count).flatMap(({ x, y }, index, all) =>
    all.slice(index + 1).map((other) => `M${x} ${y}L${other.x} ${other.y}`),
  );

/** The ties of some programs counted out, the same programs without any, and what that is good for. */
export function ConnectionCount({ apart, together, reasons }: ConnectionCountProps) {
  const lines = ties(apart.names.length);
  return (
    <div className={styles.comparison}>
      <Figure names={apart.names} count={lines.length} label={apart.label}>
        <path className={styles.ties} d={lines.join("")} />
      </Figure>
      <Figure names={together.names} count={0} label={together.label} ours>
        <circle className={styles.shared} cx={center.x} cy={center.y} r={radius} />
        <text x={center.x} y={center.y + 5} textAnchor="middle">
          {together.center}
        </text>
      </Figure>
      <ul className={styles.reasons}>
        {reasons.map(({ title, description }) => (
          <li key={title}>
            <h3>{title}</h3>
            <p>{description}</p>
          </li>
        ))}
      </ul>
    </div>
  );
}

function Figure(props: {
  names: readonly string[];
  count: number;
  label: string;
  ours?: boolean;
  children: ReactNode;
}) {
  const { names, count, label, ours, children } = props;
  return (
    <figure className={styles.figure} data-ours={ours}>
      <svg viewBox="0 0 424 300" aria-hidden="true">
        {children}
        {corners(names.length).map(({ x, y }, index) => (
          <g key={names[index]}>
            <circle cx={x} cy={y} r="9" />
            <text {...besides(x, y)}>{names[index]}</text>
          </g>
        ))}
      </svg>
      <figcaption>
        <strong>{count}</strong> {label}
      </figcaption>
    </figure>
  );
}

/** Where the name of a corner stands: outside of the figure. */
const besides = (x: number, y: number) =>
  x === center.x
    ? { x, y: y < center.y ? y - 18 : y + 30, textAnchor: "middle" as const }
    : x > center.x
      ? { x: x + 18, y: y + 5 }
      : { x: x - 18, y: y + 5, textAnchor: "end" as const };
