import styles from "./HandoverDrawing.module.css";

type HandoverDrawingProps = {
  /** Names of the old and the new system. */
  from: string;
  to: string;
  /** What the new system does in this step. */
  carries: "nothing" | "rehearsal" | "work";
};

/** Stairs that stand for one department after another; the rehearsal is an outline. */
const shapes = {
  nothing: undefined,
  rehearsal: "M4 116V87H60V58H120V29H180V5H236V116",
  work: "M0 120V90H60V60H120V30H180V0H240V120z",
};

/** The daily work during a step, colored where the new system handles it. */
export function HandoverDrawing({ from, to, carries }: HandoverDrawingProps) {
  return (
    <svg className={styles.drawing} viewBox="0 0 240 120" aria-hidden="true">
      <text x="14" y="28">
        {from}
      </text>
      <path d={shapes[carries]} data-carries={carries} />
      {carries === "work" && (
        <text x="226" y="106" textAnchor="end">
          {to}
        </text>
      )}
    </svg>
  );
}
