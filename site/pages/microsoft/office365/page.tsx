import { CallToAction } from "~/sections/CallToAction";
import { FeatureGrid } from "~/sections/FeatureGrid";
import { FeatureList } from "~/sections/FeatureList";
import { Hero } from "~/sections/Hero";
import { Section } from "~/sections/Section";
import { SplitSection } from "~/sections/SplitSection";
import { Logo } from "~/ui/Logo";
import { VisuallyHidden } from "~/ui/VisuallyHidden";
import { apps, callToAction, hero, moving, plans, reasons } from "./content";
import { HeroIllustration } from "./HeroIllustration";
import { PlanComparison } from "./PlanComparison";
import styles from "./page.module.css";
import { TrackedChanges } from "./TrackedChanges";

export { description } from "./content";

/** Microsoft 365: its apps, reasons to switch, the Business plans, and what we move. */
export default function Microsoft365() {
  return (
    <>
      <Hero {...hero} aside={<HeroIllustration />} />
      <Section heading={apps.heading} lead={apps.lead}>
        <FeatureGrid
          columns={3}
          compact
          features={apps.apps.map(({ icon, name, description, handsOver }) => ({
            drawing: (
              <span className={styles.logo}>
                <Logo of={icon} height={40} />
              </span>
            ),
            title: name,
            description,
            below: <span className={styles.handsOver}>{handsOver}</span>,
          }))}
        />
      </Section>
      <Section surface="inverse" heading={reasons.heading}>
        <TrackedChanges insteadOf={reasons.insteadOf} sentences={reasons.sentences} />
      </Section>
      <SplitSection heading={plans.heading} lead={plans.lead}>
        <PlanComparison plans={plans.plans} />
      </SplitSection>
      <Section surface="subtle" heading={moving.heading} lead={moving.lead}>
        <FeatureList
          variant="rules"
          features={moving.moves.map(({ from, to, outcome }) => ({
            title: from,
            description: (
              <>
                <VisuallyHidden>{moving.goesTo}</VisuallyHidden>{" "}
                <strong className={styles.app}>{to}</strong> {outcome}
              </>
            ),
          }))}
        />
      </Section>
      <CallToAction {...callToAction} />
    </>
  );
}
