import { test as base, expect, type Locator, type Page } from "@playwright/test";
import { analyticsHosts } from "../src/site/analytics";
import { messageEndpoint } from "../src/site/company";
import { titleOf } from "../src/site/head";
import { menus, quickLinks, serviceLinks } from "../src/site/navigation";
import { home, pathTo, type Route, routeAt, routes } from "../src/site/routes";
import { read } from "./dist/site";
import { one, pageAt, textOf } from "./dist-page";

export { expect, home, menus, pathTo, routes };

/** Other hosts that the site's records name. Tests answer for them, because they use no network. */
const [imageHosts = ""] = /(?<=img-src 'self' )[^;]+/.exec(String(read("_headers"))) ?? [];
const namedHosts = [...imageHosts.split(" "), ...analyticsHosts];

/** Response for an image on another host: 40 × 30 px. */
export const hostedImage = {
  contentType: "image/svg+xml",
  body: '<svg xmlns="http://www.w3.org/2000/svg" width="40" height="30"/>',
};

const formLog = "Contact form submitted:";

type Watch = {
  /** Allows a message that the test provokes, such as of a file that fails to load. */
  readonly expectMessage: (pattern: RegExp) => void;
  /** Requests so far as "type path", in order. */
  readonly requests: string[];
};

type Visit = {
  /**
   * Fails the test if a page logs, throws, or requests anything but the site's own files. The browser's
   * message about a document with status 404 is allowed.
   */
  watch: Watch;
  /**
   * Values that the contact form has logged so far. Tests that don't use it fail if the form logs. Tests
   * that use it are skipped if the site has an endpoint; contact-form-delivery.spec.ts covers that.
   */
  delivered: () => Promise<unknown[]>;
};

export const test = base.extend<Visit>({
  watch: [
    async ({ context, baseURL }, use) => {
      const complaints: string[] = [];
      const expected: RegExp[] = [];
      const requests: string[] = [];
      const missing = new Set<string>();

      await context.route(
        (url) => namedHosts.includes(url.origin),
        (route) =>
          route.fulfill(
            route.request().resourceType() === "image"
              ? hostedImage
              : { contentType: "text/javascript", body: "" },
          ),
      );
      context.on("request", (request) => {
        const { origin, pathname } = new URL(request.url());
        if (request.url().startsWith("about:") || namedHosts.includes(origin)) return;
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
        const notFound = message.text().includes("404") && missing.has(message.location().url);
        if (!notFound) complaints.push(`${message.type()}: ${message.text()}`);
      });
      context.on("weberror", (error) => complaints.push(`exception: ${error.error()}`));

      await use({ expectMessage: (pattern) => expected.push(pattern), requests });

      const unexpected = complaints.filter((text) => !expected.some((known) => known.test(text)));
      expect(unexpected, "messages, exceptions and foreign requests").toEqual([]);
    },
    { auto: true },
  ],

  delivered: async ({ context, watch }, use, testInfo) => {
    testInfo.skip(messageEndpoint !== undefined, "Messages are sent, not logged");
    const values: Array<Promise<unknown> | undefined> = [];
    watch.expectMessage(new RegExp(`^log: ${formLog}`));
    context.on("console", (message) => {
      if (message.text().startsWith(formLog)) values.push(message.args()[1]?.jsonValue());
    });
    await use(() => Promise.all(values));
  },
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
    await page.locator("header button").first().dispatchEvent("pointerover");
    await expect(page.locator("main[data-script=ready]")).toBeAttached({ timeout: 500 });
  }).toPass();
}

/** Waits until links are followed in the app; islands may still be loading. */
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

/** Records scroll positions in px; call the result to read them. */
export async function watchScrolling(page: Page): Promise<() => Promise<number[]>> {
  const positions = await page.evaluateHandle(() => {
    const seen: number[] = [];
    addEventListener("scroll", () => seen.push(scrollY), { passive: true });
    return seen;
  });
  return () => positions.jsonValue();
}

/** Returns what was found. Throws if the site has nothing of this kind. */
function some<T>(found: T | undefined, kind: string): T {
  if (found === undefined) throw new Error(`The site has no ${kind}`);
  return found;
}

/** The page that the header's button links to. */
export const contact: Route = some(routeAt(pathTo("contact")), "contact page");

const isOther = (route: Route) => route !== home && route !== contact;

/** A page that a menu of the header lists, neither Home nor the contact page. */
export const menuPage = some(
  menus
    .toReversed()
    .flatMap(({ label, items }) => items.map(({ to }) => ({ label, to })))
    .flatMap(({ label, to }) => (to ? [{ label, route: routeAt(pathTo(to)) ?? home }] : []))
    .find(({ route }) => isOther(route)),
  "page in a menu",
);

const footerPages = [...quickLinks, ...serviceLinks]
  .flatMap(({ to }) => (to ? [routeAt(pathTo(to)) ?? home] : []))
  .filter((route) => isOther(route) && route !== menuPage.route);

/** Two pages that the footer links to, other than the pages above. */
export const footerPage = some(footerPages[0], "page in the footer");
export const otherFooterPage = some(
  footerPages.find((route) => route !== footerPage),
  "second page in the footer",
);

/** The first visible link to a page in a part of the document. */
export const linkTo = (where: Locator, { path }: Route): Locator =>
  where
    .getByRole("link")
    .and(where.page().locator(`[href="${path}"]`))
    .first();

/** The header's button for the contact page. A menu may link there too. */
export const contactButton = (page: Page): Locator =>
  page.getByRole("banner").locator(`nav > a[href="${contact.path}"]`);

/** Opens the menu of `menuPage` and presses its link. */
export async function chooseMenuPage(page: Page): Promise<void> {
  const header = page.getByRole("banner");
  await header.getByRole("button", { name: menuPage.label, exact: true }).click();
  await linkTo(header, menuPage.route).click();
}

/** Expects a page's title and h1. */
export async function expectPage(page: Page, route: Route): Promise<void> {
  await expect(page).toHaveTitle(titleOf(route));
  const words = textOf(one(pageAt(route.path).main, "h1"));
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(words, { useInnerText: true });
}
