import type { Action, Point, Project, Technology } from "~/content-types";
import type { FrameContent, Reading } from "~/illustrations/IllustrationFrame";
import type { CallToActionContent } from "~/sections/CallToAction";
import type { HeroContent } from "~/sections/Hero";
import type { SectionContent } from "~/sections/Section";
import type { SplitSectionContent } from "~/sections/SplitSection";
import type { Step } from "~/sections/Steps";
import { astro } from "~/site/assets/logos/astro";
import { dotNet } from "~/site/assets/logos/dot-net";
import { mariadb } from "~/site/assets/logos/mariadb";
import { nextJs } from "~/site/assets/logos/next-js";
import { nginx } from "~/site/assets/logos/nginx";
import { php } from "~/site/assets/logos/php";
import { python } from "~/site/assets/logos/python";
import { react } from "~/site/assets/logos/react";
import { shopify } from "~/site/assets/logos/shopify";
import { stripe } from "~/site/assets/logos/stripe";
import { tailwindCss } from "~/site/assets/logos/tailwind-css";
import { typescript } from "~/site/assets/logos/typescript";
import { wordpress } from "~/site/assets/logos/wordpress";
import { illustration } from "~/site/assets/projects/illustration";
import coffeeWholesale from "~/site/assets/projects/web-coffee-wholesale.svg";
import permitStatus from "~/site/assets/projects/web-permit-status.svg";
import seedOrders from "~/site/assets/projects/web-seed-orders.svg";
import teeTimes from "~/site/assets/projects/web-tee-times.svg";
import { booking } from "~/site/booking";
import { company, figures } from "~/site/company";
import { consultation, terms } from "~/site/terms";
import type { WebVitalsContent } from "./WebVitals";

/** For search results and link previews, 70 to 155 characters. */
export const description = `Websites, online stores, portals and web apps, designed and built in ${company.address.city}. Fixed price after a two-week discovery, and you own the code.`;

export const hero: HeroContent = {
  name: "Web Development",
  heading: "Websites and web apps that load fast",
  lead: "We design, build and run company websites, online stores and portals. With monthly support, the developers who built your site also maintain it.",
  actions: [
    { label: "Start Your Project", ...booking },
    { label: "View Portfolio", to: "portfolio" },
  ],
};

export const heroIllustration = {
  title: "yourcompany.com",
  note: "example",
  /** Of the measured element, px. */
  size: "640 × 410",
  metric: { name: "Largest Contentful Paint", reading: "0.9 s" },
} as const satisfies FrameContent & { size: string; metric: Reading };

export const services: SplitSectionContent & {
  services: readonly (Point & { features: readonly string[] })[];
} = {
  heading: "Websites, online stores and portals",
  lead: "Discovery has a fixed price, and so does the build. Writing and photography are optional extras.",
  services: [
    {
      title: "Business websites",
      description: "Your site says what you do and how to reach you, in text you can change.",
      features: ["Content editing", "SEO basics", "WCAG 2.2 AA", "No tracking cookies"],
    },
    {
      title: "Web applications",
      description:
        "An application with sign-ins and rules replaces a spreadsheet that has become too large.",
      features: ["Roles and permissions", "Audit trail", "Import and export"],
    },
    {
      title: "Online stores",
      description: "Prices and inventory come from your own system, and orders go back to it.",
      features: ["Inventory sync", "Card payments", "Sales tax"],
    },
    {
      title: "Portals and integrations",
      description: "Customers look up invoices, and systems share the data that you retype today.",
      features: ["Single sign-on", "Links to other programs", "QuickBooks"],
    },
    {
      title: "Hosting and support",
      description: "We host your site month to month and test its backups.",
      features: [
        `${figures.uptime.number} uptime SLA`,
        "Monthly updates",
        `${figures.support.number} ${figures.support.label}`,
      ],
    },
  ],
};

/** Google's limits: https://web.dev/articles/vitals */
export const limits: SectionContent & WebVitalsContent = {
  heading: "Our speed targets for your website",
  lead: "Google rates a page good if at least three out of four visits meet these limits. Before launch, we test on an older phone over cellular data and fix what misses a target.",
  limits: [
    {
      title: "Main content shows in 2.5 seconds",
      name: "Largest Contentful Paint",
      good: 2.5,
      poor: 4,
      unit: "s",
    },
    {
      title: "Pages respond in 200 milliseconds",
      name: "Interaction to Next Paint",
      good: 200,
      poor: 500,
      unit: "ms",
    },
    {
      title: "Content stays in place as the page loads",
      name: "Cumulative Layout Shift",
      good: 0.1,
      poor: 0.25,
    },
  ],
  zones: { good: "good", between: "needs work", poor: "poor" },
  upTo: "up to",
  from: "from",
  source: "Source: Google, Web Vitals, 2024",
};

