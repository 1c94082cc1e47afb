import type { ReactNode } from "react";
import type { Statistic } from "~/content-types";
import { RichText } from "~/ui/RichText";
import { columnsFor } from "./columns";
import styles from "./Stats.module.css";

/** A figure, without its drawing. */
export type StatFigure = Statistic & {
  /** Goes before the number, such as "up to". */
  readonly qualifier?: string;
  /** Who published the figure, and when. */
  readonly source?: string;
};

type DrawnFigure = StatFigure & {
  /** A chart or pictogram, under the words. For figures without a source. */
  readonly drawing?: ReactNode;
};

type StatsProps = {
  figures: readonly DrawnFigure[];
  /**
   * "strip": across the page. "hanging": below the line of a hero. "row": inside a section. "list": one below the other, with the words beside the
   * number, on tablets and wider. "poster": inside a section, with one or two very large numbers.
   */
  variant?: "strip" | "hanging" | "row" | "list" | "poster";
};

/** Figures side by side, those of a section each under a line. */
export function Stats({ figures, variant = "strip" }: StatsProps) {
  if (figures.length === 0) return null;
  return (
    <div
      className={styles.stats}
      data-variant={variant}
      data-drawn={figures.some(({ drawing }) => drawing) || undefined}
    >
      <dl
        {...(figures.length > 4
          ? { "data-columns": columnsFor(figures.length, 4) }
          : { "data-fit": figures.length })}
      >
        {figures.map(({ qualifier, number, label, description, source, drawing }) => (
          <div
            key={label}
            className={drawing ? `${styles.figure} ${styles.withDrawing}` : styles.figure}
          >
            <dt>{label}</dt>
            <dd className={styles.number} data-long={/\S{8}/.test(number) || undefined}>
              {qualifier && <span>{qualifier} </span>}
              {number}
            </dd>
            {drawing ? (
              <dd className={styles.drawn}>
                <p>
                  <RichText text={description} />
                </p>
                {drawing}
              </dd>
            ) : (
              <dd>
                <RichText text={description} />
              </dd>
            )}
            {source && <dd className={styles.source}>{source}</dd>}
          </div>
        ))}
      </dl>
    </div>
  );
}
