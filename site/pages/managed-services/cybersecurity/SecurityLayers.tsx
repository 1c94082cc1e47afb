import styles from "./SecurityLayers.module.css";

const size = 480;
const middle = size / 2;
const outermost = 206;
const innermost = 62;

/** From where an attack reaches each ring, in degrees from the right, clear of the numbers at the top. */
const directions = [-152, -28, 22, 74, 126, 176];

/** Concentric rings around what they protect. Each dotted arrow is an attack that one of them stops. */
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
    <div className={styles.drawing} aria-hidden="true">
      <svg viewBox={`0 0 ${size} ${size}`} aria-hidden="true">
        {rings.map(({ number, radius }) => (
          <circle key={number} cx={middle} cy={middle} r={radius} />
        ))}
        {rings.map(({ number, radius }) => (
          <g
            key={number}
            transform={`rotate(${directions[(number - 1) % directions.length]} ${middle} ${middle})`}
          >
            <path className={styles.attempt} d={`M${size} ${middle}H${middle + radius + 16}`} />
            <path className={styles.tip} d={`M${middle + radius + 4} ${middle}l14-7v14z`} />
            <path className={styles.stop} d={`M${middle + radius} ${middle - 16}v32`} />
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
        <rect
          className={styles.center}
          x={middle - 11}
          y={middle - 14}
          width="22"
          height="22"
          rx="4"
        />
        <text x={middle} y={middle + 32}>
          {center}
        </text>
      </svg>
    </div>
  );
}
