import { figures } from "~/site/company";

/** For search results and link previews, 70 to 155 characters. */
export const description =
  "Who runs Quietworks, what we hold to, and why a Managed Intelligence Provider from St. Louis measures its work by how little you notice it.";

export const hero = {
  name: "About Us",
  heading: "Good IT is the kind nobody notices.",
  lead: "We have spent more than fifteen years learning to be invisible: patches at night, spares on the shelf, and a person on the phone when something does make a noise.",
  actions: [
    { label: "Get Free Consultation", to: "contact" },
    { label: "Meet Our Team", to: "team" },
  ],
} as const;

/** The introduction tells the same history. */
export const heroIllustration = {
  title: "Logbook",
  note: "2010 to today",
  entries: [
    { year: "2010", entry: "Two vans, one dentist, his Microsoft licenses" },
    { year: "2013", entry: "A night shift, so mornings start working" },
    { year: "2016", entry: "First software of our own for a client" },
    { year: "2019", entry: "First client without a server of its own" },
    { year: "2023", entry: "Models read the logs; people decide" },
    { year: "Today", entry: "500+ clients, still the same number" },
  ],
} as const;

export const introduction = {
  heading: "It began with a server that stopped every Friday.",
  paragraphs: [
    "In 2010 Marian Okafor drove one of her two vans to the same dental office for the sixth Friday in a row. The server was fine. The backup, set to run when the office closed, was filling its disk. She fixed the schedule, and the calls stopped. So did the invoices, and that is how the company got its price: a fixed amount a month, for things not going wrong.",
    "The same dentist could not say what he was paying Microsoft for. Marian read him the contract in plain words, and since that year our clients have bought and renewed their licenses with us. A night shift followed, then software for those whose spreadsheets had grown too large, then the cloud, for those who wanted no more servers. Each step was asked for by somebody we already worked with.",
    "Since 2023 software reads the signals of every system we look after and sorts them before a person does. That is why we call ourselves a Managed Intelligence Provider: the machine notices, an engineer decides, and you hear about it in the monthly report.",
  ],
} as const;

export const values = {
  heading: "What we hold to, on an ordinary Tuesday.",
  principles: [
    {
      name: "Simplicity First",
      description:
        "If two products do one job, one of them goes. If a report needs explaining, we write it again.",
      practice: "Every agreement is short enough to read before you sign it.",
    },
    {
      name: "Client Partnership",
      description:
        "We sit on your side of the table when a supplier calls, and say so when you do not need to buy.",
      practice: "You know your engineer by name, and so does your front desk.",
    },
    {
      name: "Excellence",
      description:
        "Work is finished when it is documented, tested and dull. Then somebody else checks it.",
      practice: "No change goes in without a way back that has been tried.",
    },
    {
      name: "Reliability",
      description:
        "We answer when we said we would, including to tell you that we do not know yet.",
      practice: "If we are going to be late, you hear it from us first.",
    },
  ],
} as const;

export const statistics = {
  heading: "What that adds up to.",
  figures: [figures.uptime, figures.support, figures.clients, figures.experience],
} as const;

export const leadership = {
  heading: "Three people who answer for it.",
  lead: [
    "They take support calls, visit clients and sign the monthly reports. Their direct numbers are on the ",
    { text: "team page", to: "team" },
    ".",
  ],
} as const;

export const callToAction = {
  heading: "Tell us what makes a noise.",
  text: "Half an hour, free, with an engineer. You get a list of what we would fix first, to keep whether you hire us or not.",
  actions: [
    { label: "Get Free Consultation", to: "contact" },
    { label: "View Our Work", to: "portfolio" },
  ],
} as const;
