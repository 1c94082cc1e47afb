import styles from "./PrincipleList.module.css";

type Principle = {
  readonly name: string;
  readonly description: string;
  /** How it shows in daily work. */
  readonly practice: string;
};

/** Principles as rows of three columns: name, description and practice. */
export function PrincipleList({ principles }: { principles: readonly Principle[] }) {
  return (
    <ul role="list">
      {principles.map(({ name, description, practice }) => (
        <li key={name} className={styles.row}>
          <h3>{name}</h3>
          <p>{description}</p>
          <p className={styles.practice}>{practice}</p>
        </li>
      ))}
    </ul>
  );
}
