import styles from "./Pictogram.module.css";

/** What a pictogram shows. */
export type PictogramContent = {
  readonly marks: "dots" | "dial";
  readonly lit: number;
  /** On the dial, a line each. */
  readonly words?: readonly string[];
};

/** Some of 100 dots, or some of the 60 minutes on a dial. */
export function Pictogram({ marks, lit, words = [] }: PictogramContent) {
  const { of, draw, width } = kinds[marks];
  const path = (from: number, to: number) =>
    Array.from({ length: to - from }, (_, index) => draw(from + index)).join("");
  return (
    <svg className={styles.pictogram} viewBox="0 0 190 190" strokeWidth={width} aria-hidden="true">
      <path className={styles.lit} d={path(0, lit)} />
      <path d={path(lit, of)} />
      {words.map((line, index) => (
        <text key={line} x="95" y={90 + index * 22}>
          {line}
        </text>
      ))}
    </svg>
  );
}

const kinds = {
  dots: { of: 100, draw: dot, width: 11 },
  dial: { of: 60, draw: tick, width: 3.5 },
};

function dot(index: number): string {
  return `M${(index % 10) * 19 + 9.5} ${Math.floor(index / 10) * 19 + 9.5}h.01`;
}

function tick(minute: number): string {
  const angle = (minute * Math.PI) / 30;
  const point = (radius: number) =>
    `${(95 + radius * Math.sin(angle)).toFixed(1)} ${(95 - radius * Math.cos(angle)).toFixed(1)}`;
  return `M${point(72)}L${point(91)}`;
}
