import { CallToAction } from "~/sections/CallToAction";
import { Hero } from "~/sections/Hero";
import { Section, SectionHeading } from "~/sections/Section";
import { SplitSection } from "~/sections/SplitSection";
import { Steps } from "~/sections/Steps";
import { callToAction, hero, need, platforms, process, services, signal } from "./content";
import { DeviceCards } from "./DeviceCards";
import { devices, layers } from "./drawings";
import { HeroIllustration } from "./HeroIllustration";
import { LayerStack } from "./LayerStack";
import { OfflineSyncDiagram } from "./OfflineSyncDiagram";
import { PhoneCount } from "./PhoneCount";
import { Spectrum } from "./Spectrum";

export { description } from "./content";

/** Mobile development (specification section 2.15). */
export default function MobileDevelopment() {
  return (
    <div data-family="software">
      <Hero {...hero} aside={<HeroIllustration />} />
      <Section>
        <SectionHeading heading={platforms.heading} lead={platforms.lead} />
        <DeviceCards label={platforms.label} platforms={platforms.platforms} devices={devices} />
      </Section>
      <Section surface="subtle">
        <SectionHeading heading={services.heading} lead={services.lead} />
        <LayerStack layers={services.layers} drawings={layers} />
      </Section>
      <Section surface="inverse">
        <SectionHeading heading={signal.heading} lead={signal.lead} />
        <OfflineSyncDiagram {...signal} />
      </Section>
      <Section>
        <SplitSection heading={process.heading} lead={process.lead} variant="wide">
          <Steps
            variant="column"
            steps={process.steps.map((step) => ({
              ...step,
              aside: <PhoneCount {...step.phones} />,
            }))}
          />
        </SplitSection>
      </Section>
      <Section surface="subtle">
        <SectionHeading heading={need.heading} lead={need.lead} />
        <Spectrum {...need} />
      </Section>
      <Section>
        <CallToAction {...callToAction} />
      </Section>
    </div>
  );
}
