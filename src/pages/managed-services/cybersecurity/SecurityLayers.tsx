import { SplitSection } from "~/sections/SplitSection";
import styles from "./SecurityLayers.module.css";

type Ring = { readonly title: string; readonly description: string };

const size = 480;
const middle = size / 2;
const outermost = 206;
const innermost = 62;

/**
 * Layers of protection: a numbered list beside a drawing of concentric rings. Each dotted line is
 * an attack that one of the rings stops.
 */
export function SecurityLayers({
  heading,
  lead,
  rings,
  center,
}: {
  heading: string;
  lead: string;
  /** From the outside in; about five. */
  rings: readonly Ring[];
  /** Label of the center of the drawing. */
  center: string;
}) {
  const radius = (index: number) =>
    outermost - ((outermost - innermost) * index) / Math.max(1, rings.length - 1);
  const list = (
    <ol role="list">
      {rings.map(({ title, description }, index) => (
        <li key={title} className={styles.item}>
          <span className={styles.index} aria-hidden="true">
            {index + 1}
          </span>
          <div>
            <h3>{title}</h3>
            <p>{description}</p>
          </div>
        </li>
      ))}
    </ol>
  );
  return (
    <SplitSection heading={heading} lead={lead} below={list}>
      <svg className={styles.drawing} viewBox={`0 0 ${size} ${size}`} aria-hidden="true">
        {rings.map(({ title }, index) => (
          <circle key={title} cx={middle} cy={middle} r={radius(index)} />
        ))}
        {rings.map(({ title }, index) => (
          <g key={title} transform={`rotate(${index * 68 - 150} ${middle} ${middle})`}>
            <path className={styles.attempt} d={`M${size} ${middle}H${middle + radius(index)}`} />
            <circle className={styles.stop} cx={middle + radius(index)} cy={middle} r="5" />
          </g>
        ))}
        {rings.map(({ title }, index) => (
          <g key={title} className={styles.number}>
            <circle cx={middle} cy={middle - radius(index)} r="15" />
            <text x={middle} y={middle - radius(index) + 5}>
              {index + 1}
            </text>
          </g>
        ))}
        <circle className={styles.center} cx={middle} cy={middle} r="9" />
        <text x={middle} y={middle + 32}>
          {center}
        </text>
      </svg>
    </SplitSection>
  );
}
