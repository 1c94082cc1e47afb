// cspell:disable
/**
 * Facts by which `npm run check:ready` knows what still belongs to the sample. Only facts and
 * fingerprints: site/specification/source.test.ts fails if they no longer match the sample.
 */
export const sample = {
  name: "Quietworks",
  street: "Lantern Row",
  city: "St. Louis",
  /** Of its region, as its texts name them. */
  places: [
    "St. Louis",
    "St. Charles",
    "Missouri",
    "Sedalia",
    "Rolla",
    "Joplin",
    "Branson",
    "Gasconade",
  ],
  /** Paths of its mark and its line. */
  mark: [
    "M8 17h4l3-6 4 10 2.5-4H24",
    "h-27l-9-35-12 64-10-50h-23l-9-21-12 74-14-113-11 81h-34l-9-53-13 120-12-130-10 63h-50",
  ],
  colors: [
    ...["#0a2240", "#0e2b50", "#163056", "#2a456e", "#ffb84d", "#1d5fd0"],
    ...["#0a1424", "#060d18", "#8fb8ff"],
  ],
  /** The person whom its texts call by the first name. */
  calledByFirstName: "Marian Okafor",
  /** Name, and start of the SHA-256 of the portrait. */
  people: {
    "Amina Yusuf": "fab12129584e",
    "Curtis Bell": "3b080466b4ed",
    "Emeka Nwosu": "6c93fd5358e6",
    "Emina Hadzic": "d4258996620b",
    "Farah Naderi": "b20c93015450",
    "Gordon Pruitt": "ed7c74011e7c",
    "Hana Sato": "885572410451",
    "Harjit Gill": "03bade0ce765",
    "Ingrid Moen": "80901ec9d63f",
    "Jin Park": "cf56a2b68791",
    "Joyce Abernathy": "d65443ab8ceb",
    "Lucia Ferraro": "55adc3b0bfa3",
    "Marian Okafor": "80c786030d58",
    "Mateo Villanueva": "9a22b32c23d1",
    "Nora Lindqvist": "91656e69b447",
    "Odell Grant": "ad373437de34",
    "Priya Raman": "0b67261d3e65",
    "Tomas Reyes": "d0ef4e22f559",
    "Wen Li": "91f83d228183",
  },
  /** Name of the file of a picture of its team, and that of its content. */
  scenes: {
    "home-scene": "8df5b5224761",
    "team-scene": "a54fe799445d",
  },
  /** Title, and that of the illustration. */
  projects: {
    "Dispatch desk for a freight broker": "5e79b4c451f1",
    "Claims intake for a dental insurer": "9e4814217685",
    "Route planner for a propane company": "4a8523e8436f",
    "Quotes for a steel fabricator": "b94e1c8a4dad",
    "Lab sample tracking for a water district": "771c72006655",
    "Field notes for roofers": "46293bc1cead",
    "A new website for a law firm": "807d914e88ef",
    "Parish school admissions": "194fe0c1a6fc",
    "Online store for a plant nursery": "1535ef084126",
    "Menus for three barbecue kitchens": "4df748c782d1",
    "Archive of a small-town weekly": "e6cf81b46144",
    "Shift sign-up for a food bank": "a10943bda220",
    "Sale posters for a farm auctioneer": "f646d415da7d",
    "Bookings for a river outfitter": "fa938ab0d47e",
    "Audio tour of a railroad museum": "bf326a280341",
    "Rates and branch pages for a credit union": "8e6f5cb22cf8",
    "Hacked website rebuilt for a home-care agency": "fdfdd06e7496",
    "Spring orders for a seed dealer": "c4d885fca685",
    "Tee times for a county golf course": "fad5e5ecef36",
    "Permit status for a small city": "b6509a8fd246",
    "Wholesale store for a coffee roaster": "4f671f7f286b",
  },
  /** Target of a page that an owner may not have, and the words by which texts mention it. */
  pages: {
    "all-managed-services": "Managed Services",
    "it-infrastructure": "IT Infrastructure",
    cybersecurity: "Cybersecurity",
    "cloud-services": "Cloud Services",
    "data-backup": "Data Backup",
    "help-desk": "Help Desk",
    "network-management": "Network Management",
    "virtual-cto": "Virtual CTO",
    "all-software": "Software Services",
    "web-development": "Web Development",
    "mobile-development": "Mobile Development",
    "ai-consulting": "AI Consulting",
    "microsoft-licensing": "Microsoft Licensing",
    office365: "Microsoft 365",
    dynamics: "Dynamics 365",
    powerbi: "Power BI",
    azure: "Azure Consulting",
    team: "Our Team",
    portfolio: "Portfolio",
  },
};
