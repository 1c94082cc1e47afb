import type { PortfolioProject } from "~/content-types";
import barbecueMenus from "~/site/assets/projects/barbecue-menus.svg";
import claimsIntake from "~/site/assets/projects/claims-intake.svg";
import creditUnion from "~/site/assets/projects/credit-union.svg";
import dispatchDesk from "~/site/assets/projects/dispatch-desk.svg";
import farmAuction from "~/site/assets/projects/farm-auction.svg";
import foodBank from "~/site/assets/projects/food-bank.svg";
import homeCare from "~/site/assets/projects/home-care.svg";
import { illustration } from "~/site/assets/projects/illustration";
import lawFirm from "~/site/assets/projects/law-firm.svg";
import newspaperArchive from "~/site/assets/projects/newspaper-archive.svg";
import parishSchool from "~/site/assets/projects/parish-school.svg";
import plantNursery from "~/site/assets/projects/plant-nursery.svg";
import railroadMuseum from "~/site/assets/projects/railroad-museum.svg";
import riverOutfitter from "~/site/assets/projects/river-outfitter.svg";
import roofNotes from "~/site/assets/projects/roof-notes.svg";
import routePlanner from "~/site/assets/projects/route-planner.svg";
import steelQuotes from "~/site/assets/projects/steel-quotes.svg";
import waterSamples from "~/site/assets/projects/water-samples.svg";

