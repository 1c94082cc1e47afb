import { Bar, IllustrationFrame, Row } from "~/illustrations/IllustrationFrame";
import styles from "./HeroIllustration.module.css";

const width = 424;

/** Places that hold copies: how many restore points are drawn, and how large, in units of the drawing. */
const timelines = [
  { name: "This office", reading: "every 15 minutes", copies: 33, size: 6 },
  { name: "Second site", reading: "every hour", copies: 17, size: 9 },
  { name: "Cloud vault", reading: "every night", copies: 7, size: 13 },
];

/** Restore points on three timelines, newest last, and the duration of a restore beside its limit. */
export function HeroIllustration() {
  return (
    <IllustrationFrame title="Last good copy: 02:14" note="example">
      {timelines.map(({ name, reading, ...points }) => (
        <Row key={name} name={name} reading={reading}>
          <RestorePoints {...points} />
        </Row>
      ))}
      <div className={styles.restore}>
        <p>
          Restore accounting server <strong>11 min 40 s</strong>
        </p>
        <Bar share={0.78} state="watch" />
        <p className={styles.scale}>
          Tested 02:31 <span>limit 15 min</span>
        </p>
      </div>
    </IllustrationFrame>
  );
}

function RestorePoints({ copies, size }: { copies: number; size: number }) {
  const step = (width - size) / (copies - 1);
  return (
    <svg
      className={styles.points}
      viewBox={`0 0 ${width} 14`}
      strokeWidth={size}
      aria-hidden="true"
    >
      <path className={styles.line} d={`M0 7h${width}`} />
      <path d={`M${size / 2} 7h.01${`m${step} 0h.01`.repeat(copies - 2)}`} />
      <path className={styles.newest} d={`M${width - size / 2} 7h.01`} />
    </svg>
  );
}
