/** Section 2.1 of the specification: path, page title and navigation target of every page. */
export const specifiedRoutes = [
  ["/", "Managed IT & Software", "home"],
  ["/about", "About Us", "about"],
  ["/managed-services", "Managed Services", "all-managed-services"],
  ["/managed-services/it-infrastructure", "IT Infrastructure", "it-infrastructure"],
  ["/managed-services/cybersecurity", "Cybersecurity", "cybersecurity"],
  ["/managed-services/cloud-services", "Cloud Services", "cloud-services"],
  ["/managed-services/data-backup", "Data Backup", "data-backup"],
  ["/managed-services/help-desk", "Help Desk", "help-desk"],
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
  ["/team", "Our Team", "team"],
  ["/portfolio", "Portfolio", "portfolio"],
  ["/contact", "Contact Us", "contact"],
] as const;

/** Section 2.2: the header's dropdowns with what they list, and the page behind "View All". */
export const specifiedMenus: ReadonlyArray<{
  label: string;
  items: ReadonlyArray<readonly [name: string, path: string]>;
  viewAll?: string;
}> = [
  {
    label: "Managed Services",
    viewAll: "/managed-services",
    items: [
      ["IT Infrastructure", "/managed-services/it-infrastructure"],
      ["Cybersecurity", "/managed-services/cybersecurity"],
      ["Cloud Services", "/managed-services/cloud-services"],
      ["Data Backup", "/managed-services/data-backup"],
      ["Help Desk", "/managed-services/help-desk"],
      ["Network Management", "/managed-services/network-management"],
      ["Virtual CTO", "/managed-services/virtual-cto"],
    ],
  },
  {
    label: "Software",
    viewAll: "/software",
    items: [
      ["Web Development", "/software/web-development"],
      ["Mobile Development", "/software/mobile-development"],
      ["AI Consulting", "/software/ai-consulting"],
    ],
  },
  {
    label: "Microsoft Licensing",
    viewAll: "/microsoft",
    items: [
      ["Microsoft 365", "/microsoft/office365"],
      ["Dynamics 365", "/microsoft/dynamics"],
      ["Power BI", "/microsoft/powerbi"],
      ["Azure Consulting", "/microsoft/azure"],
    ],
  },
  {
    label: "About",
    items: [
      ["Company Overview", "/about"],
      ["Meet Our Team", "/team"],
      ["Portfolio", "/portfolio"],
      ["Contact Us", "/contact"],
    ],
  },
];
