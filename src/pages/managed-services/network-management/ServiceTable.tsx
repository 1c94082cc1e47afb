import styles from "./ServiceTable.module.css";

type TableService = {
  readonly name: string;
  /** What is done, in a sentence or two. */
  readonly work: string;
  /** How often, in words. */
  readonly when: string;
  /** The same, drawn: one character a month, "x" where it is done; or "always". */
  readonly year: string;
};

type ServiceTableProps = {
  columns: { readonly name: string; readonly work: string; readonly when: string };
  services: readonly TableService[];
};

/** Width of a month in the drawing. */
const month = 12;
const line = `M6 6h${11 * month}`;

const path = (year: string) =>
  year === "always"
    ? line
    : [...year].map((mark, index) => (mark === "x" ? `M${index * month + 6} 6h.01` : "")).join("");

/** Services as a quiet table: the name, what is done, and when, drawn over the twelve months. */
export function ServiceTable({ columns, services }: ServiceTableProps) {
  return (
    <table className={styles.table}>
      <thead>
        <tr>
          <th scope="col">{columns.name}</th>
          <th scope="col">{columns.work}</th>
          <th scope="col">{columns.when}</th>
        </tr>
      </thead>
      <tbody>
        {services.map(({ name, work, when, year }) => (
          <tr key={name}>
            <th scope="row">{name}</th>
            <td className={styles.work}>{work}</td>
            <td className={styles.when}>
              {when}
              <svg viewBox="0 0 144 12" width="144" height="12" aria-hidden="true">
                <path className={styles.months} d={line} strokeDasharray={`0 ${month}`} />
                <path className={styles.done} d={path(year)} />
              </svg>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
