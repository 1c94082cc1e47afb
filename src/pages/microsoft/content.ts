import type { Statistic } from "~/content-types";
import { figures } from "~/site/company";
import { solutions as allSolutions, perUserPerMonth } from "~/site/microsoft-solutions";

/** For search results and link previews, 70 to 155 characters. */
export const description =
  "The right Microsoft plans at the right price, set up properly: Microsoft 365, Dynamics 365, Power BI and Azure, with starting prices in plain sight.";

export const hero = {
  name: "Microsoft Licensing",
  heading: "Pay for the seats people sit in.",
  lead: "Microsoft 365, Dynamics 365, Power BI and Azure, from people who also set them up. We count who works with what, and count again before every renewal.",
  actions: [
    { label: "Get Free Consultation", to: "contact" },
    { label: "Learn More", to: "portfolio", about: "from our portfolio" },
  ],
} as const;

export const offer = {
  heading: "Four products, and where each price begins.",
  lead: "What you end up paying depends on what your people do all day. That takes a conversation, so each Learn More starts one.",
  labels: {
    starting: "Starting at",
    monthly: perUserPerMonth,
    once: "for the smallest engagement",
  },
  note: "These are starting prices. Microsoft may change its list prices; your quote states today's. What you run in Azure is billed by use, apart from our work.",
  more: [
    "Rather read first? Each has its own page: ",
    { text: "Microsoft 365", to: "office365" },
    ", ",
    { text: "Dynamics 365", to: "dynamics" },
    ", ",
    { text: "Power BI", to: "powerbi" },
    " and ",
    { text: "Azure Consulting", to: "azure" },
    ".",
  ],
} as const;

export const solutions = allSolutions.map((solution) => ({
  ...solution,
  action: { label: "Learn More", about: `about ${solution.title}: ask us`, to: "contact" } as const,
}));

/** When each product got its name, with the month as a fraction of the year. The last one is today's name. */
export const history = {
  heading: "The names changed. Our number did not.",
  lead: "Microsoft renames what it sells about as often as you replace a laptop. You keep the license, the login and the people to call.",
  years: { first: 2010, last: 2026 },
  caption: "Each row ends with the name in use today.",
  products: [
    [{ name: "Windows Azure" }, { name: "Microsoft Azure", since: 2014.25 }],
    [
      { name: "Office 365", since: 2011.5 },
      { name: "Microsoft 365", since: 2020.25 },
    ],
    [{ name: "Power BI", since: 2015.5 }],
    [{ name: "Dynamics CRM and AX" }, { name: "Dynamics 365", since: 2016.83 }],
  ],
  statistics: [
    {
      number: figures.clients.number,
      label: "businesses",
      description: "Buy their licenses here, and call the same people when one of them sulks.",
    },
    {
      number: figures.experience.number,
      label: "years",
      description: "Of renewals, under every name in this chart.",
    },
  ] satisfies readonly Statistic[],
} as const;

/** Each reason belongs to one kind of seat in the drawing. */
export const reasons = {
  heading: "Why every license gets a name.",
  lead: "Your licenses are seats. Picture them as a theater with fifty seats. Yours may look like this.",
  stage: "Your business",
  note: "example: 50 seats, 45 people",
  reasons: [
    {
      mark: "taken",
      title: "Every seat has a name",
      description:
        "We lay the license list beside your list of people. A license without a name is one you can stop paying for.",
    },
    {
      mark: "empty",
      title: "Empty seats go back in time",
      description:
        "On a yearly term you may add a seat any day, but return one only at renewal. We keep the list until then.",
    },
    {
      mark: "large",
      title: "The seat fits the work",
      description:
        "The warehouse reads mail on a phone. It needs no Excel on a desktop, so it does not pay for one.",
    },
    {
      mark: "next",
      title: "Monday's seat is ready on Friday",
      description:
        "You say who starts. Account, mailbox and permissions are there before the person is.",
    },
  ],
} as const;

export const implementation = {
  heading: "Four steps to licenses that fit, and yours are short.",
  lead: "Counting, setting up and remembering is our part. Yours is to know your own people.",
  captions: { ours: "We", yours: "You" },
  steps: [
    {
      title: "Count",
      ours: "list every license you hold, who last signed in to it and what it costs. One list, one line per person.",
      yours: "send us the names of the people who work for you.",
    },
    {
      title: "Choose",
      ours: "propose a plan for each kind of work, with the new total beside the old one.",
      yours: "tell us who really builds spreadsheets.",
    },
    {
      title: "Move",
      ours: "set up accounts and two-step sign-in, bring old mail and files along, and sit with each department on its first day.",
      yours: "name the weeks to avoid.",
    },
    {
      title: "Renew",
      ours: "compare seats with people before the date, and write down what to return, keep and add.",
      yours: "read half a page, and say yes or no.",
    },
  ],
} as const;

export const callToAction = {
  heading: "Bring your last Microsoft invoice.",
  text: "Half an hour, free. We mark the seats that nobody sits in, and you decide what happens to them.",
  actions: [
    { label: "Schedule Free Consultation", to: "contact" },
    { label: "Meet Our Team", to: "team" },
  ],
} as const;
