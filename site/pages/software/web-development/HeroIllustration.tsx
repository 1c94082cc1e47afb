import { Drawing } from "~/illustrations/Drawing";
import { IllustrationFrame, Row } from "~/illustrations/IllustrationFrame";
import { Bar } from "~/ui/Bar";
import { heroIllustration } from "./content";
import styles from "./HeroIllustration.module.css";

const gray = { fill: "var(--primary)", fillOpacity: 0.1 };
const words = { stroke: "var(--primary)", strokeLinecap: "round", strokeWidth: 9 } as const;

/** A page in a browser window with one measured element, and the time until it shows. */
export function HeroIllustration() {
  const { size, metric, ...frame } = heroIllustration;
  return (
    <IllustrationFrame {...frame}>
      <Drawing width={488} height={246}>
        {/* Paper is white in both schemes. */}
        <g fill="var(--on-primary)">
          <rect width="488" height="246" rx="12" />
          <path {...gray} d="M0 36V12A12 12 0 0 1 12 0h464a12 12 0 0 1 12 12v24z" />
          <path {...words} strokeOpacity=".25" d="M20 18h.1m14 0h.1m14 0h.1M36 98h152M36 120h168" />
          <path {...words} strokeWidth="18" d="M40 72h190" />
          <rect data-state="watch" x="30" y="140" width="102" height="32" rx="9" />
          <path {...gray} d="M30 198h132v48H30zM178 198h132v48H178zM326 198h132v48H326z" />
          <path
            className={styles.picture}
            d="M284 150c22-20 44-24 66-20 40 6 50-44 108-58v100H284z"
          />
          <path
            className={styles.picture}
            fillOpacity=".2"
            stroke="var(--primary)"
            strokeDasharray="5 4"
            strokeWidth="2"
            d="M284 66h174v106H284z"
          />
          <text fill="var(--primary)" fontWeight="500" x="458" y="56" textAnchor="end">
            {size}
          </text>
        </g>
      </Drawing>
      <Row {...metric}>
        <Bar share={0.22} state="good" />
      </Row>
    </IllustrationFrame>
  );
}
