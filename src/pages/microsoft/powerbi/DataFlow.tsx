import type { Icon } from "~/content-types";
import { IconTile } from "~/ui/Icon";
import { Chart, PlotArea } from "./Chart";
import styles from "./DataFlow.module.css";

type DataFlowProps = {
  /** Where the data comes from, what combines it, where it is read. */
  sources: readonly string[];
  model: string;
  readers: readonly string[];
  /** One for each of the three. */
  stages: ReadonlyArray<{
    readonly name: string;
    readonly features: ReadonlyArray<{
      readonly icon: Icon;
      readonly title: string;
      readonly description: string;
    }>;
  }>;
};

const height = 190;
const middle = height / 2;

/** A flow diagram from sources through a model to readers, over the features of each stage. */
export function DataFlow({ sources, model, readers, stages }: DataFlowProps) {
  const words = `${sources.join(", ")} → ${model} → ${readers.join(", ")}`;
  return (
    <>
      <Chart height={height} words={words}>
        <PlotArea x="30%" width="49%" height={height} units={[100, height]}>
          <path
            data-line="ours"
            d={[
              ...heightsOf(sources).map((y) => `M0 ${y}C22 ${y} 12 ${middle} 34 ${middle}`),
              ...heightsOf(readers).map((y) => `M100 ${y}C78 ${y} 88 ${middle} 66 ${middle}`),
              `M34 ${middle}H66`,
            ].join("")}
          />
        </PlotArea>
        <svg x="54.5%" y={middle} overflow="visible" aria-hidden="true">
          <rect data-fill x="-67" y="-28" width="134" height="56" rx="10" />
          <text data-on data-at="middle" y="5">
            {model}
          </text>
        </svg>
        <Names names={sources} x="29%" at="end" />
        <Names names={readers} x="80%" />
      </Chart>
      <ol role="list" className={styles.stages}>
        {stages.map(({ name, features }) => (
          <li key={name} className={styles.stage}>
            <h3>{name}</h3>
            <ul role="list" className={styles.features}>
              {features.map(({ icon, title, description }) => (
                <li key={title}>
                  <IconTile of={icon} size={36} />
                  <h4>{title}</h4>
                  <p>{description}</p>
                </li>
              ))}
            </ul>
          </li>
        ))}
      </ol>
    </>
  );
}

const heightsOf = (names: readonly string[]) =>
  names.map((_, index) => (height / names.length) * (index + 0.5));

function Names(props: { names: readonly string[]; x: string; at?: "end" }) {
  const { names, x, at } = props;
  return names.map((name, index) => (
    <text key={name} data-at={at} x={x} y={(heightsOf(names)[index] ?? 0) + 5}>
      {name}
    </text>
  ));
}
