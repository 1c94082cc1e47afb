import { ContactForm } from "~/contact/ContactForm";
import { ContactFacts } from "~/sections/ContactFacts";
import { Split } from "~/sections/Split";

/** The contact section of Home: what to expect and how to reach us, beside the form. */
export function ContactSection({ heading, lead }: { heading: string; lead: string }) {
  return (
    <Split heading={heading} lead={lead} below={<ContactFacts />}>
      <ContactForm />
    </Split>
  );
}
