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

const latest = { sold: sold[weeks - 1] ?? 0, plan: plan[weeks - 1] ?? 1 };
const overPlan = Math.round((100 * latest.sold) / latest.plan - 100);
const verdict = `${unit.before}${latest.sold}${unit.after}, ${overPlan}% ${heroIllustration.overPlan}`;

/** A chart of weekly sales and their plan, with its numbers in words for screen readers. */
export function HeroIllustration() {
  return (
    <>
      <IllustrationFrame title={title} note={note}>
        <p className={styles.verdict}>{verdict}</p>
        <svg className={styles.chart} width="100%" height={height} aria-hidden="true">
          {[0, 50, 100, 150].map((value) => (
            <path key={value} d={`M0 ${y(value)}h600`} />
          ))}
          <PlotArea height={height} units={[weeks, height]}>
            {sold.map((value, week) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: the weeks never change their order
              <rect key={week} x={week + 0.2} y={y(value)} width=".6" height={height - y(value)} />
            ))}
            <path className={styles.plan} d={lineThrough(plan.map(y), 0.5)} />
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
