import { CallToAction } from "~/sections/CallToAction";
import { CardGrid } from "~/sections/CardGrid";
import { DataTable } from "~/sections/DataTable";
import { FeatureGrid } from "~/sections/FeatureGrid";
import { FeatureList } from "~/sections/FeatureList";
import { Hero } from "~/sections/Hero";
import { Section } from "~/sections/Section";
import { ServiceTerms } from "~/sections/ServiceTerms";
import { SplitSection } from "~/sections/SplitSection";
import { CostPhases } from "./CostPhases";
import {
  approach,
  callToAction,
  compliance,
  hero,
  inShort,
  migration,
  reasons,
  services,
} from "./content";
import { HeroIllustration } from "./HeroIllustration";
import { LayerStairs } from "./LayerStairs";

export { description } from "./content";

/** Azure Consulting. */
export default function Azure() {
  return (
    <>
      <Hero {...hero} aside={<HeroIllustration />} foot={<ServiceTerms terms={inShort} />} />
      <Section heading={services.heading} lead={services.lead}>
        <CardGrid {...services} cards={services.services} />
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
      <Section surface="inverse" heading={approach.heading} lead={approach.lead}>
        <CostPhases {...approach} />
      </Section>
      <SplitSection variant="pinned" heading={reasons.heading} lead={reasons.lead}>
        <FeatureList variant="rules" features={reasons.reasons} />
      </SplitSection>
      <Section id="compliance" surface="subtle" entries={compliance.standards} {...compliance}>
        <DataTable
          variant="comparison"
          columns={compliance.columns}
          rows={compliance.standards.map(({ name, theirs, yours }) => [name, theirs, yours])}
        />
      </Section>
      <CallToAction {...callToAction} />
    </>
  );
}
