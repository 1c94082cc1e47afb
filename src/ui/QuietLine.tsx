import { restless } from "~/site/brand";
import styles from "./QuietLine.module.css";

/** Left of the dot. */
const start = restless ?? "M0 0H-2600";

/**
 * The edge between night and day, standing in its dot: restless on the left, as site/brand.ts says, and quiet from the
 * dot on. It lies in a section that is night, whose other side of the line it colors as day; the section cuts off the
 * rest. Without a `day` it's a line in the night.
 */
export function QuietLine({ day }: { day?: "above" | "below" }) {
  return (
    <svg className={styles.line} width="1" height="1" aria-hidden="true">
      {day ? (
        <path d={`${start}V${day === "above" ? -400 : 400}H2600V0Z`} />
      ) : (
        <path d={start} fill="none" />
      )}
      <path d="M0 0H2600" />
      <circle r="13" />
    </svg>
  );
}
