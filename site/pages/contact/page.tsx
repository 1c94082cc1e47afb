import { Phone } from "lucide";
import { ContactForm } from "~/contact/ContactForm";
import { IllustrationFrame } from "~/illustrations/IllustrationFrame";
import { phoneHref } from "~/lib/hrefs";
import { ContactFacts } from "~/sections/ContactFacts";
import { Hero } from "~/sections/Hero";
import { Section } from "~/sections/Section";
import { SplitSection } from "~/sections/SplitSection";
import { Steps } from "~/sections/Steps";
import { company } from "~/site/company";
import { ButtonLink } from "~/ui/Button";
import { OfficeAddress } from "~/ui/OfficeAddress";
import { afterwards, hero, heroIllustration, talk, visit } from "./content";
import { HoursChart } from "./HoursChart";
import styles from "./page.module.css";

export { description } from "./content";

/** Contact. */
export default function Contact() {
  return (
    <>
      <Hero {...hero} aside={<ContactForm />} below={<ContactFacts />} />
      <Section heading={afterwards.heading} lead={afterwards.lead}>
        <Steps steps={afterwards.steps} />
      </Section>
      <SplitSection
        surface="subtle"
        {...talk}
        action={{ label: company.phone.text, href: phoneHref(company.phone), icon: Phone }}
      >
        <IllustrationFrame title={heroIllustration.title} note={heroIllustration.note}>
          <HoursChart hours={company.officeHours} {...heroIllustration} />
        </IllustrationFrame>
      </SplitSection>
      <SplitSection heading={visit.heading} lead={visit.lead}>
        <div className={styles.office}>
          <address>
            {company.name}
            <br />
            <OfficeAddress />
          </address>
          <ButtonLink {...visit.action} variant="secondary" />
        </div>
      </SplitSection>
    </>
  );
}
