import { Quotes } from "~/sections/Quotes";
import type { Shown } from "../example-files";
import face from "../files/face.png?portrait";

const example = {
  words:
    "Example: they moved forty people over a weekend, and on Monday the only question was where the coffee is.",
  name: "Ada Marsh",
  position: "Office Manager",
  company: "Example Dental",
} as const;

const quotes = [
  example,
  {
    words: "Example: I call, and a person answers.",
    name: "Ben Stone",
    position: "Owner",
    company: "Example Bakery",
  },
  {
    words:
      "Example: our old server hummed under a desk for eleven years, and nobody had noticed that its backup had stopped in the third. They found it on the first day, told us what it would cost, and had it running by Friday.",
    name: "Cleo Dunn-Abernathy",
    position: "Director of Operations and Facilities",
    company: "Example Credit Union",
  },
];

/** Without a heading: the words are as large as one. */
export const One = ({ surface }: Pick<Shown, "surface">) => (
  <Quotes surface={surface} entries={[example]} />
);

/** One of more than 180 characters. */
export const OneLong = () => <Quotes entries={quotes.slice(2, 3)} />;

/** Who has none gets initials. */
export const WithPhotographs = () => (
  <>
    <Quotes entries={[{ ...example, image: face }]} />
    <Quotes
      heading="What our clients say (examples)"
      entries={[{ ...example, image: face }, ...quotes.slice(1, 3)]}
    />
  </>
);
