import { ContactFacts } from "./ContactFacts";
import { ContactForm } from "./ContactForm";
import styles from "./ContactSection.module.css";

/** The contact section of Home: what to expect and how to reach us, beside the form. */
export function ContactSection({ heading, lead }: { heading: string; lead: string }) {
  return (
    <div className={styles.contact}>
      <div>
        <h2>{heading}</h2>
        <p className={styles.lead}>{lead}</p>
        <ContactFacts />
      </div>
      <ContactForm />
    </div>
  );
}
