import { CallToAction } from "~/sections/CallToAction";
import { FeatureGrid } from "~/sections/FeatureGrid";
import { Hero } from "~/sections/Hero";
import { Section } from "~/sections/Section";
import { MoreLink } from "~/ui/MoreLink";
import { ComplianceTable } from "./ComplianceTable";
import { CostPhases } from "./CostPhases";
import {
  approach,
  callToAction,
  compliance,
  hero,
  migration,
  reasons,
  services,
  trust,
} from "./content";
import { drawings } from "./drawings";
import { HeroIllustration } from "./HeroIllustration";
import { LayerStairs } from "./LayerStairs";
import styles from "./page.module.css";
import { TrustPoints } from "./TrustPoints";

export { description } from "./content";

/** Azure Consulting. */
export default function Azure() {
  return (
    <>
      <Hero {...hero} aside={<HeroIllustration />} foot={<TrustPoints points={trust} />} />
      <Section heading={services.heading} lead={services.lead}>
        <FeatureGrid
          columns={3}
          compact
          features={services.services.map(({ features, to, ...service }) => ({
            ...service,
            below: (
              <>
                <ul role="list" className={styles.features}>
                  {features.map((feature) => (
                    <li key={feature}>{feature}</li>
                  ))}
                </ul>
                <MoreLink
                  label={services.linkLabel}
                  about={services.linkAbout(service.title)}
                  to={to}
                />
              </>
            ),
          }))}
        />
      </Section>
      <Section surface="subtle" heading={migration.heading} lead={migration.lead}>
        <FeatureGrid
          columns={4}
          compact
          features={migration.services.map(
            ({ title, description, result, ...layers }, index, all) => ({
              title,
              description,
              drawing: (
                <LayerStairs
                  {...layers}
                  rise={layers.theirs.length - (all[index - 1]?.theirs.length ?? 0)}
                />
              ),
              below: (
                <p>
                  <strong>{result}</strong>
                </p>
              ),
            }),
          )}
        />
      </Section>
      <Section heading={approach.heading} lead={approach.lead}>
        <CostPhases {...approach} />
      </Section>
      <Section surface="inverse" heading={reasons.heading} lead={reasons.lead}>
        <FeatureGrid
          features={reasons.reasons.map((reason) => ({
            ...reason,
            drawing: drawings[reason.drawing],
          }))}
        />
      </Section>
      <Section
        id="compliance"
        surface="subtle"
        entries={compliance.standards}
        heading={compliance.heading}
        lead={compliance.lead}
      >
        <ComplianceTable columns={compliance.columns} standards={compliance.standards} />
      </Section>
      <Section>
        <CallToAction {...callToAction} />
      </Section>
    </>
  );
}
