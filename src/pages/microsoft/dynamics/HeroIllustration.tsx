import { IllustrationFrame } from "~/illustrations/IllustrationFrame";
import styles from "./HeroIllustration.module.css";

/** Departments that worked on the order, and when. The one without a time has it now. */
const stamps = [
  { desk: "Sales", said: "Signed", time: "9:02 AM" },
  { desk: "Finance", said: "Credit good", time: "9:02 AM" },
  { desk: "Supply Chain", said: "64 reserved", time: "9:03 AM" },
  { desk: "Service", said: "Installer booked", time: "9:10 AM" },
  { desk: "Supply Chain", said: "Picked", time: "11:40 AM" },
  { desk: "Supply Chain", said: "On the truck" },
];

/** An order with a stamp from each department it has passed. */
export function HeroIllustration() {
  return (
    <IllustrationFrame title="Order 4071, typed once" note="example">
      <div className={styles.slip}>
        <p className={styles.order}>
          <strong>64 circulation pumps</strong> <span>Thu, dock 2</span>
        </p>
        {stamps.map(({ desk, said, time }) => (
          <p key={said} className={styles.stamp} data-now={!time || undefined}>
            <strong>{said}</strong>
            <span>{desk}</span>
            <span>{time ?? "now"}</span>
          </p>
        ))}
      </div>
    </IllustrationFrame>
  );
}
