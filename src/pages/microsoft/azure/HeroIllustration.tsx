import { Bar, Dot, IllustrationFrame, Row } from "~/illustrations/IllustrationFrame";
import styles from "./HeroIllustration.module.css";

/** What is migrated on each weekend of the month. */
const weekends = [
  { name: "File server", to: "Azure Files", state: "good" },
  { name: "SQL Server", to: "Azure SQL Database", state: "good" },
  { name: "Order app", to: "App Service", state: "watch" },
  { name: "Print server", to: "to retire", state: "idle" },
] as const;

/** A month of a migration: one system moves each weekend, and the working days stay as usual. */
export function HeroIllustration() {
  return (
    <IllustrationFrame title="To Azure, weekend 3 of 4" note="example">
      <div className={styles.month}>
        <b>Week</b>
        {[..."MTWTF"].map((day, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two days begin with T
          <b key={index}>{day}</b>
        ))}
        <b>Weekend</b>
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
      <p className={styles.key}>
        <Dot /> A working day, as usual <Dot state="idle" /> to come
      </p>
      <div className={styles.live}>
        <Row name="Order app, copied so far" reading="71%">
          <Bar share={0.71} state="watch" />
        </Row>
      </div>
    </IllustrationFrame>
  );
}
