import { Activity, AppWindow, BrainCircuit, LayoutGrid, Server, Wrench } from "lucide";
import { company, figures } from "~/site/company";
import { menus } from "~/site/navigation";

const [managed, software, microsoft] = menus;

/** For search results and link previews, 70 to 155 characters. */
export const description =
  "Managed IT, custom software and Microsoft licensing for small and growing businesses in Missouri. One team, one number to call, day or night.";

export const hero = {
  name: company.selfDescription,
  heading: "Technology that stays quiet, so you can get on with business.",
  lead: "We run the IT, write the software and look after the Microsoft licenses of small and growing companies. One team, one number to call.",
  actions: [
    { label: "Get Free Consultation", href: "#contact" },
    { label: "View Services", href: "#services" },
  ],
} as const;

export const heroIllustration = {
  title: "All systems quiet",
  note: "example, last 45 days",
  /** One letter per day: "g" good, "d" good but busy, "w" needed attention. */
  systems: [
    {
      name: "Network and Wi-Fi",
      reading: "99.98%",
      days: "ggdggggdgggdgggggdggggdgggggggdwdgggdggggggdg",
    },
    {
      name: "Servers and cloud",
      reading: "100%",
      days: "gdgggggdggggdggggggggdgggggdggggdggggggdggggg",
    },
    {
      name: "Backups verified nightly",
      reading: "45 of 45",
      days: "gggdggggggdgggggdgggggggdggdggggggggdgggggdgg",
    },
    {
      name: "Help desk, median answer",
      reading: "1 min 12 s",
      days: "dgggdggggdggwgdggggggdgggggdggggdggggggdggggd",
    },
  ],
} as const;

export const claims = [figures.uptime, figures.support, figures.clients, figures.experience];

export const services = {
  heading: "Three things we do, and do properly.",
  lead: "Start with one, add the others when they make sense. Everything is run by the same team, so nothing falls between two suppliers.",
  linkLabel: "Learn More",
  cards: [
    {
      id: "all-managed-services",
      family: "managed",
      icon: Server,
      title: "Managed IT services",
      description:
        "Your network, devices, data and help desk, watched and looked after around the clock.",
      services: managed.items,
    },
    {
      id: "all-software",
      family: "software",
      icon: AppWindow,
      title: "Software",
      description: "Web, mobile and AI work, built around the way your team already does things.",
      services: software.items,
    },
    {
      id: "microsoft-licensing",
      family: "microsoft",
      icon: LayoutGrid,
      title: "Microsoft licensing",
      description:
        "The right plans at the right price, set up properly and explained in plain words.",
      services: microsoft.items,
    },
  ],
} as const;

export const intelligence = {
  heading: "What a Managed Intelligence Provider does differently.",
  lead: "Most providers wait for the call. We read the signals that your systems already give off, and act before anyone has to make one.",
  action: { label: "Get Free Consultation", href: "#contact" },
  features: [
    {
      icon: Activity,
      title: "Sense",
      description: "Every device, backup and login reports in. We notice the odd one out.",
    },
    {
      icon: BrainCircuit,
      title: "Decide",
      description: "Models sort the noise; engineers decide what matters to your business.",
    },
    {
      icon: Wrench,
      title: "Act",
      description: "Patched, restored or replaced, usually before the working day begins.",
    },
  ],
} as const;

export const about = {
  heading: "The people who run your network pick up the phone.",
  paragraphs: [
    "Quietworks began with two vans, a borrowed rack and a dentist whose server stopped every Friday. The server was fine; the schedule of its backup was not. We have looked for the second cause ever since.",
    "Today the people who plan your network also answer for it. You know their names within a month, and they know which printer is the difficult one. Nothing is handed to a call center, at any hour.",
  ],
  action: { label: "Learn About Us", to: "about" },
} as const;

export const contact = {
  heading: "Ready to Simplify Your IT?",
  lead: `Tell us what is getting in the way. A free consultation takes half an hour, and we reply ${company.replyTime}.`,
} as const;
