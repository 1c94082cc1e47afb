import { RichText } from "~/ui/RichText";

export const TextWithLinks = () => (
  <p>
    <RichText text={["Write to us, or ", { text: "come by", to: "contact" }, "."]} />
  </p>
);
