import { CallToAction } from "~/sections/CallToAction";
import { DataTable } from "~/sections/DataTable";
import { FeatureGrid } from "~/sections/FeatureGrid";
import { Hero } from "~/sections/Hero";
import { Section } from "~/sections/Section";
import { ServiceTerms } from "~/sections/ServiceTerms";
import { SplitSection } from "~/sections/SplitSection";
import { Stats } from "~/sections/Stats";
import { Steps } from "~/sections/Steps";
import { Icon } from "~/ui/Icon";
import { Labeled } from "~/ui/Labeled";
import { Logo } from "~/ui/Logo";
import {
  benefits,
  callToAction,
  hero,
  inShort,
  migration,
  payback,
  platforms,
  returns,
  services,
  statistics,
} from "./content";
import { HeroIllustration } from "./HeroIllustration";
import { PaybackChart } from "./PaybackChart";

export { description } from "./content";

/** Cloud Services. */
export default function CloudServices() {
  return (
    <>
      <Hero {...hero} aside={<HeroIllustration />} foot={<ServiceTerms terms={inShort} />} />
      <SplitSection variant="pinned" {...services}>
        <FeatureGrid features={services.features} />
      </SplitSection>
      <Section surface="subtle" heading={platforms.heading}>
        <FeatureGrid
          compact
          columns={4}
          features={platforms.platforms.map(({ name, description, suits, icon }) => ({
            title: name,
            description,
            drawing: (
              <div>
                {"path" in icon ? <Logo of={icon} height={32} /> : <Icon of={icon} size={32} />}
              </div>
            ),
            below: <Labeled label={platforms.label} items={suits} />,
          }))}
        />
      </Section>
      <Section id="benefits" heading={benefits.heading}>
        <DataTable
          columns={benefits.columns}
          rows={benefits.changes.map(({ title, before, after }) => [title, before, after])}
          variant="comparison"
        />
      </Section>
      <Section surface="inverse" heading={statistics.heading}>
        <Stats variant="poster" figures={statistics.figures} />
      </Section>
      <Section heading={migration.heading} lead={migration.lead}>
        <Steps steps={migration.steps} phases={migration.phases} />
      </Section>
      <Section surface="subtle" heading={payback.heading} lead={payback.lead}>
        <PaybackChart months={payback.months} labels={payback.labels} />
        <Stats variant="row" figures={returns} />
      </Section>
      <CallToAction {...callToAction} />
    </>
  );
}
