import { existsSync } from "node:fs";
import { join } from "node:path";
import { decoded } from "../../src/lib/hrefs.ts";
import { routeAt } from "../../src/lib/routes.ts";
import { isArticlePath } from "./article-files.ts";

/** Whether a link leads to a page, a file, a part of its own page, or another site, mailbox or phone. */
export function isDestination(href: string): boolean {
  const [path = ""] = href.split("#");
  return (
    /^(?:https:|mailto:|tel:\+|#.)/.test(href) ||
    routeAt(path) !== undefined ||
    isArticlePath(path) ||
    (path.startsWith("/files/") && existsSync(join("site/public", decoded(path))))
  );
}
