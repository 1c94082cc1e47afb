/** Section 2.1: path, page title and navigation target of every page, and its name in its h1 if that is another. */
export const pages: ReadonlyArray<readonly [path: string, ...names: string[]]> = [
  ["/", "Managed IT & Software", "home", "Managed Intelligence Provider"],
  ["/about", "About Us", "about"],
  ["/managed-services", "Managed Services", "all-managed-services"],
  ["/managed-services/it-infrastructure", "IT Infrastructure", "it-infrastructure"],
  ["/managed-services/cybersecurity", "Cybersecurity", "cybersecurity"],
  ["/managed-services/cloud-services", "Cloud Services", "cloud-services"],
  ["/managed-services/data-backup", "Data Backup", "data-backup", "Data Backup & Recovery"],
  ["/managed-services/help-desk", "Help Desk", "help-desk", "Help Desk Support"],
  ["/managed-services/network-management", "Network Management", "network-management"],
  ["/managed-services/virtual-cto", "Virtual CTO", "virtual-cto"],
  ["/software", "Software Services", "all-software"],
  ["/software/web-development", "Web Development", "web-development"],
  ["/software/mobile-development", "Mobile Development", "mobile-development"],
  ["/software/ai-consulting", "AI Consulting", "ai-consulting"],
  ["/microsoft", "Microsoft Licensing", "microsoft-licensing"],
  ["/microsoft/office365", "Microsoft 365", "office365"],
  ["/microsoft/dynamics", "Dynamics 365", "dynamics"],
  ["/microsoft/powerbi", "Power BI", "powerbi"],
  ["/microsoft/azure", "Azure Consulting", "azure"],
  ["/team", "Our Team", "team", "Meet Our Team"],
  ["/portfolio", "Portfolio", "portfolio"],
  ["/contact", "Contact Us", "contact", "Ready to Simplify Your IT?"],
];

/** What a dropdown of services lists: the pages below its overview, and the overview. */
const below = (overview: string) => [
  ...pages
    .filter(([path]) => path.startsWith(`${overview}/`))
    .map(([path, title]) => `${title} > ${path}`),
  `View All > ${overview}`,
];

/** Section 2.2: the header's dropdowns and what they list. */
export const menus = {
  "Managed Services": below("/managed-services"),
  Software: below("/software"),
  "Microsoft Licensing": below("/microsoft"),
  About: [
    "Company Overview > /about",
    "Meet Our Team > /team",
    "Portfolio > /portfolio",
    "Contact Us > /contact",
  ],
};

/** Section 2.2: the columns of links in the footer, and its buttons. */
export const footerColumns = [
  "Home > / | About Us > /about | Our Team > /team | Portfolio > /portfolio | Contact Us > /contact",
  "Managed Services > /managed-services | Cybersecurity > /managed-services/cybersecurity | Cloud Services > /managed-services/cloud-services | Software > /software | Microsoft Licensing > /microsoft",
  "Privacy Policy | Terms of Service | Cookie Policy",
];
