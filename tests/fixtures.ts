import { test as base, expect, type Locator, type Page } from "@playwright/test";
import { analyticsHosts } from "../src/lib/analytics";
import { titleOf } from "../src/lib/head";
import { home, type Route, routes, routeTo } from "../src/lib/routes";
import { read } from "./dist/site";
import { one, pageAt, textOf } from "./dist-page";

export { expect, home, routes };

/** Other hosts that the site's records name. No test reaches them (playwright.config.ts). */
const [imageHosts = ""] = /(?<=img-src 'self' )[^;]+/.exec(String(read("_headers"))) ?? [];
const namedHosts = [...imageHosts.split(" "), ...analyticsHosts];
const isNamed = (address: string) =>
  URL.canParse(address) && namedHosts.includes(new URL(address).origin);

/** The chunk of a page. */
export const pageChunk: RegExp = /\/assets\/page-[\w-]+\.js$/;

type Watch = {
  /** Allows a message that the test provokes, such as of a file that fails to load. */
  readonly expectMessage: (pattern: RegExp) => void;
  /** Requests so far as "type path", in order. */
  readonly requests: string[];
  /** Paths of the documents requested so far. */
  readonly documents: () => string[];
};

type Visit = {
  /**
   * Fails the test if a page logs, throws, or requests anything but the site's own files and those of the
   * hosts in its records. The browser's message about a document with status 404 is allowed.
   */
  watch: Watch;
};

export const test = base.extend<Visit>({
  watch: [
    async ({ context, baseURL }, use) => {
      const complaints: string[] = [];
      const expected: RegExp[] = [];
      const requests: string[] = [];
      const missing = new Set<string>();

      context.on("request", (request) => {
        const { origin, pathname } = new URL(request.url());
        if (request.url().startsWith("about:") || isNamed(request.url())) return;
        requests.push(`${request.resourceType()} ${pathname}`);
        const own = origin === baseURL && request.method() === "GET";
        if (!own || ["fetch", "xhr"].includes(request.resourceType())) {
          complaints.push(`request: ${request.method()} ${request.url()}`);
        }
      });
      context.on("response", (response) => {
        const document = response.request().resourceType() === "document";
        if (document && response.status() === 404) missing.add(response.url());
      });
      context.on("console", (message) => {
        const { url } = message.location();
        const notFound = message.text().includes("404") && missing.has(url);
        if (!notFound && !isNamed(url)) complaints.push(`${message.type()}: ${message.text()}`);
      });
      context.on("weberror", (error) => complaints.push(`exception: ${error.error()}`));

      await use({
        expectMessage: (pattern) => expected.push(pattern),
        requests,
        documents: () =>
          requests.flatMap((request) => (request.startsWith("document ") ? request.slice(9) : [])),
      });

      const unexpected = complaints.filter((text) => !expected.some((known) => known.test(text)));
      expect(unexpected, "messages, exceptions and foreign requests").toEqual([]);
    },
    { auto: true },
  ],
});

/** Opens a path and waits until the app has started. */
export async function arrive(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await takenOver(page);
}

/** Starts the app with an intent event, a pointer over a button, and waits until it has started. */
export async function takenOver(page: Page): Promise<void> {
  await page.mouse.move(3, 400);
  await expect(async () => {
    const hasStarted = await page.evaluate(() => {
      const over = new PointerEvent("pointerover", { bubbles: true });
      document.querySelector("header button")?.dispatchEvent(over);
      return document.querySelector("main[data-behaviors=started]") !== null;
    });
    expect(hasStarted, "the app has started").toBe(true);
  }).toPass({ intervals: [30] });
}

/** Waits until links are followed in the app; behaviors may still be loading. */
export const linksTakenOver = (page: Page) =>
  expect
    .poll(() => page.evaluate(() => `${history.pushState}`), { message: "wrapped by the router" })
    .not.toContain("native code");

/** Delays scripts until `release` is called; by default all but the entry. */
export async function holdScript(
  page: Page,
  files = /\/assets\/(?:start-app|shared|page)-[\w-]+\.js$/,
): Promise<{ release: () => void }> {
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(files, async (route) => {
    await released;
    await route.fallback();
  });
  return { release };
}

/** Puts every text of the page in brackets and in elements of its own, as Chrome's translator does. */
export const translate = (page: Page): Promise<void> =>
  page.evaluate(() => {
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const texts: Node[] = [];
    while (walker.nextNode()) texts.push(walker.currentNode);
    for (const text of texts.filter(({ nodeValue }) => nodeValue?.trim())) {
      const outer = document.createElement("font");
      const inner = outer.appendChild(document.createElement("font"));
      inner.textContent = `[${text.nodeValue}]`;
      text.parentNode?.replaceChild(outer, text);
    }
  });

