import { ContactForm } from "~/contact/ContactForm";
import { ContactFacts } from "~/sections/ContactFacts";
import { Hero } from "~/sections/Hero";
import { Introduction } from "~/sections/Introduction";
import { LogoRow } from "~/sections/LogoRow";
import { Quotes } from "~/sections/Quotes";
import { Scene } from "~/sections/Scene";
import { Section } from "~/sections/Section";
import { SplitSection } from "~/sections/SplitSection";
import { Stats } from "~/sections/Stats";
import { directors } from "~/site/leaders";
import { clients, quotes } from "~/site/proof";
import { about, claims, contact, hero, intelligence, scene, services } from "./content";
import { NightWatch } from "./NightWatch";
import { ServiceFamilyCards } from "./ServiceFamilyCards";

export { description } from "./content";

/** Home. */
export default function Home() {
  return (
    <>
      <Hero {...hero} />
      <Stats variant="hanging" figures={claims} />
      <LogoRow {...clients} />
      <Section id="services" heading={services.heading} lead={services.lead}>
        <ServiceFamilyCards {...services} />
      </Section>
      <Section surface="inverse" heading={intelligence.heading} lead={intelligence.lead}>
        <NightWatch {...intelligence} />
      </Section>
      <Quotes {...quotes} />
      <Section>
        <Scene {...scene} people={directors} />
        <Introduction {...about} />
      </Section>
      <SplitSection id="contact" surface="subtle" {...contact} below={<ContactFacts />}>
        <ContactForm />
      </SplitSection>
    </>
  );
}
