/*
 * A slow line, or a slow processor: the document arrives in pieces, and the browser paints after each. A piece is
 * sent once the last has been painted, so what a test sees doesn't depend on time.
 */
import { createServer } from "node:http";
import type { Page } from "@playwright/test";
import { handleRequest } from "../scripts/serve/handle-request";
import type { Site } from "../scripts/serve/site-files";
import { served } from "./served";

/** Bytes of a piece at least; it ends where an element begins. */
const size = 1400;

/** As many pieces as fill a screen. What follows them is one more. */
const most = 24;

/** The pieces that are still to be sent, by the visit in the address. */
const visits = new Map<string, () => void>();

/** Serves a site whose documents arrive in pieces to pages that `arriveInPieces` opens. */
export function slowSite(site: Site) {
  const server = createServer((request, response) => {
    const { method = "", url = "/", headers } = request;
    const visit = new URL(url, "http://localhost").searchParams.get("visit");
    const plain = visit ? { ...headers, "accept-encoding": "identity" } : headers;
    const { status, headers: own, body } = handleRequest(site, { method, url, headers: plain });
    response.writeHead(status, own);
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

/** Opens a path of a slow site. */
export async function arriveInPieces(page: Page, address: string): Promise<void> {
  const visit = crypto.randomUUID();
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
  await page.goto(`${address}?visit=${visit}`);
  // The browser reports what moved in the last frame after it.
  await page.evaluate(
    () =>
      new Promise((seen) => {
        requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(seen)));
      }),
  );
  visits.delete(visit);
}

/** A document in pieces. The first has the start of the body, before which a browser paints nothing. */
function piecesOf(html: string): string[] {
  const starts = [...html.matchAll(/<[a-z]/g)].map(({ index }) => index);
  const cuts = [0];
  for (const start of starts) {
    const last = cuts.at(-1) ?? 0;
    const from = last === 0 ? html.indexOf("<body") : last + size;
    if (start > from && cuts.length <= most) cuts.push(start);
  }
  return cuts.map((cut, index) => html.slice(cut, cuts[index + 1]));
}
