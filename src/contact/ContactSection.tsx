import { Split } from "~/sections/Split";
import { ContactFacts } from "./ContactFacts";
import { ContactForm } from "./ContactForm";

/** The contact section of Home: what to expect and how to reach us, beside the form. */
export function ContactSection({ heading, lead }: { heading: string; lead: string }) {
  return (
    <Split heading={heading} lead={lead} below={<ContactFacts />}>
      <ContactForm />
    </Split>
  );
}
