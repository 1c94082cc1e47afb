import { Section } from "~/sections/Section";
import { Steps } from "~/sections/Steps";
import { Chip } from "~/ui/Chip";
import type { Shown } from "../example-files";

const steps = [
  { title: "We talk", description: "You say what you need; we ask what we don't understand." },
  { title: "We offer", description: "In writing, with a fixed price and a date." },
  { title: "We start", description: "On the date, with a person you already know." },
];

const withAside = steps.map((step, index) => ({
  ...step,
  aside: (
    <p>
      <Chip>Week {index + 1}</Chip>
    </p>
  ),
}));

export const Horizontal = ({ surface, family }: Shown) => (
  <div data-family={family}>
    <Section
      surface={surface}
      heading="What happens next"
      lead="From the first call to the first day."
    >
      <Steps steps={steps} />
    </Section>
  </div>
);

/** With four steps. */
export const WithPhases = () => (
  <Section>
    <Steps
      steps={[...steps, { title: "We stay", description: "Once a month we ask what to change." }]}
      phases={[
        { label: "In the first month", steps: 3 },
        { label: "Every month", steps: 1 },
      ]}
    />
  </Section>
);

export const Vertical = () => (
  <Section>
    <Steps variant="column" steps={steps} />
  </Section>
);

export const VerticalWithAside = () => (
  <Section>
    <Steps variant="column" steps={withAside} />
  </Section>
);
