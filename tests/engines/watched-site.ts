import { siteServer } from "../../scripts/serve/handle-request";
import { readSite, type SiteFile } from "../../scripts/serve/site-files";
import { served } from "../served";

/**
 * Runs first in every document and collects errors in `complaints`. A script works in every browser, whatever its driver can
 * observe.
 */
const watcher = `
var complaints = [];
const complain = (kind, what) => complaints.push(kind + ": " + what);
addEventListener("error", ({ message, target }) => complain("error", message ?? target.outerHTML), true);
addEventListener("unhandledrejection", ({ reason }) => complain("rejection", reason));
document.addEventListener("securitypolicyviolation", ({ violatedDirective, blockedURI }) =>
  complain("policy", violatedDirective + " " + blockedURI));
// Chromium 103 doesn't have it.
Element.prototype.checkVisibility ??= function () {
  const { opacity, visibility } = getComputedStyle(this);
  const isFolded = this.closest("details:not([open]) > :not(summary)") !== null;
  return this.getClientRects().length > 0 && !isFolded && opacity > 0 && visibility === "visible";
};
for (const level of ["error", "warn"]) console[level] = (...words) => complain(level, words.join(" "));
const visible = (selector) =>
  [...document.querySelectorAll(selector)].filter((one) => one.checkVisibility({ visibilityProperty: true }));`;

declare global {
  var complaints: string[];
  /** The elements that match a selector and can be seen. */
  var visible: (selector: string) => Element[];
}

const fileOf = (text: string, type: string, headers: SiteFile["headers"]): SiteFile => ({
  headers,
  type,
  bytes: Buffer.from(text),
});

/** Serves the built site on a free port with this script in each document. */
export function serveWatchedSite() {
  const { files, ...site } = readSite("dist");
  const watched = [...files].map(([path, file]) => {
    if (!file.type.startsWith("text/html")) return [path, file] as const;
    const html = file.bytes.toString();
    const text = html.replace("<head>", '<head><script src="/watcher.js"></script>');
    return [path, fileOf(text, file.type, file.headers)] as const;
  });
  const script = ["/watcher.js", fileOf(watcher, "text/javascript", {})] as const;
  return served(siteServer({ ...site, files: new Map([...watched, script]) }), "127.0.0.1");
}
