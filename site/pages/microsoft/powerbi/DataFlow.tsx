import type { Feature } from "~/content-types";
import { LargeIcon } from "~/ui/Icon";
import { RichText } from "~/ui/RichText";
import styles from "./DataFlow.module.css";

/** What the diagram shows, and the features of each stage. */
export type DataFlowContent = {
  /** Where the data comes from, what combines it, where it is read. */
  readonly sources: readonly string[];
  readonly model: string;
  readonly readers: readonly string[];
  /** One for each of the three. */
  readonly stages: ReadonlyArray<{ readonly name: string; readonly features: readonly Feature[] }>;
};

/** A flow diagram from sources through a model to readers, over the features of each stage. */
export function DataFlow({ sources, model, readers, stages }: DataFlowContent) {
  const words = `${sources.join(", ")} → ${model} → ${readers.join(", ")}`;
  return (
    <>
      <div className={styles.flow} role="img" aria-label={words}>
        <div className={styles.side}>
          <Names names={sources} />
          <Curves count={sources.length} from={0} to={100} />
        </div>
        <p className={styles.model}>{model}</p>
        <div className={styles.side}>
          <Curves count={readers.length} from={100} to={0} />
          <Names names={readers} />
        </div>
      </div>
      <ol role="list" className={styles.stages}>
        {stages.map(({ name, features }) => (
          <li key={name} className={styles.stage}>
            <h3>{name}</h3>
            <ul role="list" className={styles.features}>
              {features.map(({ icon, title, description }) => (
                <li key={title}>
                  <LargeIcon of={icon} />
                  <div>
                    <h4>{title}</h4>
                    <p>
                      <RichText text={description} />
                    </p>
                  </div>
                </li>
              ))}
            </ul>
          </li>
        ))}
      </ol>
    </>
  );
}

function Names({ names }: { names: readonly string[] }) {
  return (
    <div className={styles.names}>
      {names.map((name) => (
        <span key={name}>{name}</span>
      ))}
    </div>
  );
}

/** From names, one below the other, to the middle of the model's side. */
function Curves({ count, from, to }: { count: number; from: number; to: number }) {
  const heights = Array.from({ length: count }, (_, index) => (100 / count) * (index + 0.5));
  return (
    <svg viewBox="0 0 100 100" preserveAspectRatio="none" aria-hidden="true">
      <path d={heights.map((y) => `M${from} ${y}C60 ${y} 40 50 ${to} 50`).join("")} />
    </svg>
  );
}
