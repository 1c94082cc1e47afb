import styles from "./LayerStairs.module.css";

type LayerStairsProps = {
  /** Where the system runs. */
  place: string;
  /** The layers from the top: those the client keeps, then those the provider takes over. */
  ours: readonly string[];
  theirs: readonly string[];
  /** How many of theirs were the client's in the stack before it. */
  rise: number;
};

/** The layers of a system, colored where the provider runs them. Side by side they are stairs. */
export function LayerStairs({ place, ours, theirs, rise }: LayerStairsProps) {
  return (
    <div className={styles.stack}>
      <p className={styles.place}>{place}</p>
      <p className={styles.layers} aria-hidden="true">
        {ours.map((layer) => (
          <span key={layer}>{layer}</span>
        ))}
        {theirs.map((layer, index) => (
          <span key={layer} data-theirs={index < rise ? "rise" : ""}>
            {layer}
          </span>
        ))}
      </p>
    </div>
  );
}
