import type { Icon as IconDrawing } from "~/content-types";
import { Icon } from "~/ui/Icon";
import styles from "./DataFlow.module.css";

type DataFlowProps = {
  /** Where the data comes from, what combines it, where it is read. */
  sources: readonly string[];
  model: string;
  readers: readonly string[];
  stages: ReadonlyArray<{
    readonly name: string;
    /** The part of the flow above it: before the model, in it, or after it. */
    readonly part: "sources" | "model" | "readers";
    readonly features: ReadonlyArray<{
      readonly icon: IconDrawing;
      readonly title: string;
      readonly description: string;
    }>;
  }>;
};

const height = 180;
const middle = height / 2;

/** A flow diagram from sources through a model to readers, over the features of each stage. */
export function DataFlow({ sources, model, readers, stages }: DataFlowProps) {
  const parts = {
    sources: (
      <>
        <Names names={sources} />
        <Lines count={sources.length} from={(y) => `M0 ${y}C60 ${y} 50`} to="100" />
      </>
    ),
    model: <p className={styles.model}>{model}</p>,
    readers: (
      <>
        <Lines count={readers.length} from={(y) => `M100 ${y}C40 ${y} 50`} to="0" />
        <Names names={readers} />
      </>
    ),
  };
  return (
    <ol role="list" className={styles.stages}>
      {stages.map(({ name, part, features }) => (
        <li key={name}>
          <div className={styles.flow} aria-hidden="true">
            {parts[part]}
          </div>
          <h3>{name}</h3>
          <ul role="list">
            {features.map(({ icon, title, description }) => (
              <li key={title} className={styles.feature}>
                <Icon of={icon} size={24} />
                <div>
                  <h4>{title}</h4>
                  <p>{description}</p>
                </div>
              </li>
            ))}
          </ul>
        </li>
      ))}
    </ol>
  );
}

function Names({ names }: { names: readonly string[] }) {
  return (
    <p className={styles.names}>
      {names.map((name) => (
        <span key={name}>{name}</span>
      ))}
    </p>
  );
}

/** Curves from each of the names to the middle of the other edge. */
function Lines(props: { count: number; from: (y: number) => string; to: string }) {
  const { count, from, to } = props;
  const ys = Array.from({ length: count }, (_, index) => (height / count) * (index + 0.5));
  return (
    <svg viewBox={`0 0 100 ${height}`} preserveAspectRatio="none" aria-hidden="true">
      <path d={ys.map((y) => `${from(y)} ${middle} ${to} ${middle}`).join("")} />
    </svg>
  );
}