/** All projects. The tabs show those of one category each, in this order. */
export const projects: readonly [PortfolioProject, ...PortfolioProject[]] = [
  {
    category: "Custom Software",
    title: "Dispatch desk for a freight broker",
    description:
      "Loads, drivers and invoices share one screen instead of four spreadsheets, so two dispatchers in Joplin can't promise the same truck.",
    image: illustration(dispatchDesk),
    technologies: ["TypeScript", "React", ".NET", "PostgreSQL", "Twilio"],
    duration: "6 months",
    teamSize: "4 people",
    features: ["Live load board", "Driver texting", "Rate history", "Invoice matching"],
  },
  {
    category: "Custom Software",
    title: "Claims intake for a dental insurer",
    description: [
      "A month of ",
      { text: "AI consulting", to: "ai-consulting" },
      " showed which faxes AI can read. Software now turns faxes and emails into claims that a person confirms.",
    ],
    image: illustration(claimsIntake),
    technologies: ["Python", "Azure AI", "React", "SQL Server"],
    duration: "9 months",
    teamSize: "5 people",
    features: ["Document reading", "Audit trail", "HIPAA logging"],
  },
  {
    category: "Custom Software",
    title: "Route planner for a propane company",
    description:
      "Deliveries around Rolla were planned from one man's memory. Software now sorts 400 stops in a minute, and drivers can overrule it.",
    image: illustration(routePlanner),
    technologies: ["Go", "PostGIS", "React", "AWS"],
    duration: "5 months",
    teamSize: "3 people",
    features: ["Tank forecasting", "Driver app", "Map editing"],
  },
  {
    category: "Custom Software",
    title: "Quotes for a steel fabricator",
    description:
      "Only one estimator knew the formula, and a quote took three days. Now anyone in the office can price a job in ten minutes.",
    image: illustration(steelQuotes),
    technologies: ["C#", ".NET", "Vue", "SQL Server"],
    duration: "4 months",
    teamSize: "3 people",
    features: ["Drawing takeoff", "Daily steel prices", "Margin check"],
  },
  {
    category: "Custom Software",
    title: "Lab sample tracking for a water district",
    description:
      "Each bottle carries a code, and results are typed once and checked against state limits.",
    image: illustration(waterSamples),
    technologies: ["Python", "Django", "PostgreSQL", "Azure"],
    duration: "7 months",
    teamSize: "3 people",
    features: ["Bottle labels", "Chain of custody", "State reports"],
  },
  {
    category: "Web Design",
    title: "A new website for a law firm",
    description: [
      "The old home page listed eleven practice areas. Our ",
      { text: "web development", to: "web-development" },
      " team built a site where visitors pick their problem and book the right attorney.",
    ],
    image: illustration(lawFirm),
    technologies: ["Figma", "Astro", "Tailwind CSS"],
    duration: "8 weeks",
    teamSize: "2 people",
    features: ["Online booking", "Attorney pages", "WCAG 2.2 AA"],
  },
  {
    category: "WordPress",
    title: "Parish school admissions",
    description:
      "The secretary retyped every application. Families now apply online in English or Spanish.",
    image: illustration(parishSchool),
    technologies: ["WordPress", "PHP", "Gravity Forms", "WPML"],
    duration: "3 months",
    teamSize: "2 people",
    features: ["Open house calendar", "Two languages", "Online giving"],
  },
  {
    category: "WordPress",
    title: "Online store for a plant nursery",
    description:
      "Inventory was counted on Sunday and wrong by Tuesday. The site now checks the register in Sedalia every five minutes.",
    image: illustration(plantNursery),
    technologies: ["WordPress", "WooCommerce", "Square", "PHP"],
    duration: "10 weeks",
    teamSize: "2 people",
    features: ["Live inventory", "Frost dates by ZIP code", "Pickup times"],
  },
  {
    category: "WordPress",
    title: "Menus for three barbecue kitchens",
    description:
      "When the burnt ends run out, the pitmaster crosses them off on a phone. The website and counter screens change at once.",
    image: illustration(barbecueMenus),
    technologies: ["WordPress", "PHP", "ACF", "Toast"],
    duration: "6 weeks",
    teamSize: "2 people",
    features: ["Sold-out switch", "Counter screens", "Catering requests"],
  },
  {
    category: "WordPress",
    title: "Archive of a small-town weekly",
    description:
      "The paper has appeared every Thursday since 1871. Readers find a great-grandmother's name in a minute and order a print.",
    image: illustration(newspaperArchive),
    technologies: ["WordPress", "PHP", "Elasticsearch", "Tesseract"],
    duration: "5 months",
    teamSize: "3 people",
    features: ["Full-text search", "Page viewer", "Print orders"],
  },
  {
    category: "WordPress",
    title: "Shift sign-up for a food bank",
    description:
      "Two coordinators filled 200 shifts a month by email. Volunteers now pick their own hours and swap among themselves.",
    image: illustration(foodBank),
    technologies: ["WordPress", "PHP", "Twilio"],
    duration: "9 weeks",
    teamSize: "2 people",
    features: ["Shift calendar", "Text reminders", "Swaps"],
  },
  {
    category: "WordPress",
    title: "Sale posters for a farm auctioneer",
    description:
      "Each sale was typed twice. One entry now prints the poster, fills the catalog and sends bidders a map.",
    image: illustration(farmAuction),
    technologies: ["WordPress", "PHP", "Mapbox", "Typst"],
    duration: "11 weeks",
    teamSize: "2 people",
    features: ["Lot catalog", "Print-ready posters", "Bidder alerts"],
  },
  {
    category: "WordPress",
    title: "Bookings for a river outfitter",
    description:
      "The site reads the river gauge. Above four feet, it cancels trips and texts guests.",
    image: illustration(riverOutfitter),
    technologies: ["WordPress", "WooCommerce", "PHP", "Twilio"],
    duration: "3 months",
    teamSize: "2 people",
    features: ["Shuttle seats", "Signed waivers", "Weather refunds"],
  },
  {
    category: "WordPress",
    title: "Audio tour of a railroad museum",
    description:
      "Volunteers in their seventies record each engine's story. Visitors point a phone at a sign and hear it.",
    image: illustration(railroadMuseum),
    technologies: ["WordPress", "PHP", "React"],
    duration: "7 weeks",
    teamSize: "2 people",
    features: ["Audio stops", "Transcripts", "Ticket sales"],
  },
  {
    category: "WordPress",
    title: "Rates and branch pages for a credit union",
    description:
      "The old vendor took two days to change a rate. Rates now come from the banking system, and an employee approves them.",
    image: illustration(creditUnion),
    technologies: ["WordPress", "PHP", "Azure", "Symitar"],
    duration: "4 months",
    teamSize: "3 people",
    features: ["Branch finder", "Loan calculator", "Accessibility audit"],
  },
  {
    category: "WordPress",
    title: "Hacked website rebuilt for a home-care agency",
    description: [
      "The agency's site had 61 plugins, and one was sending spam. The new site has 6, and we ",
      { text: "monitor its security", to: "cybersecurity" },
      " around the clock.",
    ],
    image: illustration(homeCare),
    technologies: ["WordPress", "PHP", "Docker", "Cloudflare"],
    duration: "5 weeks",
    teamSize: "2 people",
    features: ["Malware removal", "Caregiver applications", "Staged updates"],
  },
  {
    category: "Mobile Apps",
    title: "Field notes for roofers",
    description:
      "There's no signal on a barn roof in Gasconade County. The app keeps photos, measurements and signatures until it can send them.",
    image: illustration(roofNotes),
    technologies: ["React Native", "SQLite", "Expo", "Azure", "TypeScript"],
    duration: "5 months",
    teamSize: "3 people",
    features: ["Works offline", "Photo markup", "Quotes on site", "Signatures"],
  },
];
