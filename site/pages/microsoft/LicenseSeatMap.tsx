import { RichText } from "~/ui/RichText";
import styles from "./LicenseSeatMap.module.css";

/** In use, without a user, larger than its user needs, or reserved for a new employee. */
const states = ["taken", "empty", "large", "next"] as const;
export type SeatState = (typeof states)[number];

type Place = { readonly x: number; readonly y: number };

const center: Place = { x: 280, y: 456 };
/** Half of the angle that a row spans, in degrees. */
const half = 44;
/** Rows from the stage outward: the radius, and the first letter of each seat's state. 50 seats in all. */
const rows = [
  [140, "ttttnt"],
  [196, "tlttttte"],
  [252, "tttttttttt"],
  [308, "ttettttttltt"],
  [364, "tttteetttttttt"],
] as const;

const seats: readonly (Place & { readonly letter: string })[] = rows.flatMap(([radius, row]) =>
  [...row].map((letter, index) => {
    const angle = (((2 * index + 1) / row.length - 1) * half * Math.PI) / 180;
    return {
      letter,
      x: Math.round(center.x + radius * Math.sin(angle)),
      y: Math.round(center.y - radius * Math.cos(angle)),
    };
  }),
);

/** All seats of one state. One path draws many dots, which keeps the document small. */
function Seats({ state, at }: { state: SeatState; at: readonly Place[] }) {
  const marks = (shape: string) => at.map(({ x, y }) => `M${x} ${y}${shape}`).join("");
  return (
    <g className={styles.seats} data-state={state}>
      <path d={marks("h.01")} />
      {state !== "taken" && <path className={styles.inside} d={marks("h.01")} />}
      {state === "large" && <path className={styles.person} d={marks("h.01")} />}
      {state === "next" && <path className={styles.plus} d={marks("m-6 0h12m-6-6v12")} />}
    </g>
  );
}

/** Licenses as the seats of a theater, with the client on the stage. */
export function LicenseSeatMap({ stage, note }: { stage: string; note: string }) {
  return (
    <div className={styles.plan}>
      <svg viewBox="14 72 532 374" aria-hidden="true">
        {states.map((state) => (
          <Seats
            key={state}
            state={state}
            at={seats.filter(({ letter }) => state.startsWith(letter))}
          />
        ))}
        <path className={styles.stage} d="M180 410q100-70 200 0z" />
        <text x={center.x} y="438">
          {stage}
        </text>
      </svg>
      <p>
        <RichText text={note} />
      </p>
    </div>
  );
}

/** A kind of seat, as in the map. */
export const SeatMark = ({ state }: { state: SeatState }) => (
  <svg viewBox="-20 -20 40 40" width="40" height="40" aria-hidden="true">
    <Seats state={state} at={[{ x: 0, y: 0 }]} />
  </svg>
);
