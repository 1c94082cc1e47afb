import { Drawing } from "~/illustrations/Drawing";
import { IllustrationFrame } from "~/illustrations/IllustrationFrame";
import { labeled } from "~/illustrations/labeled";
import { heroIllustration } from "./content";
import styles from "./HeroIllustration.module.css";

/** Position and color of the authors' cursors. */
const cursors = [
  { x: 246, y: 118, state: "good" },
  { x: 140, y: 178, state: "idle" },
  { x: 318, y: 238, state: "watch" },
] as const;

const others = [
  [384, 88],
  [362, 148],
  [396, 208],
] as const;

const line = (x: number, y: number) => `M40 ${y}H${x}`;

/** A document that three people edit at once, over the crossed-out names of old copies. */
export function HeroIllustration() {
  const { title, note, authors, copies } = heroIllustration;
  return (
    <IllustrationFrame title={title} note={note}>
      <Drawing width={440} height={272}>
        <rect className={styles.sheet} width="440" height="272" rx="12" />
        <path className={styles.title} d="M44 46H190" />
        <path
          className={styles.lines}
          d={
            others.map(([x, y]) => line(x, y)).join("") +
            cursors.map(({ x, y }) => line(x, y)).join("")
          }
        />
        {labeled(cursors, authors).map(([{ x, y, state }, author]) => (
          <g key={state} className={styles.author}>
            <path d={`M${x + 8} ${y - 17}v34h-3v-34z`} data-state={state} />
            <path d={`M${x + 8} ${y - 14}h54q6 0 6 6v16q0 6-6 6h-54z`} data-state={state} />
            <text x={x + 38} y={y + 5} textAnchor="middle">
              {author}
            </text>
          </g>
        ))}
      </Drawing>
      <p className={styles.copies}>
        {copies.map((copy) => (
          <s key={copy}>{copy}</s>
        ))}
      </p>
    </IllustrationFrame>
  );
}
