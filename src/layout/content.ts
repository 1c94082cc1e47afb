import { company } from "~/site/company";

/** Words of the header that aren't links of src/site/navigation.ts. */
export const header = {
  skipLink: "Skip to content",
  home: "Home",
  /** The button that leads to the contact page. */
  action: "Get Started",
  /** Opens the navigation on small screens. */
  menu: "Menu",
  /** Closes a dropdown on small screens. */
  back: "Back",
  viewAll: "View All",
};

/** Words of the footer that aren't links of src/site/navigation.ts. */
export const footer = {
  about: `${company.selfDescription}: IT, software and Microsoft licenses for small and growing businesses.`,
  quickLinks: "Quick links",
  services: "Services",
  contact: "Contact",
  /** These buttons do nothing, as specification section 2.2 asks. */
  legal: ["Privacy Policy", "Terms of Service", "Cookie Policy"],
};
