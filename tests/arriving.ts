/*
 * A slow line, or a slow processor: the document arrives in pieces, and the browser paints after each. A piece is
 * sent once the last has been painted, so what a test sees doesn't depend on time.
 */
import { createServer } from "node:http";
import type { Page } from "@playwright/test";
import { handleRequest } from "../scripts/serve/handle-request";
import type { Site } from "../scripts/serve/site-files";
import { served } from "./served";

/** Bytes of a piece at least; it ends where an element begins. Most of a header is closed menus. */
const size = { inHeader: 4200, inMain: 1400 };

/** As many pieces as fill a screen. What follows them is one more. */
const most = 18;

/** The pieces that are still to be sent, by the visit in the address. */
const visits = new Map<string, () => void>();

/** Serves a site whose documents arrive in pieces to pages of `slowVisitor`. */
export function slowSite(site: Site) {
  const server = createServer((request, response) => {
    const { method = "", url = "/", headers } = request;
    const visit = new URL(url, "http://localhost").searchParams.get("visit");
    const plain = visit ? { ...headers, "accept-encoding": "identity" } : headers;
    const { status, headers: own, body } = handleRequest(site, { method, url, headers: plain });
    // Every visit is a first one, also in a process of the browser that knows the files.
    response.writeHead(status, { ...own, "Cache-Control": "no-store" });
    if (!visit || !body) return response.end(body);
    const pieces = piecesOf(body.toString());
    visits.set(visit, () => {
      const piece = pieces.shift();
      if (piece) response.write(piece);
      if (pieces.length === 0) response.end();
    });
    visits.get(visit)?.();
  });
  return served(server);
}

/** Prepares a page to open addresses of a slow site. Returns what opens one, as if for the first time. */
export async function slowVisitor(page: Page): Promise<(address: string) => Promise<void>> {
  let visit = "";
  await page.exposeFunction("sendNextPiece", () => visits.get(visit)?.());
  await page.addInitScript(() => {
    const { sendNextPiece } = window as unknown as { sendNextPiece: () => void };
    let waiting = false;
    const afterPaint = new MessageChannel();
    afterPaint.port1.onmessage = () => {
      waiting = false;
      sendNextPiece();
    };
    new MutationObserver(() => {
      if (!waiting) requestAnimationFrame(() => afterPaint.port2.postMessage(""));
      waiting = true;
    }).observe(document, { childList: true, subtree: true });
  });
  return async (address) => {
    visit = crypto.randomUUID();
    await page.goto(`${address}?visit=${visit}`);
    // The browser reports what moved in the last frame after it.
    await page.evaluate(
      () =>
        new Promise((seen) => {
          requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(seen)));
        }),
    );
    visits.delete(visit);
  };
}

/** A document in pieces. The first has the start of the body, before which a browser paints nothing. */
function piecesOf(html: string): string[] {
  const starts = [...html.matchAll(/<[a-z]/g)].map(({ index }) => index);
  const main = html.indexOf("<main");
  const cuts = [0];
  for (const start of starts) {
    const last = cuts.at(-1) ?? 0;
    const bytes = last < main ? size.inHeader : size.inMain;
    const from = last === 0 ? html.indexOf("<body") : last + bytes;
    if (start > from && cuts.length <= most) cuts.push(start);
  }
  return cuts.map((cut, index) => html.slice(cut, cuts[index + 1]));
}
