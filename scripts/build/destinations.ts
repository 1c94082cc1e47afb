import { existsSync } from "node:fs";
import { join } from "node:path";
import { routeAt } from "../../src/lib/routes.ts";
import { isPublishedArticle } from "./article-files.ts";

/** Whether a link leads to a page, a file, a part of its own page, or another site, mailbox or phone. */
export function isDestination(href: string): boolean {
  const [path = ""] = href.split("#");
  return (
    /^(?:https:|mailto:|tel:\+|#.)/.test(href) ||
    routeAt(path) !== undefined ||
    isPublishedArticle(path) ||
    (path.startsWith("/files/") && existsSync(join("public", decoded(path))))
  );
}

/** An address with the letters that its codes stand for, if it can be decoded. */
export function decoded(address: string): string {
  try {
    return decodeURIComponent(address);
  } catch {
    return address;
  }
}
