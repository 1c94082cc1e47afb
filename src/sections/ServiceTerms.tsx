import styles from "./ServiceTerms.module.css";

/** A fact that buyers ask for first, such as "Notice" and "30 days". */
export type ServiceTerm = { readonly label: string; readonly value: string };

/** What a service costs, how it ends and when somebody is there, up to four facts at the foot of its hero. */
export function ServiceTerms({ terms }: { terms: readonly ServiceTerm[] }) {
  return (
    <ul role="list" className={styles.terms}>
      {terms.map(({ label, value }) => (
        <li key={label}>
          {label} <strong>{value}</strong>
        </li>
      ))}
    </ul>
  );
}
