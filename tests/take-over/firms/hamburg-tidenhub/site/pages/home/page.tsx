import { ContactForm } from "~/contact/ContactForm";
import type { TeamMember } from "~/content-types";
import { CardGrid } from "~/sections/CardGrid";
import { ContactFacts } from "~/sections/ContactFacts";
import { FeatureList } from "~/sections/FeatureList";
import { Hero } from "~/sections/Hero";
import { Introduction } from "~/sections/Introduction";
import { PortraitGrid } from "~/sections/PortraitGrid";
import { Section } from "~/sections/Section";
import { SplitSection } from "~/sections/SplitSection";
import { Stats } from "~/sections/Stats";
import { directors } from "~/site/leaders";
import { about, claims, contact, hero, method, services } from "./content";

export { description } from "./content";

/** Startseite. */
export default function Home() {
  return (
    <>
      <Hero {...hero} />
      <Stats variant="hanging" figures={claims} />
      <Section id="leistungen" heading={services.heading} lead={services.lead}>
        <CardGrid {...services} />
      </Section>
      <SplitSection surface="subtle" {...method}>
        <FeatureList features={method.features} />
      </SplitSection>
      <Section>
        <Introduction {...about}>
          <PortraitGrid
            variant="small"
            people={directors.map(({ name, position }: TeamMember) => ({ name, position }))}
          />
        </Introduction>
      </Section>
      <SplitSection id="kontakt" surface="subtle" {...contact} below={<ContactFacts />}>
        <ContactForm />
      </SplitSection>
    </>
  );
}
