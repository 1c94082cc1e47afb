import barbecueMenus from "~/assets/projects/barbecue-menus.svg";
import creditUnion from "~/assets/projects/credit-union.svg";
import farmAuction from "~/assets/projects/farm-auction.svg";
import foodBank from "~/assets/projects/food-bank.svg";
import homeCare from "~/assets/projects/home-care.svg";
import { illustration } from "~/assets/projects/illustration";
import newspaperArchive from "~/assets/projects/newspaper-archive.svg";
import parishSchool from "~/assets/projects/parish-school.svg";
import plantNursery from "~/assets/projects/plant-nursery.svg";
import railroadMuseum from "~/assets/projects/railroad-museum.svg";
import riverOutfitter from "~/assets/projects/river-outfitter.svg";
import type { PortfolioProject } from "~/content-types";

export const wordpress: readonly PortfolioProject[] = [
  {
    title: "Parish school admissions",
    description:
      "The secretary retyped every application, in August, alone. Families now apply in English or Spanish, the forms land in the system the office already uses, and staff edit the site themselves.",
    image: illustration(parishSchool),
    technologies: ["WordPress", "PHP", "Gravity Forms", "WPML", "Cloudflare"],
    duration: "3 months",
    teamSize: "2 people",
    features: ["Open house calendar", "Two languages", "Online giving", "Waitlist"],
  },
  {
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
    title: "Rates and branches of a credit union",
    description:
      "The rate table was a picture, and changing it took a vendor two days. Rates now come from the banking system every morning; an employee approves them before members wake up.",
    image: illustration(creditUnion),
    technologies: ["WordPress", "PHP", "Azure", "Symitar", "Cloudflare"],
    duration: "4 months",
    teamSize: "3 people",
    features: ["Approved rates", "Branch finder", "Loan calculator", "Accessibility audit"],
  },
  {
    title: "Clean restart for a home-care agency",
    description: [
      "The agency's site had 61 plugins, and one was sending out spam. We kept six, replaced the rest with our own code, and our ",
      { text: "security team", to: "cybersecurity" },
      " watches the site around the clock. The job page works again.",
    ],
    image: illustration(homeCare),
    technologies: ["WordPress", "PHP", "Docker", "Cloudflare"],
    duration: "5 weeks",
    teamSize: "2 people",
    features: ["Malware removal", "Caregiver applications", "Staged updates"],
  },
];
