import type { SupportTier } from "~/content-types";
import { Icon } from "~/ui/Icon";
import styles from "./TierTable.module.css";

type TierTableProps = {
  /** `minutes` is the response time as a number; the longest one fills its bar. */
  tiers: readonly (SupportTier & { readonly minutes: number })[];
  /** Says what a full bar stands for. */
  scale: string;
};

/** Support tiers as a quiet table: level, what belongs there, and its response time drawn to scale. */
export function TierTable({ tiers, scale }: TierTableProps) {
  const longest = Math.max(...tiers.map(({ minutes }) => minutes));
  return (
    <table className={styles.table}>
      <caption>{scale}</caption>
      <thead>
        <tr>
          <th scope="col">Level</th>
          <th scope="col">What it is for</th>
          <th scope="col">Response time</th>
        </tr>
      </thead>
      <tbody>
        {tiers.map(({ level, title, description, responseTime, icon, minutes }) => (
          <tr key={level}>
            <th scope="row">
              <span className={styles.level}>
                {level}
                {icon && <Icon of={icon} />}
              </span>
            </th>
            <td>
              <p className={styles.title}>{title}</p>
              <p className={styles.description}>{description}</p>
            </td>
            <td className={styles.time}>
              {responseTime}
              <svg viewBox="0 0 100 10" preserveAspectRatio="none" height="10" aria-hidden="true">
                <rect width={(100 * minutes) / longest} height="10" />
              </svg>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
