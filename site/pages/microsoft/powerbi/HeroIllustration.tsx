import { IllustrationFrame } from "~/illustrations/IllustrationFrame";
import { Legend } from "~/illustrations/Legend";
import { PlotArea } from "~/illustrations/PlotArea";
import { heightScale, lineThrough } from "~/illustrations/scale";
import { VisuallyHidden } from "~/ui/VisuallyHidden";
import { heroIllustration } from "./content";
import styles from "./HeroIllustration.module.css";

const { title, note, unit, legend, inWords, sold, plan } = heroIllustration;
const weeks = sold.length;
const height = 200;
const y = heightScale(200, height);

const bars = (values: readonly number[], from = 0) =>
  values.map((value, week) => `M${from + week + 0.2} ${height}V${y(value)}h.6V${height}z`).join("");

const latest = { sold: sold[weeks - 1] ?? 0, plan: plan[weeks - 1] ?? 1 };
const overPlan = Math.round((100 * latest.sold) / latest.plan - 100);
const verdict = `${unit.before}${latest.sold}${unit.after}, ${overPlan}% ${heroIllustration.overPlan}`;

/** A chart of weekly sales and their plan, with its numbers in words for screen readers. */
export function HeroIllustration() {
  return (
    <>
      <IllustrationFrame title={title} note={note}>
        <p className={styles.verdict}>{verdict}</p>
        <svg fill="var(--neutral)" width="100%" height={height} aria-hidden="true">
          {[0, 50, 100, 150].map((value) => (
            <path key={value} stroke="var(--rule)" d={`M0 ${y(value)}h600`} />
          ))}
          <PlotArea height={height} units={[weeks, height]}>
            <path d={bars(sold.slice(0, -1))} />
            <path fill="var(--highlight)" d={bars([latest.sold], weeks - 1)} />
            <path
              fill="none"
              stroke="var(--success)"
              strokeWidth="2.5"
              vectorEffect="non-scaling-stroke"
              d={lineThrough(plan.map(y), 0.5)}
            />
          </PlotArea>
        </svg>
        <Legend
          keys={[
            { label: legend.sold, state: "idle" },
            { label: legend.plan, state: "good", mark: "line" },
          ]}
        />
      </IllustrationFrame>
      <VisuallyHidden>
        {inWords.sold} {sold.join(", ")}. {inWords.plan} {plan.join(", ")}. {inWords.latest}{" "}
        {verdict}.
      </VisuallyHidden>
    </>
  );
}
