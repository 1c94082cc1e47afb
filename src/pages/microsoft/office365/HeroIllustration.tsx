import { Drawing } from "~/illustrations/Drawing";
import { IllustrationFrame } from "~/illustrations/IllustrationFrame";
import styles from "./HeroIllustration.module.css";

/** Authors, with the position and the color of their cursors. */
const authors = [
  { name: "Ana", x: 246, y: 118, state: "good" },
  { name: "Ben", x: 140, y: 178, state: "idle" },
  { name: "You", x: 318, y: 238, state: "watch" },
] as const;

const others = [
  [384, 88],
  [362, 148],
  [396, 208],
] as const;

const line = (x: number, y: number) => `M40 ${y}H${x}`;

const copies = ["Proposal_v2.docx", "Proposal_final.docx", "Proposal_v7_final_NEW.docx"];

/** A document that three people edit at once, over the names of copies nobody needs any more. */
export function HeroIllustration() {
  return (
    <IllustrationFrame title="Proposal.docx, one file" note="example">
      <div className={styles.frame}>
        <Drawing width={440} height={272}>
          <path className={styles.sheet} d="M0 12Q0 0 12 0H428q12 0 12 12V272H0z" />
          <path className={styles.title} d="M44 46H190" />
          <path
            className={styles.lines}
            d={
              others.map(([x, y]) => line(x, y)).join("") +
              authors.map(({ x, y }) => line(x, y)).join("")
            }
          />
          {authors.map(({ name, x, y, state }) => (
            <g key={name} className={styles.author}>
              <path d={`M${x + 8} ${y - 17}v34h-3v-34z`} data-state={state} />
              <path d={`M${x + 8} ${y - 14}h54q6 0 6 6v16q0 6-6 6h-54z`} data-state={state} />
              <text x={x + 38} y={y + 5} textAnchor="middle">
                {name}
              </text>
            </g>
          ))}
        </Drawing>
      </div>
      <p className={styles.copies}>
        {copies.map((copy) => (
          <s key={copy}>{copy}</s>
        ))}
      </p>
    </IllustrationFrame>
  );
}
