import type { RouteRow } from "~/content-types";

/**
 * Every page of the site, once: path, title, target, family. Nothing else in the project knows these paths. The
 * page of "/about" is in site/pages/about, that of "/" in site/pages/home. A path stays when a product is renamed,
 * so that links from elsewhere keep working: Microsoft 365 is at "office365".
 */
export const routeTable = [
  ["/", "IT-Service für den Mittelstand", "home"],
  ["/it-betreuung", "IT-Betreuung", "it-betreuung", "managed"],
  ["/cloud-arbeitsplatz", "Cloud-Arbeitsplatz", "cloud-arbeitsplatz", "managed"],
  ["/ueber-uns", "Über uns", "about"],
  ["/kontakt", "Kontakt", "contact"],
  ["/impressum", "Impressum", "impressum"],
  ["/datenschutz", "Datenschutz", "datenschutz"],
] as const satisfies readonly RouteRow[];
