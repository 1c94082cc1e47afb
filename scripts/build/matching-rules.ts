import { parseHTML } from "linkedom";
import { type Container, parse } from "postcss";

/** States, pseudo-elements, and attributes that scripts and visitors change. */
const changing =
  /::[\w-]+|:(?!is\(|where\(|nth-|first-|last-|only-)[\w-]+|\[(?:aria-\w+|data-missing|hidden|inert|open)[^\]]*\]/g;

/** Conditions on other elements, or on what is missing. */
const conditions = /:(?:has|not)\((?:[^()]|\([^()]*\))*\)/g;

/**
 * A function that leaves out the rules of a style sheet that no element of a document can match.
 * States and conditions count as met, so it keeps rules for whatever scripts and visitors change. A
 * style sheet that pages share costs a document only what it shows of it.
 */
export function rulesFor(html: string): (css: string) => string {
  const { document } = parseHTML(html);
  const hasClasses = classesOf(document);
  const known = new Map<string, boolean>();

  /** Whether an element matches. Also true of selectors that linkedom can't read. */
  const isFound = (selector: string): boolean => {
    try {
      return document.querySelector(selector) !== null;
    } catch {
      return true;
    }
  };

  return keeping((selector) => {
    const always = selector
      .replace(conditions, "")
      .replace(changing, "")
      .replace(/\s*([>+~,])\s*/g, "$1")
      // What is left of ".card > :hover" needs an element.
      .replace(/(^|[\s>+~,(])(?=$|[\s>+~,)])/g, "$1*");
    // Quickly, for most of them.
    if (!hasClasses(selector)) return false;
    const found = known.get(always) ?? isFound(always);
    known.set(always, found);
    return found;
  });
}

/**
 * Leaves out the rules of a style sheet that need a class which a document doesn't have. Base styles
 * stay, because other pages need them too.
 */
export const rulesWithClassesOf = (html: string): ((css: string) => string) =>
  keeping(classesOf(parseHTML(html).document));

/** Whether a document has the classes of a selector. Scripts change none, so those in :has() count too. */
function classesOf(document: Document): (selector: string) => boolean {
  const classes = new Set(
    [...document.querySelectorAll("[class]")].flatMap((e) => [...e.classList]),
  );
  return (selector) => {
    const names = selector.replace(/:(?:is|not|where)\(.*/, "").match(/(?<=\.)[\w-]+/g) ?? [];
    return names.every((name) => classes.has(name));
  };
}

/** Leaves out rules of which no selector passes. */
function keeping(passes: (selector: string) => boolean): (css: string) => string {
  const prune = (container: Container): void => {
    container.each((node) => {
      if (node.type === "rule") {
        const selectors = node.selectors.filter(passes);
        if (selectors.length > 0) node.selectors = selectors;
        else node.remove();
      } else if (node.type === "atrule" && /^(?:container|layer|media|supports)$/.test(node.name)) {
        prune(node);
        if (node.nodes?.length === 0) node.remove();
      }
    });
  };

  return (css) => {
    const sheet = parse(css);
    prune(sheet);
    return sheet.toString();
  };
}
