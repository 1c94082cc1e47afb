import { ChipList } from "~/ui/ChipList";
import { Labeled } from "~/ui/Labeled";

export const Sentence = () => (
  <Labeled label="You get">
    <p>A list of what to fix first.</p>
  </Labeled>
);

export const List = () => <Labeled label="Suits" items={["Scanners", "Tablets"]} />;

export const Chips = () => (
  <Labeled label="Helps you meet">
    <ChipList items={["HIPAA", "PCI-DSS"]} />
  </Labeled>
);
