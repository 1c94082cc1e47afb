import { Bell, ChartLine, Lock, Phone, Printer, Server, Wifi, Wrench } from "lucide";
import type { ReactNode } from "react";
import { Section } from "~/sections/Section";

/** Numbers of entries that a section has to look right with. */
export const counts = [1, 2, 3, 4, 5, 6, 7, 8] as const;

const words = [
  { icon: Bell, title: "Alerts", description: "Read by an engineer." },
  {
    icon: ChartLine,
    title: "Capacity planning for storage and telecommunications",
    description:
      "A full disk announces itself weeks ahead, so we order the next one before anybody has to wait for it, and move the files at night.",
  },
  { icon: Lock, title: "Access", description: "Everyone has the keys they need, and no others." },
  { icon: Wifi, title: "Wi-Fi", description: "In the yard too." },
  {
    icon: Server,
    title: "Servers",
    description: "Restarted on Sundays, with a person watching until each of them answers again.",
  },
  { icon: Printer, title: "Printers", description: "Paper is yours, the rest is ours." },
  { icon: Phone, title: "Phones", description: "Ringing where you are." },
  { icon: Wrench, title: "Repairs", description: "On site if it can't be done from here." },
] as const;

/** The first `count` entries with icon, title and description, short and long in turn. */
export const entries = (count: number) => words.slice(0, count);

/** An example with one entry, with two and so on, up to eight, each in a section of its own. */
export const oneToEight = (example: (count: number) => ReactNode) =>
  counts.map((count) => <Section key={count}>{example(count)}</Section>);
