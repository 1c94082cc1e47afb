import { Drawing } from "~/illustrations/Drawing";
import { IllustrationFrame, Row } from "~/illustrations/IllustrationFrame";
import { labeled } from "~/illustrations/labeled";
import { heroIllustration } from "./content";
import styles from "./HeroIllustration.module.css";

const { title, note, workloads, targets, cost } = heroIllustration;

/** Heights of each workload and its target. `watch`: is being moved. Without a state it stays. */
const moves = [
  { from: 14, to: 26, state: "good" },
  { from: 44, to: 26, state: "good" },
  { from: 78, to: 82, state: "good" },
  { from: 112, to: 82, state: "watch" },
  { from: 146, to: 138, state: "good" },
  { from: 180, to: 194, state: undefined },
] as const;

const targetHeights = [26, 82, 138, 194] as const;

/**
 * Cost over the months, above 0 at 84: the words' $3,400 are 81% of their $4,200. It rises where the old and the new
 * system run at the same time.
 */
const bill =
  "M0 10H60C76 10 72 6 86 6H122C140 6 136 13 154 13H206C222 13 218 16 236 16H296C312 16 308 20 326 20H370C386 20 382 24 398 24H440";

/** Workloads moving from a server room to three clouds, and the monthly cost that falls with it. */
export function HeroIllustration() {
  return (
    <IllustrationFrame title={title} note={note}>
      <Drawing width={440} height={214}>
        {labeled(moves, workloads).map(([{ from, to, state }, workload]) => (
          <g key={from}>
            <text x="0" y={from + 5}>
              {workload}
            </text>
            <path
              data-line={state ?? ""}
              strokeDasharray={state ? undefined : "3 6"}
              d={`M132 ${from}C212 ${from} 200 ${to} 280 ${to}`}
            />
          </g>
        ))}
        {labeled(targetHeights, targets).map(([y, target]) => (
          <g key={y}>
            <rect
              fill="var(--primary)"
              stroke="var(--control-edge)"
              x="280"
              y={y - 19}
              width="159"
              height="38"
              rx="10"
            />
            <text x="294" y={y + 6}>
              {target}
            </text>
          </g>
        ))}
      </Drawing>
      <div className={styles.cost}>
        <Row {...cost}>
          <Drawing width={440} height={84}>
            <path fill="var(--success)" fillOpacity=".14" d={`${bill}V84H0`} />
            <path data-line="good" d={bill} />
            <path data-line="" d="M0 83H440" />
            <circle data-state="watch" cx="434" cy="24" r="6" />
          </Drawing>
        </Row>
      </div>
    </IllustrationFrame>
  );
}
