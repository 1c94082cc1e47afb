import styles from "./LayerStack.module.css";

type LayerStackProps = {
  /** Where the system runs. */
  place: string;
  /** The layers from the top: those the client keeps, then those the provider takes over. */
  ours: readonly string[];
  theirs: readonly string[];
};

/** The layers of a system, colored where the provider runs them. */
export function LayerStack({ place, ours, theirs }: LayerStackProps) {
  return (
    <div>
      <p className={styles.place}>{place}</p>
      <p className={styles.layers} aria-hidden="true">
        {ours.map((layer) => (
          <span key={layer}>{layer}</span>
        ))}
        {theirs.map((layer) => (
          <span key={layer} data-theirs="">
            {layer}
          </span>
        ))}
      </p>
    </div>
  );
}
