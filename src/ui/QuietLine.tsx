import styles from "./QuietLine.module.css";

/** Restless from the dot to the left, further than the widest screens go. Repeats itself. */
const restless = `M0 0h-25l-9-9-8 16${"h-27l-9-35-12 64-10-50h-23l-9-21-12 74-14-113-11 81h-34l-9-53-13 120-12-130-10 63h-50".repeat(5)}`;

/**
 * The edge between night and day, standing in its dot: restless on the left, and quiet from the dot on. It lies in a
 * section that is night, whose other side of the line it colors as day; the section cuts off the rest. Without a `day`
 * it's a line in the night.
 */
export function QuietLine({ day }: { day?: "above" | "below" }) {
  return (
    <svg className={styles.line} width="1" height="1" aria-hidden="true">
      {day ? (
        <path d={`${restless}V${day === "above" ? -400 : 400}H2600V0Z`} />
      ) : (
        <path d={restless} fill="none" />
      )}
      <path d="M0 0H2600" />
      <circle r="13" />
    </svg>
  );
}
