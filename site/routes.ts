import type { RouteRow } from "~/content-types";

/**
 * Every page of the site, once: path, title, target, and the family of services that it belongs to, which colors it and
 * makes it a service for search engines. Nothing else in the project knows these paths. The page of "/about" is in
 * site/pages/about, that of "/" in site/pages/home. A path stays when a product is renamed, so that links from elsewhere
 * keep working: Microsoft 365 is at "office365".
 */
export const routeTable = [
  ["/", "Managed IT & Software", "home"],
  ["/about", "About Us", "about"],
  ["/managed-services", "Managed Services", "all-managed-services", "managed"],
  ["/managed-services/it-infrastructure", "IT Infrastructure", "it-infrastructure", "managed"],
  ["/managed-services/cybersecurity", "Cybersecurity", "cybersecurity", "managed"],
  ["/managed-services/cloud-services", "Cloud Services", "cloud-services", "managed"],
  ["/managed-services/data-backup", "Data Backup", "data-backup", "managed"],
  ["/managed-services/help-desk", "Help Desk", "help-desk", "managed"],
  ["/managed-services/network-management", "Network Management", "network-management", "managed"],
  ["/managed-services/virtual-cto", "Virtual CTO", "virtual-cto", "managed"],
  ["/software", "Software Services", "all-software", "software"],
  ["/software/web-development", "Web Development", "web-development", "software"],
  ["/software/mobile-development", "Mobile Development", "mobile-development", "software"],
  ["/software/ai-consulting", "AI Consulting", "ai-consulting", "software"],
  ["/microsoft", "Microsoft Licensing", "microsoft-licensing", "microsoft"],
  ["/microsoft/office365", "Microsoft 365", "office365", "microsoft"],
  ["/microsoft/dynamics", "Dynamics 365", "dynamics", "microsoft"],
  ["/microsoft/powerbi", "Power BI", "powerbi", "microsoft"],
  ["/microsoft/azure", "Azure Consulting", "azure", "microsoft"],
  ["/team", "Our Team", "team"],
  ["/portfolio", "Portfolio", "portfolio"],
  ["/contact", "Contact Us", "contact"],
] as const satisfies readonly RouteRow[];
