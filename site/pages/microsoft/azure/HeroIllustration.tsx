import { IllustrationFrame } from "~/illustrations/IllustrationFrame";
import { Legend } from "~/illustrations/Legend";
import { heroIllustration } from "./content";
import styles from "./HeroIllustration.module.css";

/** A month of a migration: one system moves each weekend, and the working days stay as usual. */
export function HeroIllustration() {
  const { title, note, columns, weekends, legend } = heroIllustration;
  return (
    <IllustrationFrame title={title} note={note}>
      <div className={styles.month}>
        <b>{columns.week}</b>
        {[...columns.days].map((day, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two days begin with T
          <b key={index}>{day}</b>
        ))}
        <b>{columns.weekend}</b>
        {weekends.map(({ name, to, state }, index) => (
          <p key={name} data-state={state}>
            <b>{index + 1}</b>
            <i />
            <i />
            <i />
            <i />
            <i />
            <span>
              {name} <small>{to}</small>
            </span>
          </p>
        ))}
      </div>
      <Legend
        keys={[
          { label: legend.done, state: "good", mark: "dot" },
          { label: legend.planned, state: "idle", mark: "dot" },
        ]}
      />
    </IllustrationFrame>
  );
}
