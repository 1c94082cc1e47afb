import { CallToAction } from "~/sections/CallToAction";
import { Hero } from "~/sections/Hero";
import { Section, SectionHeading } from "~/sections/Section";
import { Steps } from "~/sections/Steps";
import { callToAction, hero, limits, process, services, technologies, work } from "./content";
import { HeroIllustration } from "./HeroIllustration";
import { RecentProjects } from "./RecentProjects";
import { ServiceGrid } from "./ServiceGrid";
import { TechnologyGroups } from "./TechnologyGroups";
import { WebVitals } from "./WebVitals";

export { description } from "./content";

/** Web Development (specification section 2.14). */
export default function WebDevelopment() {
  return (
    <div data-family="software">
      <Hero {...hero} aside={<HeroIllustration />} />
      <Section>
        <SectionHeading heading={services.heading} lead={services.lead} />
        <ServiceGrid services={services.services} />
      </Section>
      <Section surface="subtle">
        <SectionHeading heading={technologies.heading} lead={technologies.lead} />
        <TechnologyGroups {...technologies} />
      </Section>
      <Section>
        <SectionHeading heading={work.heading} lead={work.lead} />
        <RecentProjects projects={work.projects} action={work.action} />
      </Section>
      <Section surface="subtle">
        <SectionHeading heading={limits.heading} lead={limits.lead} />
        <WebVitals {...limits} />
      </Section>
      <Section>
        <SectionHeading heading={process.heading} lead={process.lead} />
        <Steps steps={process.steps} />
      </Section>
      <Section>
        <CallToAction {...callToAction} />
      </Section>
    </div>
  );
}
