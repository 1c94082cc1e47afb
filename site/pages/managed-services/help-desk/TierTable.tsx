import { DataTable } from "~/sections/DataTable";
import { Bar } from "~/ui/Bar";
import { RichText } from "~/ui/RichText";
import styles from "./TierTable.module.css";

/** A support tier. */
export type SupportTier = {
  readonly level: string;
  readonly title: string;
  readonly description: string;
  readonly responseTime: string;
  /** The response time as a number. The longest one fills its bar. */
  readonly minutes: number;
};

type TierTableProps = {
  columns: readonly [level: string, issue: string, responseTime: string];
  tiers: readonly SupportTier[];
};

/** Support tiers in a table: the level, what it is for, and its response time as a bar. */
export function TierTable({ columns, tiers }: TierTableProps) {
  const longest = Math.max(...tiers.map(({ minutes }) => minutes));
  return (
    <div className={styles.table}>
      <DataTable
        columns={columns}
        rows={tiers.map(({ level, title, description, responseTime, minutes }) => [
          level,
          <div key="issue">
            <p className={styles.title}>{title}</p>
            <p>
              <RichText text={description} />
            </p>
          </div>,
          <div key="time" className={styles.time}>
            {responseTime}
            <Bar share={minutes / longest} />
          </div>,
        ])}
      />
    </div>
  );
}
