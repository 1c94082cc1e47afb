import type { Icon as IconDrawing } from "~/records";
import { Icon } from "~/ui/Icon";
import { Field } from "./charts/Chart";
import styles from "./FlowStages.module.css";

type FlowStagesProps = {
  /** Where it comes from, what it becomes, where it is read. */
  sources: readonly string[];
  model: string;
  readers: readonly string[];
  /** Three: before the model, the model, after it. */
  stages: ReadonlyArray<{
    readonly name: string;
    readonly features: ReadonlyArray<{
      readonly icon: IconDrawing;
      readonly title: string;
      readonly description: string;
    }>;
  }>;
};

const height = 180;
const middle = height / 2;

/** Even heights for some lines, one below the other. */
const heights = (count: number) =>
  Array.from({ length: count }, (_, index) => (height / count) * (index + 0.5));

/** Many streams into one and out again, drawn over the features in three columns below. */
export function FlowStages({ sources, model, readers, stages }: FlowStagesProps) {
  const drawings = [
    <Names
      key="in"
      names={sources}
      x="0"
      lines="34%"
      from={(y) => `M0 ${y}C60 ${y} 50`}
      to="100"
    />,
    <g key="model">
      <path d={`M0 ${middle}h900`} />
      <rect x="14%" y={middle - 36} width="72%" height="72" rx="16" />
      <text className={styles.model} x="50%" y={middle + 6}>
        {model}
      </text>
    </g>,
    <Names
      key="out"
      names={readers}
      x="70%"
      lines="0"
      from={(y) => `M100 ${y}C40 ${y} 50`}
      to="0"
    />,
  ];
  return (
    <ol className={styles.stages}>
      {stages.map(({ name, features }, index) => (
        <li key={name}>
          <svg className={styles.flow} width="100%" height={height} aria-hidden="true">
            {drawings[index]}
          </svg>
          <h3>{name}</h3>
          <ul>
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

/** Names under each other, a curve from each of them to the middle of one edge. */
function Names(props: {
  names: readonly string[];
  x: string;
  /** Where the curves begin on the drawing. */
  lines: string;
  from: (y: number) => string;
  to: string;
}) {
  const { names, x, lines, from, to } = props;
  const ys = heights(names.length);
  return (
    <>
      <Field x={lines} width="66%" height={height} units={[100, height]}>
        <path d={ys.map((y) => `${from(y)} ${middle} ${to} ${middle}`).join("")} />
      </Field>
      {ys.map((y, index) => (
        <text key={names[index]} x={x} y={y + 5}>
          {names[index]}
        </text>
      ))}
    </>
  );
}
