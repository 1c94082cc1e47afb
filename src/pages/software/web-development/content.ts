import { AppWindow, Globe, HeartPulse, ShoppingCart, Workflow } from "lucide";
import { astro } from "~/assets/logos/astro";
import { dotNet } from "~/assets/logos/dot-net";
import { mariadb } from "~/assets/logos/mariadb";
import { nextJs } from "~/assets/logos/next-js";
import { nginx } from "~/assets/logos/nginx";
import { python } from "~/assets/logos/python";
import { react } from "~/assets/logos/react";
import { redis } from "~/assets/logos/redis";
import { shopify } from "~/assets/logos/shopify";
import { stripe } from "~/assets/logos/stripe";
import { tailwindCss } from "~/assets/logos/tailwind-css";
import { typescript } from "~/assets/logos/typescript";
import { wordpress } from "~/assets/logos/wordpress";
import { illustration } from "~/assets/projects/illustration";
import coffeeWholesale from "~/assets/projects/web-coffee-wholesale.svg";
import permitStatus from "~/assets/projects/web-permit-status.svg";
import seedOrders from "~/assets/projects/web-seed-orders.svg";
import teeTimes from "~/assets/projects/web-tee-times.svg";
import type { ProjectCard, ServiceCard, Technology } from "~/content-types";
import { figures } from "~/site/company";

/** For search results and link previews, 70 to 155 characters. */
export const description =
  "Websites, portals and web applications that open fast and stay maintainable. Five services, thirteen technologies and four recent projects.";

export const hero = {
  page: "web-development",
  name: "Web Development",
  heading: "Pages that open before you look up.",
  lead: "Websites, portals and web applications, designed, written and run by the same few people.",
  actions: [
    { label: "Start Your Project", to: "contact" },
    { label: "View Portfolio", to: "portfolio" },
  ],
} as const;

export const heroIllustration = {
  title: "yourcompany.com",
  note: "example",
  /** Of the measured element, px. */
  size: "640 × 410",
  metric: { name: "Largest Contentful Paint", reading: "0.9 s" },
} as const;

export const services = {
  heading: "Websites, stores and portals, built and kept running.",
  lead: "Most begin as one of these and grow into another. The people who wrote the first line stay with it.",
  services: [
    {
      icon: Globe,
      title: "Business Websites",
      description:
        "Your front door: plain words, a way to reach you on every page, and sentences that your own staff can change.",
      features: ["Content editing", "Search basics", "WCAG 2.2 AA", "No cookie banner"],
    },
    {
      icon: AppWindow,
      title: "Web Applications",
      description:
        "For the spreadsheet that has become a program: accounts, rules, and a record of who changed what.",
      features: ["Roles and rights", "Audit trail", "Import and export"],
    },
    {
      icon: ShoppingCart,
      title: "Online Stores",
      description:
        "Prices and stock come from the system that already knows them. Nobody types an order twice.",
      features: ["Stock sync", "Card payments", "Sales tax"],
    },
    {
      icon: Workflow,
      title: "Portals and Integrations",
      description:
        "Customers look up their own invoices. Your accounting and your warehouse exchange what people now retype.",
      features: ["Single sign-on", "REST and webhooks", "QuickBooks"],
    },
    {
      icon: HeartPulse,
      title: "Hosting and Care",
      description: "Updates, tested backups, and an alarm that rings at the people who built it.",
      features: [
        `${figures.uptime.number} uptime SLA`,
        "Monthly updates",
        `${figures.support.number} ${figures.support.label}`,
      ],
    },
  ] satisfies readonly ServiceCard[],
} as const;

/** Google's limits: https://web.dev/articles/vitals */
export const limits = {
  heading: "Three figures say when a page is done.",
  lead: "Google's limits, not ours. We measure on an old phone with mobile data, and a page outside the first zone does not ship.",
  limits: [
    {
      title: "It is there in 2.5 seconds.",
      name: "Largest Contentful Paint",
      description: "Time until the largest thing on the page is in view.",
      good: 2.5,
      poor: 4,
      unit: "s",
    },
    {
      title: "It answers in 200 milliseconds.",
      name: "Interaction to Next Paint",
      description: "Time from a tap until something visibly happens.",
      good: 200,
      poor: 500,
      unit: "ms",
    },
    {
      title: "It holds still: 0.1 or less.",
      name: "Cumulative Layout Shift",
      description: "How much the page jumps while you read, as a score.",
      good: 0.1,
      poor: 0.25,
    },
  ],
  zones: { good: "good", between: "needs work", poor: "poor" },
  source: "Source: Google, Web Vitals, 2024",
} as const;

