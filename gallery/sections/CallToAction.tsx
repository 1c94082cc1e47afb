import { CallToAction, ClosingLine } from "~/sections/CallToAction";
import rack from "../files/rack.jpg?portrait";

const call = {
  heading: "Tell us what you need",
  text: "We'll call you back, ask a few questions and send you a written offer.",
  actions: [
    { label: "Write to Us", href: "mailto:you@example.com" },
    { label: "Call Us", href: "tel:+15555550100" },
  ],
} as const;

export const TwoButtons = () => <CallToAction {...call} />;

/** The last section of a page, before the footer. */
export const AsALine = () => <ClosingLine {...call} />;

/** With the person who answers, and the company's phone number. A photograph fills the wall. */
export const WithPerson = () => (
  <CallToAction
    {...call}
    actions={call.actions.slice(0, 1)}
    person={{ name: "Ada Foster", position: "Founder", image: rack }}
  />
);
