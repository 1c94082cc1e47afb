import type { ReactNode } from "react";
import { Drawing } from "~/illustrations/Drawing";
import { drawingLabels as labels } from "./content";
import styles from "./drawings.module.css";

function ServiceDrawing({ children }: { children: ReactNode }) {
  return (
    <div className={styles.frame}>
      <Drawing width={480} height={132}>
        {children}
      </Drawing>
    </div>
  );
}

/* The last screen ends where the drawing does. */
const column = 450 / 13;
const screens = (wanted: (index: number) => boolean) =>
  Array.from({ length: 42 }, (_, index) => index)
    .filter(wanted)
    .map((index) => {
      const left = Math.round((index % 14) * column) + 3;
      const top = Math.floor(index / 14) * 32;
      return `M${left} ${top}h24v16h-24zM${left - 3} ${top + 19}h30v3h-30z`;
    })
    .join("");
const asleep = [5, 16, 31, 38];
const lost = 23;

/** By the `drawing` of the services in content.ts. */
export const drawings = {
  /** A patch is tested on a copy of the server and installed at night. */
  patches: (
    <ServiceDrawing>
      <rect x="322" y="0" width="96" height="132" rx="10" className={styles.tint} />
      <path d="M0 104H480" className={styles.line} />
      <path
        d="M64 104C104 104 96 40 136 40H268C336 40 316 104 370 104H480"
        className={styles.ours}
      />
      <g className={styles.point}>
        <circle cx="64" cy="104" r="7" />
        <circle cx="160" cy="40" r="7" />
        <circle cx="244" cy="40" r="7" />
        <circle cx="370" cy="104" r="7" />
      </g>
      <text x="136" y="20">
        {labels.patch.test}
      </text>
      <text x="0" y="86">
        {labels.patch.server}
      </text>
      <text x="370" y="24" textAnchor="middle">
        {labels.patch.night}
      </text>
    </ServiceDrawing>
  ),
  /** Rows of laptops: most are patched, some are asleep, one is lost and locked. */
  fleet: (
    <ServiceDrawing>
      <path
        d={screens((index) => !asleep.includes(index) && index !== lost)}
        className={styles.point}
      />
      <path d={screens((index) => asleep.includes(index))} className={styles.rest} />
      <path d={screens((index) => index === lost)} className={styles.watch} />
      <g>
        <circle cx="6" cy="119" r="5" className={styles.point} />
        <text x="18" y="124">
          {labels.laptops.patched}
        </text>
        <circle cx="116" cy="119" r="5" className={styles.rest} />
        <text x="128" y="124">
          {labels.laptops.asleep}
        </text>
        <circle cx="216" cy="119" r="5" className={styles.watch} />
        <text x="228" y="124">
          {labels.laptops.lost}
        </text>
      </g>
    </ServiceDrawing>
  ),
  /** A load curve that leaves its normal range once. */
  pattern: (
    <ServiceDrawing>
      <path
        d="M0 78C40 78 50 36 90 36S140 78 180 78 230 36 270 36 320 78 360 78 410 36 450 36L480 50V108L450 92C410 92 400 124 360 124S310 92 270 92 220 124 180 124 130 92 90 92 40 124 0 124Z"
        className={styles.tint}
      />
      <path
        d="M0 102C40 104 56 62 92 66S140 98 178 100 232 60 272 64 316 100 338 92C352 86 356 18 366 18S380 92 396 92 430 62 480 72"
        className={styles.ours}
      />
      <circle cx="366" cy="18" r="8" className={styles.watch} />
      <text x="348" y="22" textAnchor="end">
        {labels.load.engineer}
      </text>
      <text x="90" y="126" textAnchor="middle">
        {labels.load.normal}
      </text>
    </ServiceDrawing>
  ),
  /** A disk that fills up: today, the day to order a new one, and the day it is full. */
  growth: (
    <ServiceDrawing>
      <path d="M0 122C90 116 180 100 262 76V132H0Z" className={styles.tint} />
      <path d="M0 28H480" className={styles.line} />
      <path d="M0 122C90 116 180 100 262 76" className={styles.ours} />
      <path d="M270 73C336 54 384 40 420 28" className={styles.planned} />
      <circle cx="262" cy="76" r="7" className={styles.point} />
      <circle cx="340" cy="53" r="8" className={styles.watch} />
      <text x="0" y="18">
        {labels.disk.full}
      </text>
      <text x="272" y="104">
        {labels.disk.today}
      </text>
      <text x="354" y="74">
        {labels.disk.order}
      </text>
    </ServiceDrawing>
  ),
};
