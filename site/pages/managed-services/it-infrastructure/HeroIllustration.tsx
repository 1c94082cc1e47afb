import { Drawing } from "~/illustrations/Drawing";
import { IllustrationFrame, Row } from "~/illustrations/IllustrationFrame";
import { labeled } from "~/illustrations/labeled";
import { heroIllustration } from "./content";
import styles from "./HeroIllustration.module.css";

const { title, note, live, devices, warning, replacement } = heroIllustration;

/** Top and height of each device, in units of the drawing. */
const units = [
  { top: 12, height: 32 },
  { top: 50, height: 32 },
  { top: 88, height: 32 },
  { top: 126, height: 32 },
  { top: 164, height: 64 },
  { top: 234, height: 38 },
] as const;

const times = (count: number, draw: (index: number) => string) =>
  Array.from({ length: count }, (_, index) => draw(index)).join("");

/** Two rows of network ports: the ones in use, or the free ones. */
const ports = (used: boolean) =>
  times(28, (index) =>
    [4, 9, 13, 19, 20, 27].includes(index) === used
      ? ""
      : `M${42 + (index % 14) * 12} ${index < 14 ? 19 : 31}h8v6h-8z`,
  );

/** Left and top of a drive bay of the storage, six to a row. */
const bay = (index: number) => [36 + (index % 6) * 32, index < 6 ? 170 : 198] as const;

const hosts = [88, 126];
const bays = times(12, (index) => `M${bay(index).join(" ")}h28v24h-28z`);
const hostBays = hosts
  .map((top) => times(4, (n) => `M${36 + n * 30} ${top + 8}h26v16h-26z`))
  .join("");
const vents =
  times(9, (index) => `M${150 + index * 8} 59v14`) +
  hosts.map((top) => times(8, (index) => `M${166 + index * 8} ${top + 9}v14`)).join("");
const lights =
  "M40 63h6v6h-6z" +
  hosts.map((top) => times(4, (n) => `M${54 + n * 30} ${top + 14}h4v4h-4z`)).join("") +
  times(11, (index) => `M${bay(index)[0] + 20} ${bay(index)[1] + 16}h4v4h-4z`) +
  times(7, (index) => `M${100 + index * 14} 245h9v16h-9z`);

/** The front of a rack, with one drive that is due for replacement. */
export function HeroIllustration() {
  return (
    <IllustrationFrame title={title} note={note} live={live}>
      <Drawing width={440} height={284}>
        <rect x="1" y="1" width="262" height="282" rx="8" data-line="" />
        <path
          stroke="var(--control-edge)"
          strokeDasharray="3 9"
          strokeWidth="4"
          d="M13 10V274M251 10V274"
        />
        {units.map(({ top, height }) => (
          <rect
            key={top}
            fill="var(--primary)"
            stroke="var(--control-edge)"
            x="26"
            y={top}
            width="212"
            height={height}
            rx="4"
          />
        ))}
        <path data-line="" d={`${bays}${hostBays}${vents}M60 59h78v14h-78zM36 245h52v16h-52z`} />
        <path d={ports(true)} data-state="good" />
        <path d={ports(false)} fill="var(--control-edge)" />
        <path d={lights} data-state="good" />
        <path data-state="watch" d="M196 198h28v24h-28z" />
        <path data-line="watch" d="M224 212h52" />
        <g className={styles.words}>
          {labeled(units, devices).map(([{ top }, { name, reading }]) => (
            <g key={top}>
              <text x="282" y={top + 21}>
                {name}
              </text>
              <text x="440" y={top + 21} textAnchor="end" data-soft="">
                {reading}
              </text>
            </g>
          ))}
          <text x="282" y="217" data-state="watch">
            {warning}
          </text>
        </g>
      </Drawing>
      <Row {...replacement} state="watch" />
    </IllustrationFrame>
  );
}
