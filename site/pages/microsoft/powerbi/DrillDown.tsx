import { percent, round } from "~/illustrations/scale";
import { Chart } from "./Chart";
import styles from "./DrillDown.module.css";

type Part = { readonly label: string; readonly value: number; readonly chosen?: boolean };

/** What the drill-down shows. */
export type DrillDownContent = {
  /** What the numbers are. */
  readonly note: string;
  /** The parts of a level add up to the chosen part of the level above. */
  readonly levels: ReadonlyArray<{ readonly question: string; readonly parts: readonly Part[] }>;
  readonly answer: string;
};

const total = (parts: readonly Part[]) => parts.reduce((sum, { value }) => sum + value, 0);

const before = (parts: readonly Part[], index: number) => total(parts.slice(0, index));

/** Widens from the chosen part of one level to the full width of the next. */
function Opening({ parts }: { parts: readonly Part[] }) {
  const index = parts.findIndex(({ chosen }) => chosen);
  const from = before(parts, index);
  const to = before(parts, index + 1);
  const at = (value: number) => round((100 * value) / total(parts));
  return (
    <svg
      className={styles.opening}
      viewBox="0 0 100 1"
      preserveAspectRatio="none"
      aria-hidden="true"
    >
      <path d={`M${at(from)} 0H${at(to)}L100 1H0z`} />
    </svg>
  );
}

/** A drill-down: a stacked bar answers each question, and one part of it leads to the next. */
export function DrillDown({ note, levels, answer }: DrillDownContent) {
  return (
    <>
      <ol role="list">
        {levels.map(({ question, parts }, level) => (
          <li key={question} className={styles.level}>
            <h3>{question}</h3>
            <div>
              <Chart
                height={60}
                words={parts.map(({ label, value }) => `${label} ${value}`).join(", ")}
              >
                {parts.map(({ label, value, chosen }, index) => (
                  <svg
                    key={label}
                    x={percent(before(parts, index), total(parts))}
                    width={percent(value, total(parts))}
                    aria-hidden="true"
                  >
                    <rect
                      width="100%"
                      height="60"
                      stroke="var(--surface)"
                      strokeWidth="2"
                      {...(chosen ? { "data-fill": true } : { "data-idle": true })}
                    />
                    <text data-strong x="9" y="26">
                      {label}
                    </text>
                    <text data-strong x="9" y="46">
                      {value}
                    </text>
                  </svg>
                ))}
              </Chart>
              {level < levels.length - 1 && <Opening parts={parts} />}
            </div>
          </li>
        ))}
      </ol>
      <p className={styles.answer}>
        <strong>{answer}</strong> <span>{note}</span>
      </p>
    </>
  );
}
