import "~/ui/state.css";
import styles from "./Strip.module.css";

type Mark = {
  /** The bar's number, from 0. */
  readonly at: number;
  readonly height: number;
  /** "good" has a dot on top. */
  readonly state: "good" | "watch";
};

type StripProps = {
  /** Heights of the bars from left to right, 0 to 110. */
  heights: readonly number[];
  /** Where the bars themselves are good news. */
  state?: "good";
  /** Bars that stand out. */
  marks: readonly Mark[];
};

const middleOf = (bar: number) => bar * 10 + 5;

/** Bars side by side, from edge to edge of the page. A drawing: the words below it say the same. */
export function Strip({ heights, state, marks }: StripProps) {
  // One after the other, because what repeats takes few bytes.
  const bars = heights.map((height) => `v-${height}m10 ${height}`).join("");
  const dots = marks.filter((mark) => mark.state === "good");
  return (
    <svg
      className={styles.strip}
      viewBox={`0 0 ${heights.length * 10} 120`}
      preserveAspectRatio="none"
      aria-hidden="true"
    >
      <path data-state={state} d={`M5 120${bars}`} />
      {marks.map((mark) => (
        <path
          key={mark.at}
          data-state={mark.state}
          d={`M${middleOf(mark.at)} 120v-${mark.height}`}
        />
      ))}
      {dots.map(({ at, height }) => (
        <path key={at} className={styles.dot} d={`M${middleOf(at)} ${120 - height}h.01`} />
      ))}
    </svg>
  );
}
