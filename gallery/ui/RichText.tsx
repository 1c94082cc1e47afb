import { RichText } from "~/ui/RichText";

export const TextWithLinks = () => (
  <p>
    <RichText text={["Write to us, or read ", { text: "who we are", to: "about" }, "."]} />
  </p>
);
