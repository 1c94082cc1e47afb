import { DataTable } from "~/sections/DataTable";
import styles from "./ServiceTable.module.css";

type TableService = {
  readonly name: string;
  /** What is done, in one or two sentences. */
  readonly work: string;
  /** How often, in words. */
  readonly when: string;
  /** The same for the drawing: 12 characters, "x" for a month in which it is done, or "always". */
  readonly year: string;
};

type ServiceTableProps = {
  /** The id of the heading that names the table. */
  labelledBy: string;
  columns: readonly [name: string, work: string, when: string];
  services: readonly TableService[];
};

/** Distance from one month to the next, in units of the drawing. */
const month = 12;
const line = `M6 6h${11 * month}`;

const path = (year: string) =>
  year === "always"
    ? line
    : [...year].map((mark, index) => (mark === "x" ? `M${index * month + 6} 6h.01` : "")).join("");

/** Services in a table: the name, what is done, and when, with a dot for each month of a year. */
export function ServiceTable({ labelledBy, columns, services }: ServiceTableProps) {
  return (
    <DataTable
      columns={columns}
      labelledBy={labelledBy}
      rows={services.map(({ name, work, when, year }) => ({
        id: name,
        cells: [
          name,
          work,
          <div key={name} className={styles.when}>
            {when}
            <svg viewBox="0 0 144 12" width="144" height="12" aria-hidden="true">
              <path className={styles.months} d={line} strokeDasharray={`0 ${month}`} />
              <path className={styles.done} d={path(year)} />
            </svg>
          </div>,
        ],
      }))}
    />
  );
}
