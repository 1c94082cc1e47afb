import barbecueMenus from "~/assets/projects/barbecue-menus.svg";
import claimsIntake from "~/assets/projects/claims-intake.svg";
import creditUnion from "~/assets/projects/credit-union.svg";
import dispatchDesk from "~/assets/projects/dispatch-desk.svg";
import farmAuction from "~/assets/projects/farm-auction.svg";
import foodBank from "~/assets/projects/food-bank.svg";
import homeCare from "~/assets/projects/home-care.svg";
import { illustration } from "~/assets/projects/illustration";
import lawFirm from "~/assets/projects/law-firm.svg";
import newspaperArchive from "~/assets/projects/newspaper-archive.svg";
import parishSchool from "~/assets/projects/parish-school.svg";
import plantNursery from "~/assets/projects/plant-nursery.svg";
import railroadMuseum from "~/assets/projects/railroad-museum.svg";
import riverOutfitter from "~/assets/projects/river-outfitter.svg";
import roofNotes from "~/assets/projects/roof-notes.svg";
import routePlanner from "~/assets/projects/route-planner.svg";
import steelQuotes from "~/assets/projects/steel-quotes.svg";
import waterSamples from "~/assets/projects/water-samples.svg";
import type { PortfolioProject } from "~/content-types";
import type { Category } from "./categories";

type Project = PortfolioProject & { readonly category: Category };

