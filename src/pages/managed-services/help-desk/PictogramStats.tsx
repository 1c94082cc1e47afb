import type { Statistic } from "~/content-types";
import styles from "./PictogramStats.module.css";

/** A figure with a pictogram: some of 100 dots, or some of the 60 minutes on a dial. */
export type PictogramStat = Statistic & {
  readonly drawing: { readonly marks: "dots" | "dial"; readonly lit: number };
};

/** Figures side by side, each beside its pictogram. */
export function PictogramStats({ figures }: { figures: readonly PictogramStat[] }) {
  return (
    <ul role="list" className={styles.figures}>
      {figures.map(({ number, label, description, drawing }) => (
        <li key={label} className={styles.figure}>
          {drawing.marks === "dots" ? <Dots lit={drawing.lit} /> : <Dial lit={drawing.lit} />}
          <div>
            <h3>
              <span className={styles.number}>{number}</span> {label}
            </h3>
            <p>{description}</p>
          </div>
        </li>
      ))}
    </ul>
  );
}

function Dots({ lit }: { lit: number }) {
  const dots = (from: number, to: number) =>
    Array.from({ length: to - from }, (_, index) => from + index)
      .map((dot) => `M${(dot % 10) * 19 + 9.5} ${Math.floor(dot / 10) * 19 + 9.5}h.01`)
      .join("");
  return (
    <svg className={styles.dots} viewBox="0 0 190 190" aria-hidden="true">
      <path className={styles.lit} d={dots(0, lit)} />
      <path d={dots(lit, 100)} />
    </svg>
  );
}

function Dial({ lit }: { lit: number }) {
  const ticks = (from: number, to: number) =>
    Array.from({ length: to - from }, (_, index) => ((from + index) * Math.PI) / 30)
      .map((angle) => {
        const point = (radius: number) =>
          `${(95 + radius * Math.sin(angle)).toFixed(1)} ${(95 - radius * Math.cos(angle)).toFixed(1)}`;
        return `M${point(72)}L${point(91)}`;
      })
      .join("");
  return (
    <svg className={styles.dial} viewBox="0 0 190 190" aria-hidden="true">
      <path className={styles.lit} d={ticks(0, lit)} />
      <path d={ticks(lit, 60)} />
    </svg>
  );
}