export const work = {
  heading: "Orders, tee times and permits, without a phone call.",
  lead: "Four recent projects, still looked after by the people who built them.",
  projects: [
    {
      title: "Spring orders for a seed dealer",
      description:
        "Growers reorder last year's varieties from the field, by the acre. The warehouse prints one pick list a morning.",
      image: illustration(seedOrders),
      tags: ["Next.js", "TypeScript", "MariaDB", "Stripe", "NGINX"],
    },
    {
      title: "Tee times for a county golf course",
      description:
        "One page instead of a phone that rings from six. Frost delays move every later start by themselves.",
      image: illustration(teeTimes),
      tags: ["Astro", "TypeScript", "Redis", "Stripe"],
    },
    {
      title: "Permit status for a small city",
      description:
        "Residents see which desk their permit lies on and what it waits for. Inspectors sign off on site.",
      image: illustration(permitStatus),
      tags: ["React", ".NET", "SQL Server", "Azure", "ArcGIS", "WCAG 2.2 AA"],
    },
    {
      title: "Wholesale store for a coffee roaster",
      description:
        "Cafés order by the case until noon, at their own prices. The roasting plan for tomorrow writes itself.",
      image: illustration(coffeeWholesale),
      tags: ["Shopify", "React", "Python", "QuickBooks"],
    },
  ] satisfies readonly ProjectCard[],
  action: { label: "See seventeen more in the portfolio", to: "portfolio" },
} as const;

export const technologies = {
  heading: "Tools the next team already knows.",
  lead: "Each has years behind it and a large public manual. Should you leave us, others can read what we wrote.",
  categories: [
    {
      name: "Front end",
      description:
        "What your visitors see. Astro where a page only has to be read, React where it has to answer.",
    },
    { name: "Back end", description: "What checks, calculates and remembers who may do what." },
    { name: "Data and hosting", description: "Where it is kept, and what answers the door." },
    { name: "Content and stores", description: "Where your own staff write, price and get paid." },
  ],
  technologies: [
    { name: "React", category: "Front end", icon: react },
    { name: "Next.js", category: "Front end", icon: nextJs },
    { name: "Astro", category: "Front end", icon: astro },
    { name: "Tailwind CSS", category: "Front end", icon: tailwindCss },
    { name: "TypeScript", category: "Back end", icon: typescript },
    { name: ".NET", category: "Back end", icon: dotNet },
    { name: "Python", category: "Back end", icon: python },
    { name: "MariaDB", category: "Data and hosting", icon: mariadb },
    { name: "Redis", category: "Data and hosting", icon: redis },
    { name: "NGINX", category: "Data and hosting", icon: nginx },
    { name: "WordPress", category: "Content and stores", icon: wordpress },
    { name: "Shopify", category: "Content and stores", icon: shopify },
    { name: "Stripe", category: "Content and stores", icon: stripe },
  ] satisfies readonly Technology[],
} as const;

export const process = {
  heading: "A link every Friday until it is live.",
  lead: "From the second week on there is something to click, and somebody to tell what is wrong with it.",
  steps: [
    {
      title: "Discovery",
      description:
        "We watch the work as it is done now. You get a list of what to build, with a price on each line.",
    },
    {
      title: "Design",
      description:
        "Real words in clickable pages, tried by three of your people before anything is programmed.",
    },
    {
      title: "Build",
      description:
        "Each link shows what works so far. What you say about it is changed first on Monday.",
    },
    {
      title: "Launch and care",
      description:
        "On a quiet morning, with the old site one switch away. Then we measure, and go on.",
    },
  ],
} as const;

export const callToAction = {
  heading: "Show us the page that annoys you.",
  text: "Half an hour, free, with someone who writes the code. We open it on an old phone and say what we would change first.",
  actions: [
    { label: "Get Started Today", to: "contact" },
    { label: "Learn About Us", to: "home", about: "on the home page" },
  ],
} as const;
