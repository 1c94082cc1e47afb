import styles from "./BenefitGroups.module.css";

type BenefitGroupsProps = {
  heading: string;
  lead: string;
  groups: ReadonlyArray<{ readonly title: string; readonly points: readonly string[] }>;
};

/** A heading that stays in view beside groups of short points. */
export function BenefitGroups({ heading, lead, groups }: BenefitGroupsProps) {
  return (
    <div className={styles.split}>
      <div className={styles.heading}>
        <h2>{heading}</h2>
        <p>{lead}</p>
      </div>
      <ul role="list">
        {groups.map(({ title, points }) => (
          <li key={title} className={styles.group}>
            <h3>{title}</h3>
            <ul role="list">
              {points.map((point) => (
                <li key={point}>{point}</li>
              ))}
            </ul>
          </li>
        ))}
      </ul>
    </div>
  );
}
