import styles from "./PrincipleList.module.css";

export type Principle = {
  readonly name: string;
  readonly description: string /** What that looks like on a working day. */;
  readonly practice: string;
};

/** Principles as full-width rows between hairlines: the name large, what it means, what follows. */
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
