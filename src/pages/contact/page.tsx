import { Phone } from "lucide";
import { ContactFacts } from "~/contact/ContactFacts";
import { ContactForm } from "~/contact/ContactForm";
import { Hero } from "~/sections/Hero";
import { ProcessLine } from "~/sections/ProcessLine";
import { Section, SectionHead } from "~/sections/Section";
import { Split } from "~/sections/Split";
import { Visit } from "~/sections/Visit";
import { company } from "~/site/company";
import { ContactBoard } from "./board";
import { afterwards, hero, talk, visit } from "./content";

export { description } from "./content";

/** Contact (specification section 2.24). */
export default function Contact() {
  return (
    <>
      <Hero {...hero} aside={<ContactForm />}>
        <ContactFacts />
      </Hero>
      <Section>
        <SectionHead heading={afterwards.heading} />
        <ProcessLine steps={afterwards.steps} />
      </Section>
      <Section ground="mist">
        <Split
          {...talk}
          action={{ label: company.phone.text, href: company.phone.href, icon: Phone }}
        >
          <ContactBoard />
        </Split>
      </Section>
      <Section>
        <Visit {...visit} />
      </Section>
    </>
  );
}