/** Changes the documents that a page opens, which then have no policy. */
export const changeDocuments = (page: Page, change: (html: string) => string): Promise<unknown> =>
  page.route("/**", async (route) => {
    if (route.request().resourceType() !== "document") return route.fallback();
    const response = await route.fetch();
    const { "content-security-policy": _, ...headers } = response.headers();
    await route.fulfill({ response, headers, body: change(await response.text()) });
  });

/** Bottom edge of the header, px. */
export async function headerEnd(page: Page): Promise<number> {
  const { y = 0, height = 0 } = (await page.getByRole("banner").boundingBox()) ?? {};
  return y + height;
}

/** Scrolls to a position in px without animation. */
export const jumpTo = (page: Page, top: number) =>
  page.evaluate((y) => window.scrollTo({ top: y, behavior: "instant" }), top);

/** The scroll position in px once it has not changed for 12 frames. */
export const restingPlace = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        let before = scrollY;
        let still = 0;
        const look = () => {
          still = scrollY === before ? still + 1 : 0;
          before = scrollY;
          if (still < 12) requestAnimationFrame(look);
          else resolve(Math.round(scrollY));
        };
        requestAnimationFrame(look);
      }),
  );

/** What the browser reports when something moves. */
type LayoutShift = PerformanceEntry & {
  readonly value: number;
  readonly sources: ReadonlyArray<{
    readonly node: Node | null;
    readonly previousRect: DOMRect;
    readonly currentRect: DOMRect;
  }>;
};

/** What a shift is at least: an icon that words of a font in time for the first paint push by 3 px is less. */
const leastShift = 0.00001;

/**
 * Records the layout shifts of the documents opened from now on. Call the result to read what moved, from where
 * to where in px.
 */
export async function watchShifts(page: Page): Promise<() => Promise<string[]>> {
  await page.addInitScript((least) => {
    const shifts: string[] = [];
    Object.assign(window, { shifts });
    const place = ({ x, y, width, height }: DOMRect) =>
      `${[x, y].map(Math.round)} (${[width, height].map(Math.round).join(" x ")})`;
    new PerformanceObserver((list) => {
      for (const { value, sources } of list.getEntries() as LayoutShift[]) {
        if (value < least) continue;
        const moved = sources.map(({ node, previousRect, currentRect }) => {
          const tag = node instanceof Element ? node.cloneNode() : node;
          const start = tag instanceof Element ? tag.outerHTML.replace(/<\/.*/, "") : "";
          const words = node?.textContent?.slice(0, 40) ?? "";
          return `${start}${words}: ${place(previousRect)} to ${place(currentRect)}`;
        });
        shifts.push([value.toFixed(4), ...moved].join(" "));
      }
    }).observe({ type: "layout-shift", buffered: true });
  }, leastShift);
  return () => page.evaluate(() => (window as unknown as { shifts: string[] }).shifts);
}

/** The page with the contact form. */
export const contact: Route = routeTo("contact") ?? home;

/** A page that is neither Home nor the contact page. */
export const otherPage: Route = routes.find((route) => route !== home && route !== contact) ?? home;

/** The first link to a page in a part of the document. */
export const linkTo = (where: Locator, { path }: Route): Locator =>
  where
    .getByRole("link")
    .and(where.page().locator(`[href="${path}"]`))
    .first();

/** The header's logo. */
export const homeLink = (page: Page): Locator => linkTo(page.getByRole("banner"), home);

/** The header's button, which leads to `booking`: the contact page, or another site. */
export const headerButton = (page: Page): Locator => page.getByRole("banner").locator("nav > a");

/**
 * The first link to the contact page that shows, the header's if it leads there. Not an announcement's, above the
 * header: a click would scroll up to it.
 */
export const contactLink = (page: Page): Locator =>
  page
    .locator(`:is(header, main, footer) a[href="${contact.path}"]`)
    .filter({ visible: true })
    .first();

/** Opens the contact page in the app, with a link on the page. */
export async function goToContact(page: Page): Promise<void> {
  await contactLink(page).click();
  await expectPage(page, contact);
}

/** Opens a page, and the contact page in the app; then both pages' chunks have arrived, that of the first for Back. */
export async function goToContactFromOther(page: Page, requests: readonly string[]): Promise<void> {
  await arrive(page, otherPage.path);
  await goToContact(page);
  await expect.poll(() => requests.filter((one) => pageChunk.test(one)).length).toBe(2);
  await page.waitForLoadState("networkidle");
}

/** Opens Home in the app, with the header's logo. */
export async function goHome(page: Page): Promise<void> {
  await homeLink(page).click();
  await expectPage(page, home);
}

/** Expects a page's title and h1. */
export async function expectPage(page: Page, route: Route): Promise<void> {
  await expect(page).toHaveTitle(titleOf(route));
  const words = textOf(one(pageAt(route.path).main, "h1"));
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(words, { useInnerText: true });
}
