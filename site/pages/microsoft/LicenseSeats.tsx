import { RichText } from "~/ui/RichText";
import styles from "./LicenseSeats.module.css";

const states = ["taken", "large", "next", "empty"] as const;
/** A license: in use, larger than its user needs, kept for a new employee, or without a user. */
export type SeatState = (typeof states)[number];

/** Licenses as dots in rows as wide as the page. */
export function LicenseSeats({
  licenses,
  note,
}: {
  licenses: Readonly<Record<SeatState, number>>;
  note: string;
}) {
  return (
    <div className={styles.seats} aria-hidden="true">
      <div>
        {states.map((state) =>
          [...Array(licenses[state]).keys()].map((dot) => <SeatMark key={dot} state={state} />),
        )}
      </div>
      <p>
        <RichText text={note} />
      </p>
    </div>
  );
}

/** A kind of dot. */
export const SeatMark = ({ state }: { state: SeatState }) => (
  <span className={styles.seat} data-seat={state} />
);
