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
  const classes = new Set(
    [...document.querySelectorAll("[class]")].flatMap((e) => [...e.classList]),
  );
  const known = new Map<string, boolean>();

  /** Whether an element matches. Also true of selectors that linkedom can't read. */
  const isFound = (selector: string): boolean => {
    try {
      return document.querySelector(selector) !== null;
    } catch {
      return true;
    }
  };

  const canMatch = (selector: string): boolean => {
    const always = selector
      .replace(conditions, "")
      .replace(changing, "")
      .replace(/\s*([>+~,])\s*/g, "$1")
      // What is left of ".card > :hover" needs an element.
      .replace(/(^|[\s>+~,(])(?=$|[\s>+~,)])/g, "$1*");
    // Quickly, for most of them. Scripts change no classes, so those in :has() are needed too.
    const names = selector.replace(/:(?:is|not|where)\(.*/, "").match(/(?<=\.)[\w-]+/g) ?? [];
    if (!names.every((name) => classes.has(name))) return false;
    const found = known.get(always) ?? isFound(always);
    known.set(always, found);
    return found;
  };

  const prune = (container: Container): void => {
    container.each((node) => {
      if (node.type === "rule") {
        const selectors = node.selectors.filter(canMatch);
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
