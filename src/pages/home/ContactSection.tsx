import { ContactForm } from "~/contact/ContactForm";
import { ContactFacts } from "~/sections/ContactFacts";
import { SplitSection } from "~/sections/SplitSection";

/** The contact section of Home: what to expect and how to reach us, beside the form. */
export function ContactSection({ heading, lead }: { heading: string; lead: string }) {
  return (
    <SplitSection heading={heading} lead={lead} below={<ContactFacts />}>
      <ContactForm />
    </SplitSection>
  );
}