export const work: SectionContent & { projects: readonly Project[]; action: Action } = {
  heading: "Recent web projects",
  lead: "The developers who built these four projects still maintain them.",
  projects: [
    {
      title: "Spring orders for a seed dealer",
      description:
        "Growers reorder last year's varieties, and the warehouse prints one pick list each morning.",
      image: illustration(seedOrders),
      tags: ["Next.js", "TypeScript", "MariaDB", "Stripe", "NGINX"],
    },
    {
      title: "Tee times for a county golf course",
      description: "Golfers book online, and after a frost delay all later tee times move.",
      image: illustration(teeTimes),
      tags: ["Astro", "TypeScript", "Redis", "Stripe"],
    },
    {
      title: "Permit status for a small city",
      description:
        "Residents see which department has their permit, and inspectors sign off in the field.",
      image: illustration(permitStatus),
      tags: ["React", ".NET", "SQL Server", "Azure", "ArcGIS", "WCAG 2.2 AA"],
    },
    {
      title: "Wholesale store for a coffee roaster",
      description: "Cafés order until noon, and their orders become the next day's roasting plan.",
      image: illustration(coffeeWholesale),
      tags: ["Shopify", "React", "Python", "QuickBooks"],
    },
  ],
  action: { label: "See other projects in the portfolio", to: "portfolio" },
};

export const technologies: SectionContent & {
  categories: readonly Point[];
  technologies: readonly Technology[];
} = {
  heading: "Technologies we work with",
  lead: `All of these are widely used, so another developer can take over. ${terms.software.leaving}`,
  categories: [
    {
      title: "Front-end",
      description: "What visitors see.",
    },
    {
      title: "Back-end",
      description: "Your business rules.",
    },
    {
      title: "Data and hosting",
      description: "What stores data and delivers pages.",
    },
    {
      title: "Content and stores",
      description: "Where you edit pages and take payments.",
    },
  ],
  technologies: [
    { name: "React", category: "Front-end", icon: react },
    { name: "Next.js", category: "Front-end", icon: nextJs },
    { name: "Astro", category: "Front-end", icon: astro },
    { name: "Tailwind CSS", category: "Front-end", icon: tailwindCss },
    { name: "TypeScript", category: "Back-end", icon: typescript },
    { name: ".NET", category: "Back-end", icon: dotNet },
    { name: "Python", category: "Back-end", icon: python },
    { name: "PHP", category: "Back-end", icon: php },
    { name: "MariaDB", category: "Data and hosting", icon: mariadb },
    { name: "NGINX", category: "Data and hosting", icon: nginx },
    { name: "WordPress", category: "Content and stores", icon: wordpress },
    { name: "Shopify", category: "Content and stores", icon: shopify },
    { name: "Stripe", category: "Content and stores", icon: stripe },
  ],
};

export const process: SectionContent & { steps: readonly Step[] } = {
  heading: "How a web project runs",
  lead: "Because we build in two-week steps, you can stop after any of them, pay for what is finished and keep it.",
  steps: [
    {
      title: "Discovery",
      when: "Weeks 1 and 2",
      description: "Our analyst watches how you work and lists what to build first.",
    },
    {
      title: "Prototype",
      when: "End of week 2",
      description: "Three of your people try a clickable prototype, and you get a fixed price.",
    },
    {
      title: "Build",
      when: "From week 3",
      description: "You try your first version by about day 30.",
    },
    {
      title: "Launch and support",
      when: "Version 1.0 and on",
      description: "We launch early in the morning and keep the old site ready in case we need it.",
    },
  ],
};

export const callToAction: CallToActionContent = {
  heading: "Get a price range for your website",
  text: `Book ${consultation.name}. You get a price range and, if you have a site, see what slows it down on an older phone.`,
  actions: [
    { label: "Get Started Today", ...booking },
    { label: "Learn About Us", to: "home", about: "on the home page" },
  ],
};
