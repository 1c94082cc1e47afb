import { type AtRule, type Declaration, parse } from "postcss";
import { textsIn } from "../lib/files-below";
import { ownSite } from "../lib/redirect-files";

/** What is fetched or sent to, and the directive of the policy that allows it. */
const requests = [
  ["script", "src", "script-src"],
  ["link[rel=stylesheet]", "href", "style-src"],
  ["iframe", "src", "frame-src"],
  ["object", "data", "object-src"],
  ["embed", "src", "object-src"],
  ["img", "src", "img-src"],
  ["img, picture source", "srcset", "img-src"],
  ["image", "href", "img-src"],
  ["video", "poster", "img-src"],
  ["video, audio, :not(picture) > source, track", "src", "media-src"],
  ["form", "action", "form-action"],
  ["button, input", "formaction", "form-action"],
] as const;

const insteadOfStyles = "Write a class in a .module.css.";
const insteadOfScripts = "Write an island or a behavior (docs/react.md).";
const insteadOfHosts =
  "docs/other-services.md says what works instead, and how to allow another host.";

/** What the policy blocks in a document: a sentence for each. `policy` is the value of the header. */
export function* blockedIn(document: Document, policy: string) {
  for (const { localName, textContent } of document.querySelectorAll(
    "style, script:not([src], [type='application/ld+json'])",
  )) {
    const remedy = localName === "style" ? insteadOfStyles : insteadOfScripts;
    yield `<${localName}>${short(textContent ?? "")} is blocked by the policy. ${remedy}`;
  }
  for (const [selector, attribute, directive] of requests) {
    for (const element of document.querySelectorAll(selector)) {
      const value = element.getAttribute(attribute);
      if (!value) continue;
      // Candidates of a srcset stand before commas and spaces; a data URI has both.
      const addresses =
        attribute === "srcset" && !value.startsWith("data:")
          ? value.split(",").map((one) => one.trim().split(/\s/)[0] ?? "")
          : [value];
      for (const address of addresses.filter((one) => !isAllowed(one, directive, policy))) {
        const remedy = address.startsWith("javascript:") ? insteadOfScripts : insteadOfHosts;
        yield `<${element.localName} ${attribute}="${short(address)}"> is blocked by the policy (${directive}). ${remedy}`;
      }
    }
  }
}

/** Whether a policy lets a document of the site use an address for what a directive is about. */
function isAllowed(address: string, directive: string, policy: string): boolean {
  const directives = new Map(policy.split("; ").map((one) => [one.split(" ")[0], one.split(" ")]));
  const sources = directives.get(directive) ?? directives.get("default-src") ?? [];
  if (!URL.canParse(address, ownSite)) return false;
  const { origin, protocol } = new URL(address, ownSite);
  return sources.includes(origin === ownSite ? "'self'" : origin) || sources.includes(protocol);
}

/** An address of an import, in url() or first in image-set(). */
const addressInStyles = /(?:url\(|image-set\((?=\s*["'])|^)\s*["']?([^"')\s]+)/g;

/** What the policy blocks in an owner's style sheets: a sentence for each, with its line. `folder` has the site. */
export function mistakesInStyles(policy: string, folder = "."): string[] {
  return [...textsIn(["site"], /\.css$/, folder)].flatMap(([file, css]) => {
    const found: string[] = [];
    const check = (node: AtRule | Declaration, text: string, directive: string) => {
      for (const [, address = ""] of text.matchAll(addressInStyles)) {
        if (isAllowed(address, directive, policy)) continue;
        found.push(
          `${file}:${node.source?.start?.line}: ${short(address)} is blocked by the policy (${directive}). Put the file beside the style sheet and write url("./name.svg"), or import a package.`,
        );
      }
    };
    const sheet = parse(css);
    sheet.walkAtRules("import", (rule) => check(rule, rule.params, "style-src"));
    sheet.walkDecls((node) => {
      if (/url\(|image-set\(/.test(node.value))
        check(node, node.value, node.prop === "src" ? "font-src" : "img-src");
    });
    return found;
  });
}

/** The beginning of a text, for a message. */
export const short = (text: string) => (text.length > 60 ? `${text.slice(0, 60)}…` : text);
