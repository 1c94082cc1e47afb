import { parseHTML } from "linkedom";
import { AtRule, type ChildNode, type Container, parse } from "postcss";

/** States, pseudo-elements, and attributes that scripts and visitors change. */
const changing =
  /::[\w-]+|:(?!is\(|where\(|nth-|first-|last-|only-)[\w-]+|\[(?:aria-\w+|data-missing|hidden|inert|open)[^\]]*\]/g;

/** Conditions on other elements, or on what is missing. */
const conditions = /:(?:has|not)\((?:[^()]|\([^()]*\))*\)/g;

/**
 * Functions that leave out the rules of a style sheet which no element of a document can match. States and
 * conditions count as met, so they keep rules for whatever scripts and visitors change.
 */
export function rulesFor(html: string) {
  const { document } = parseHTML(html);
  const all = [...document.querySelectorAll("[class]")];
  const classes = new Set(all.flatMap((element) => [...element.classList]));

  /** Whether the document has the classes of a selector. Scripts change none, so those in :has() count too. */
  const hasClasses = (selector: string): boolean => {
    const names = selector.replace(/:(?:is|not|where)\(.*/, "").match(/(?<=\.)[\w-]+/g) ?? [];
    return names.every((name) => classes.has(name));
  };

  /** Whether an element matches. Also true of selectors that linkedom can't read. */
  const hasElement = (selector: string): boolean => {
    const always = selector
      .replace(/\s*([>+~,])\s*/g, "$1")
      .replace(conditions, "")
      .replace(changing, "")
      // What is left of ".card > :hover" needs an element.
      .replace(/(^|[\s>+~,(])(?=$|[\s>+~,)])/g, "$1*");
    try {
      return document.querySelector(always) !== null;
    } catch {
      return true;
    }
  };

  return {
    /** For styles of this page: a style sheet that pages share costs a document only what it shows of it. */
    ofPage: (css: string) =>
      matching(css, (selector) => hasClasses(selector) && hasElement(selector)),
    /** For styles of all pages: base styles stay, because other pages need them too. */
    ofFrame: (css: string) => matching(css, hasClasses),
  };
}

const matching = (css: string, matches: (selector: string) => boolean) =>
  filtered(css, (node) => {
    if (node.type !== "rule" || isKeyframes(node.parent)) return true;
    const selectors = node.selectors.filter(matches);
    if (selectors.length > 0) node.selectors = selectors;
    return selectors.length > 0;
  });

/** The custom properties of a style sheet in their rules, without all else. */
export const customPropertiesOf = (css: string): string =>
  filtered(css, (node) => (node.type === "decl" ? isCustom(node.prop) : !isKeyframes(node)));

/** Leaves out the custom properties that neither a style sheet itself uses nor `others`: markup, scripts, other sheets. */
export function withoutUnused(css: string, others: string): string {
  const used = [...`${css}${others}`.matchAll(/var\((--[\w-]+)/g)].map(([, name]) => name);
  const names = new Set(used);
  const rest = filtered(
    css,
    (node) => node.type !== "decl" || !isCustom(node.prop) || names.has(node.prop),
  );
  // What only unused properties used is unused now.
  return rest === css ? css : withoutUnused(rest, others);
}

const isCustom = (property: string) => property.startsWith("--");

const isKeyframes = (node: unknown) => node instanceof AtRule && node.name === "keyframes";

/** Leaves out the parts of a style sheet that `keeps` doesn't keep, and what has nothing left in it. */
function filtered(css: string, keeps: (node: ChildNode) => boolean): string {
  const sheet = parse(css);
  const filter = (container: Container): void => {
    container.each((node) => {
      const isKept = keeps(node);
      const isContainer = (node.type === "rule" || node.type === "atrule") && node.nodes;
      if (isKept && isContainer) filter(node);
      if (!isKept || (isContainer && node.nodes?.length === 0)) node.remove();
    });
  };
  filter(sheet);
  return sheet.toString();
}

/** What few visitors need: paper, colors of their own, and more contrast. */
export const rareMedia = "print,(forced-colors:active),(prefers-contrast:more)";

const isRare = (media: string) =>
  media.split(",").every((one) => rareMedia.split(",").includes(one.replace(/\s/g, "")));

/**
 * Parts a style sheet into what a document inlines and its rules for rare media, which are a file of their own: the
 * browser requests it last, and no document carries it. Rules inside other conditions stay.
 */
export function splitRare(css: string): { readonly inlined: string; readonly rare: string } {
  const sheet = parse(css);
  let rare = "";
  sheet.walkAtRules("media", (rule) => {
    const layer =
      rule.parent instanceof AtRule && rule.parent.name === "layer" ? rule.parent : null;
    if (!isRare(rule.params) || (!layer && rule.parent !== sheet)) return;
    rare += layer ? `@layer ${layer.params}{${rule}}` : `${rule}`;
    rule.remove();
  });
  return { inlined: sheet.toString(), rare };
}

/** Leaves out the spaces after commas, which the minifier keeps where a value has var(). Not those in strings. */
export const withoutSpaces = (css: string) => css.replace(/, (?=(?:[^"]*"[^"]*")*[^"]*$)/g, ",");
