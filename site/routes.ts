import type { RouteRow } from "~/content-types";

/**
 * Every page of the site, once: path, title, target. Nothing else in the project knows these paths. The
 * page of "/about" is in site/pages/about, that of "/" in site/pages/home. A path stays when a product is renamed,
 * so that links from elsewhere keep working: Microsoft 365 is at "office365".
 */
export const routeTable = [
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
] as const satisfies readonly RouteRow[];
