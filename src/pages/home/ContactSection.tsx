import { ContactForm } from "~/contact/ContactForm";
import { ContactFacts } from "~/sections/ContactFacts";
import { SplitSection } from "~/sections/SplitSection";

/** Heading, lead and contact details beside the contact form. */
export function ContactSection({ heading, lead }: { heading: string; lead: string }) {
  return (
    <SplitSection heading={heading} lead={lead} below={<ContactFacts />}>
      <ContactForm />
    </SplitSection>
  );
}
