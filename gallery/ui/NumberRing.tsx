import { NumberRing } from "~/ui/NumberRing";

export const OneToThree = () => (
  <p>
    <NumberRing of={1} /> <NumberRing of={2} /> <NumberRing of={3} />
  </p>
);
