import { Faq } from "~/sections/Faq";
import type { Shown } from "../example-files";

const questions = [
  {
    question: "How long do we commit?",
    answer: "A month at a time. You can leave at the end of any month and take your data with you.",
  },
  {
    question: "Do you work with the software that we have?",
    answer: [
      "Usually. We look at it first and say what we'd keep. ",
      { text: "Ask about yours", href: "mailto:you@example.com" },
      ", and an engineer replies.",
    ],
  },
  {
    question: "What happens when something breaks at night?",
    answer: "The on-call engineer calls you back and works on it until it runs again.",
  },
] as const;

export const BesideAHeading = ({ surface, family }: Pick<Shown, "surface" | "family">) => (
  <div data-family={family}>
    <Faq
      surface={surface}
      heading="What customers ask us"
      lead="If your question isn't here, call us."
      questions={questions}
    />
  </div>
);
