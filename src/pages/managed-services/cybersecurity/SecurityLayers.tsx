import styles from "./SecurityLayers.module.css";

const size = 480;
const middle = size / 2;
const outermost = 206;
const innermost = 62;

/** Concentric rings around what they protect. Each dotted line is an attack that one of them stops. */
export function SecurityLayers({
  count,
  center,
}: {
  /** Number of rings, numbered from the outside in. */
  count: number;
  /** Label of the center. */
  center: string;
}) {
  const rings = Array.from({ length: count }, (_, index) => ({
    number: index + 1,
    radius: outermost - ((outermost - innermost) * index) / Math.max(1, count - 1),
  }));
  return (
    <svg className={styles.drawing} viewBox={`0 0 ${size} ${size}`} aria-hidden="true">
      {rings.map(({ number, radius }) => (
        <circle key={number} cx={middle} cy={middle} r={radius} />
      ))}
      {rings.map(({ number, radius }) => (
        <g key={number} transform={`rotate(${number * 68 - 218} ${middle} ${middle})`}>
          <path className={styles.attempt} d={`M${size} ${middle}H${middle + radius}`} />
          <circle className={styles.stop} cx={middle + radius} cy={middle} r="5" />
        </g>
      ))}
      {rings.map(({ number, radius }) => (
        <g key={number} className={styles.number}>
          <circle cx={middle} cy={middle - radius} r="15" />
          <text x={middle} y={middle - radius + 5}>
            {number}
          </text>
        </g>
      ))}
      <circle className={styles.center} cx={middle} cy={middle} r="9" />
      <text x={middle} y={middle + 32}>
        {center}
      </text>
    </svg>
  );
}