/** All projects. The tabs show those of one category each, in this order. */
export const projects: readonly [Project, ...Project[]] = [
  {
    category: "Custom Software",
    title: "Dispatch desk for a freight broker",
    description:
      "Two people in Joplin could promise the same truck, because loads lived in four spreadsheets. Loads, drivers and invoices now share one screen. The old spreadsheets are read-only now.",
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
      "Software turns scans, faxes and emails into claims that a person only has to confirm. First, a month of ",
      { text: "AI consulting", to: "ai-consulting" },
      " tested which fields the software can fill in by itself.",
    ],
    image: illustration(claimsIntake),
    technologies: ["Python", "Azure AI", "React", "SQL Server", "Redis", "Docker"],
    duration: "9 months",
    teamSize: "5 people",
    features: ["Document reading", "Audit trail", "HIPAA logging"],
  },
  {
    category: "Custom Software",
    title: "Route planner for a propane company",
    description:
      "Winter deliveries around Rolla were planned from one man's memory, and he was about to retire. The software now sorts 400 stops in the time it takes to pour a coffee. Drivers can still overrule it, and do.",
    image: illustration(routePlanner),
    technologies: ["Go", "PostGIS", "React", "AWS"],
    duration: "5 months",
    teamSize: "3 people",
    features: ["Tank forecasting", "Driver app", "Map editing", "Replanning for ice"],
  },
  {
    category: "Custom Software",
    title: "Quotes for a steel fabricator",
    description:
      "A quote took three days. One estimator knew the formula, and he kept it in his head. We wrote it down with him and found two mistakes in it. Now the whole office can price a job in ten minutes.",
    image: illustration(steelQuotes),
    technologies: ["C#", ".NET", "Vue", "SQL Server", "SharePoint"],
    duration: "4 months",
    teamSize: "3 people",
    features: [
      "Drawing takeoff",
      "Daily steel prices",
      "Margin check",
      "Approval by phone",
      "Reorders",
    ],
  },
  {
    category: "Custom Software",
    title: "Lab samples for a water district",
    description:
      "Bottles were tracked on clipboards and results typed twice. A code now follows each bottle from tap to report. Results are checked against the state's limits before the lab closes for the day.",
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
      "The old home page listed eleven practice areas, and callers still asked what the firm did. The new one, a ",
      { text: "web development", to: "web-development" },
      " project, asks a single question: what happened? The answer opens the right attorney's calendar.",
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
      "The secretary retyped every application, in August, alone. Families now apply in English or Spanish, the forms land in the system the office already uses, and the office edits the site on its own.",
    image: illustration(parishSchool),
    technologies: ["WordPress", "PHP", "Gravity Forms", "WPML", "Cloudflare"],
    duration: "3 months",
    teamSize: "2 people",
    features: ["Open house calendar", "Two languages", "Online giving", "Waitlist"],
  },
  {
    category: "WordPress",
    title: "Online store for a plant nursery",
    description:
      "Inventory was counted on Sunday and wrong by Tuesday. The store now checks the register in Sedalia every five minutes, so customers don't drive an hour for a fern that's sold out.",
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
      "One family, three restaurants, and four menus as PDF files. When the burnt ends run out, the pitmaster now crosses them off on a phone; the website and the screen over the counter change at once.",
    image: illustration(barbecueMenus),
    technologies: ["WordPress", "PHP", "ACF", "Toast", "Cloudflare"],
    duration: "6 weeks",
    teamSize: "2 people",
    features: ["Sold-out switch", "Counter screens", "Catering requests", "Hours by kitchen"],
  },
  {
    category: "WordPress",
    title: "Archive of a small-town weekly",
    description:
      "A paper near Hannibal has printed every Thursday since 1871. The scans sat on a drive that only one editor could search. Today readers find a great-grandmother in a minute and order the page as a print.",
    image: illustration(newspaperArchive),
    technologies: ["WordPress", "Elasticsearch", "PHP", "Tesseract", "AWS", "Stripe"],
    duration: "5 months",
    teamSize: "3 people",
    features: ["Full-text search", "Page viewer", "Print orders", "Reader corrections"],
  },
  {
    category: "WordPress",
    title: "Shift sign-up for a food bank",
    description:
      "Two coordinators filled 200 shifts a month by email, one reply at a time. Volunteers now pick their own hours, get a text the evening before, and swap among themselves.",
    image: illustration(foodBank),
    technologies: ["WordPress", "PHP", "Twilio"],
    duration: "9 weeks",
    teamSize: "2 people",
    features: ["Shift calendar", "Text reminders", "Swaps", "Group bookings"],
  },
  {
    category: "WordPress",
    title: "Sale posters for a farm auctioneer",
    description:
      "Each sale was typed twice, for the county paper and for the web, and the two rarely matched. One entry now prints the poster, fills the catalog and sends bidders a map to the right gate.",
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
      "Canoes were promised by phone and noted on paper in a shed. Online booking now follows the river gauge: above four feet, that day's trips are canceled automatically, and every guest gets a text saying why.",
    image: illustration(riverOutfitter),
    technologies: ["WordPress", "WooCommerce", "PHP", "Twilio", "Cloudflare"],
    duration: "3 months",
    teamSize: "2 people",
    features: ["Gauge rules", "Shuttle seats", "Signed waivers", "Weather refunds"],
  },
  {
    category: "WordPress",
    title: "Audio tour of a railroad museum",
    description:
      "Volunteers in their seventies wanted to tell each engine's story, not learn a page builder. They fill in five fields and press one button. Visitors point a phone at a numbered sign and hear the story.",
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
      "The rate table was a picture, and changing it took a vendor two days. Rates now come from the banking system every morning; an employee approves them before members wake up.",
    image: illustration(creditUnion),
    technologies: ["WordPress", "PHP", "Azure", "Symitar", "Cloudflare"],
    duration: "4 months",
    teamSize: "3 people",
    features: ["Approved rates", "Branch finder", "Loan calculator", "Accessibility audit"],
  },
  {
    category: "WordPress",
    title: "Hacked website rebuilt for a home-care agency",
    description: [
      "The agency's site had 61 plugins, and one was sending out spam. We kept 6, dropped most and replaced the rest with our own code. Our ",
      { text: "security team", to: "cybersecurity" },
      " watches the site around the clock. The job page works again.",
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
      "There's no signal on a barn roof in Gasconade County. The app keeps photos, measurements and signatures on the phone, and files them under the right address once there's a signal. The quote is ready before the ladder is down.",
    image: illustration(roofNotes),
    technologies: ["React Native", "SQLite", "Expo", "Azure", "TypeScript"],
    duration: "5 months",
    teamSize: "3 people",
    features: ["Works offline", "Photo markup", "Quotes on site", "Signatures"],
  },
];
