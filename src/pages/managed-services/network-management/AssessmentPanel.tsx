import type { ReactNode } from "react";
import styles from "./AssessmentPanel.module.css";

/** What a sheet shows: a curve of readings, a checklist or a plan. */
type SheetKind = "reading" | "checks" | "plan";

type AssessmentPart = {
  readonly title: string;
  readonly description: string;
  readonly sheet: SheetKind;
};

type AssessmentPanelProps = { parts: readonly AssessmentPart[] };

/** The results of an assessment: for each part a drawing of its sheet, a title and a description. */
export function AssessmentPanel({ parts }: AssessmentPanelProps) {
  return (
    <ol role="list" className={styles.sheets}>
      {parts.map(({ title, description, sheet }) => (
        <li key={title} className={styles.part}>
          <svg className={styles.sheet} viewBox="0 0 320 216" aria-hidden="true">
            <path className={styles.paper} d="M12 216V14q0-8 8-8h252l36 36v174z" />
            <path className={styles.line} d="M272 6v28q0 8 8 8h28M40 62h240" />
            <path className={styles.word} d="M42 38h96" />
            {drawings[sheet]}
          </svg>
          <h3>{title}</h3>
          <p>{description}</p>
        </li>
      ))}
    </ol>
  );
}

const rows = [92, 124, 156, 188];

const drawings: Record<SheetKind, ReactNode> = {
  reading: (
    <>
      <path className={styles.line} d="M40 104h240M40 146h240M40 188h240" />
      <path
        className={styles.curve}
        d="M40 172l20-6 20 8 20-12 20 6 20-4 20-58 20 54 20 8 20-10 20 6 20-8 20 4"
      />
      <circle className={styles.watch} cx="160" cy="106" r="7" />
    </>
  ),
  checks: (
    <>
      <path className={styles.word} d="M76 92h150M76 124h118M76 156h176M76 188h88" />
      {rows.map((y) =>
        y === 156 ? (
          <circle key={y} className={styles.watch} cx="48" cy={y} r="7" />
        ) : (
          <path key={y} className={styles.curve} d={`M41 ${y}l5 5 9-10`} />
        ),
      )}
    </>
  ),
  plan: (
    <>
      <path className={styles.line} d="M100 78v138M160 78v138M220 78v138" />
      <path className={styles.first} d="M46 92h66" />
      <path className={styles.bar} d="M92 124h84M136 156h70M186 188h88" />
    </>
  ),
};
