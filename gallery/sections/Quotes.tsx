import { Quotes } from "~/sections/Quotes";
import type { Shown } from "../example-files";
import face from "../files/face.png?portrait";
import { counts } from "../placeholders";

const example = {
  words:
    "Example: they moved forty people over a weekend, and on Monday the only question was where the coffee is.",
  name: "Ada Marsh",
  position: "Office Manager",
  company: "Example Dental",
} as const;

const others = [
  "Example: I call, and a person answers.",
  "Example: our old server hummed under a desk for eleven years, and nobody had noticed that its backup had stopped in the third. They found it on the first day, told us what it would cost, and had it running by Friday.",
  "Example: the bill is the same every month, and I understand it.",
  "Example: they said no to a project that we wanted and didn't need.",
  "Example: three offices, one phone number, no surprises.",
  "Example: when the printer fails on payroll day, somebody is here before lunch, and it's the person who installed it.",
  "Example: we renewed twice.",
];

const quotes = [
  example,
  ...others.map((words, index) => ({
    words,
    name: ["Ben Stone", "Cleo Dunn-Abernathy", "Dan Fisk"][index % 3] ?? "",
    position: ["Owner", "Director of Operations and Facilities", "CFO"][index % 3] ?? "",
    company: ["Example Bakery", "Example Credit Union", "Example Freight"][index % 3] ?? "",
  })),
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

/** From one entry to eight, with short and with long words. */
export const OneToEight = () => (
  <>
    {counts.map((count) => (
      <Quotes
        key={count}
        heading="What our clients say (examples)"
        entries={quotes.slice(0, count)}
      />
    ))}
  </>
);
