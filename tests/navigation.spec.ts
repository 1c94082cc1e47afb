import type { Locator, Page } from "@playwright/test";
import { company } from "../site/company";
import { header as words } from "../site/words/header-and-footer";
import { titleOf } from "../src/lib/head";
import { notFound } from "../src/lib/routes";
import { all, everyPath, links, metas, pageAt } from "./dist-page";
import {
  arrive,
  contact,
  contactLink,
  expect,
  expectPage,
  goHome,
  goToContact,
  headerEnd,
  home,
  homeLink,
  jumpTo,
  otherPage,
  pageChunk,
  restingPlace,
  routes,
  takenOver,
  test,
} from "./fixtures";
import { field, textField } from "./form";

/** Without pictures and icons, which browsers may request again at any time. */
const pageFiles = (requests: string[]) =>
  requests.filter((request) => !/^(?:image|other) /.test(request));

const mainHeading = (page: Page) => page.getByRole("heading", { level: 1 });

/**
 * Texts, boxes and colors of the open page, without the contact form, which a document without JavaScript
 * replaces by phone and mail.
 */
const looksOf = async (main: Locator): Promise<Looks> => {
  const json = await main.evaluate((element) => {
    // What is different without a script.
    const different = [
      ...element.querySelectorAll("[data-behavior=contact-form], noscript"),
    ].flatMap(({ parentElement }) => parentElement ?? []);
    for (const part of different) part.hidden = true;
    const all = [element, ...element.querySelectorAll("*:not(svg *)")].filter(
      (inner) => !different.some((part) => part.contains(inner)),
    );
    const boxes = all.map((inner) => {
      const { color, backgroundColor, fontSize, borderWidth } = getComputedStyle(inner);
      const { x, y, width, height } = inner.getBoundingClientRect();
      return {
        look: `${inner.localName} ${color} ${backgroundColor} ${fontSize} ${borderWidth}`,
        box: [x, y + scrollY, width, height],
      };
    });
    // As one string, which takes a fraction of the time.
    return JSON.stringify([{ look: document.body.innerText, box: [] }, ...boxes]);
  });
  return JSON.parse(json);
};

type Look = { readonly look: string; readonly box: readonly number[] };
type Looks = readonly Look[];

/** Differences between two pages: any of texts and colors, boxes by more than 1 px. */
const differences = (one: Looks, other: Looks) => {
  const pairs = Array.from({ length: Math.max(one.length, other.length) }, (_, index) => [
    one[index],
    other[index],
  ]);
  return pairs.filter(
    ([a, b]) =>
      a?.look !== b?.look ||
      a?.box.some((side, index) => Math.abs(side - (b?.box[index] ?? 0)) > 1),
  );
};

/** The links of header and footer to the open page. */
const current = ":is(header, footer) [aria-current=page]";

/** What says which page is open. Other meta tags of the first document describe its own page. */
const attributes = (page: Page) =>
  page.evaluate((links) => {
    const inAll = (selector: string, attribute: string) =>
      [...document.querySelectorAll(selector)].map((element) => element.getAttribute(attribute));
    return {
      titles: document.querySelectorAll("title").length,
      descriptions: inAll("meta[name=description]", "content"),
      canonical: inAll("link[rel=canonical]", "href"),
      ofTheFirstDocument: inAll("meta[property], [type='application/ld+json']", "type"),
      current: inAll(links, "href"),
    };
  }, current);

const expectTop = (page: Page) => expect.poll(() => page.evaluate(() => scrollY)).toBe(0);

/** What another host answers. */
const picture = {
  contentType: "image/svg+xml",
  body: '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 5"/>',
};

test("pages look the same in the app", async ({ page, context, browser, baseURL, watch }) => {
  const viewport = page.viewportSize();
  const plain = await browser.newContext({
    javaScriptEnabled: false,
    viewport,
    ...(baseURL && { baseURL }),
  });
  const document = await plain.newPage();
  // A font that loads late is used from the next page on; both sides go without it.
  watch.expectMessage(/woff2|preload|Failed to load resource/);
  for (const one of [context, plain]) {
    await one.route(/\.woff2$/, (route) => route.abort());
    // Without a script, nothing replaces a picture on another host that does not load.
    await one.route(/^https:/, (route) =>
      route.request().resourceType() === "image" ? route.fulfill(picture) : route.fallback(),
    );
  }
  for (const one of [page, document]) await one.emulateMedia({ reducedMotion: "reduce" });

  await arrive(page, home.path);
  for (const route of [...routes.filter((route) => route !== home), home]) {
    const { path } = route;
    await test.step(path, async () => {
      const [expected] = await Promise.all([
        document.goto(path).then(() => looksOf(document.getByRole("main"))),
        // A page need not have a link to every other one.
        page.locator("body > a").evaluate((link: HTMLAnchorElement, address) => {
          link.href = address;
          link.click();
        }, path),
      ]);
      await expect(page).toHaveURL(path);
      await expectPage(page, route);
      await expect(mainHeading(page)).toBeFocused();
      const built = pageAt(path);
      expect(await attributes(page)).toEqual({
        titles: 1,
        descriptions: metas(built, "description"),
        canonical: links(built, "canonical"),
        ofTheFirstDocument: [],
        current: all(built.document, current).map((link) => link.getAttribute("href")),
      });
      await expect
        .poll(async () => differences(await looksOf(page.getByRole("main")), expected))
        .toEqual([]);
    });
  }
  expect(watch.documents()).toEqual([home.path]);
  await plain.close();
});

test("a page opened in the app loads its files once, and no document", async ({ page, watch }) => {
  await arrive(page, otherPage.path);
  const before = watch.requests.length;
  await goToContact(page);
  await expect(page).toHaveURL(contact.path);
  const newFiles = () => pageFiles(watch.requests.slice(before));
  // The page's chunk, and the first page's for Back.
  await expect.poll(() => newFiles().filter((file) => pageChunk.test(file))).toHaveLength(2);
  await page.waitForLoadState("networkidle");
  expect(newFiles().filter((file) => !/^(?:script|stylesheet) \/assets\//.test(file))).toEqual([]);
  await goHome(page);
  await page.waitForLoadState("networkidle");
  const fetched = watch.requests.length;
  await goToContact(page);
  await goHome(page);
  expect(pageFiles(watch.requests.slice(fetched)), "for pages that were open before").toEqual([]);
  expect(watch.documents()).toEqual([otherPage.path]);
});

test("Back and Forward open each page at its top, with focus on its heading, and links to the open page add nothing", async ({
  page,
}) => {
  // Chromium may end a smooth scroll that begins right after a jump has ended another one.
  await page.emulateMedia({ reducedMotion: "reduce" });
  await arrive(page, otherPage.path);
  await goHome(page);
  for (const _ of [1, 2]) await homeLink(page).click();
  await jumpTo(page, 600);
  await goToContact(page);
  await jumpTo(page, 300);
  const expectAtTop = async (route: typeof home) => {
    await expectPage(page, route);
    await expect(mainHeading(page)).toBeFocused();
    await expect.poll(() => restingPlace(page)).toBe(0);
    await jumpTo(page, 300);
  };
  await page.goBack();
  await expectAtTop(home);
  await page.goBack();
  await expectAtTop(otherPage);
  await page.goForward();
  await expectAtTop(home);
});

/** Records how the page is scrolled by script, and that it fades. A slow browser skips the frames that show it. */
const watchMoves = (page: Page) =>
  page.evaluateHandle(() => {
    const moves: string[] = [];
    const { scrollTo } = window;
    window.scrollTo = (...place: unknown[]) => {
      moves.push(getComputedStyle(document.documentElement).scrollBehavior);
      Reflect.apply(scrollTo, window, place);
    };
    const { animate } = Element.prototype;
    Element.prototype.animate = function (...motion) {
      // And not the progress line's, which a slow page has.
      if (this.id === "root") moves.push("fade");
      return animate.apply(this, motion);
    };
    return moves;
  });

test("the next page fades in and scrolls to its top smoothly, or is there at once with reduced motion, also when Tab was the last key pressed", async ({
  page,
}) => {
  await arrive(page, home.path);
  const moves = await watchMoves(page);
  for (const [reducedMotion, ...expected] of [
    ["no-preference", "smooth", "fade"],
    ["reduce", "auto"],
  ] as const) {
    await page.emulateMedia({ reducedMotion });
    for (const key of [undefined, "Tab"]) {
      await jumpTo(page, 700);
      if (key) {
        await page.getByRole("contentinfo").getByRole("link").first().focus();
        await page.keyboard.press(key);
      }
      await restingPlace(page);
      await moves.evaluate((all) => all.splice(0));
      await (key ? goHome(page) : goToContact(page));
      await expectTop(page);
      expect(await moves.jsonValue()).toEqual(expected);
    }
  }
});

test("a link with an anchor moves the focus to its target, the skip link too", async ({ page }) => {
  await arrive(page, home.path);
  await page.keyboard.press("Tab");
  await expect(page.getByRole("link", { name: words.skipLink })).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(page.getByRole("main")).toBeFocused();
  await restingPlace(page);
  const { y = 0 } = (await page.getByRole("main").boundingBox()) ?? {};
  expect(y, "below the header").toBeGreaterThanOrEqual(await headerEnd(page));
  await contactLink(page).evaluate((link: HTMLAnchorElement) => {
    link.hash = "#root";
    link.click();
  });
  await expectPage(page, contact);
  await expect(page.getByRole("main")).toBeFocused();
});

test("the browser follows links to files and to unknown paths, and links from there, so that Back shows them again", async ({
  page,
  watch,
}) => {
  await arrive(page, otherPage.path);
  const follow = async (path: string) => {
    await page.evaluate((href) => {
      const link = document.createElement("a");
      Object.assign(link, { href, textContent: "Somewhere" });
      document.querySelector("h1")?.replaceChildren(link);
    }, path);
    const loaded = page.waitForResponse(`**${path}`);
    await page.getByRole("link", { name: "Somewhere" }).click();
    expect((await loaded).request().resourceType(), path).toBe("document");
  };
  await follow("/llms.txt");
  await expect(page.locator("body")).toContainText(`# ${company.name}`);
  await page.goBack();
  await takenOver(page);
  await follow("/nowhere");
  test.skip(!everyPath.includes("/nowhere"), "404.html is the owner's, perhaps without a script");
  await takenOver(page);
  const before = watch.documents().length;
  await contactLink(page).click();
  await expectPage(page, contact);
  expect(watch.documents().slice(before)).toEqual([contact.path]);
  await page.goBack();
  await expect(page).toHaveTitle(titleOf(notFound));
});

test("a link that is pressed with a modifier key of any platform is the browser's", async ({
  page,
}) => {
  await arrive(page, home.path);
  const taken = await contactLink(page).evaluate((link) =>
    ["ctrlKey", "metaKey", "shiftKey", "altKey"].filter((key) => {
      const click = new MouseEvent("click", { bubbles: true, cancelable: true, [key]: true });
      let isTaken = true;
      const look = (event: Event) => {
        isTaken = event.defaultPrevented;
        event.preventDefault();
      };
      addEventListener("click", look, { once: true });
      link.dispatchEvent(click);
      return isTaken;
    }),
  );
  expect(taken).toEqual([]);
});

test("a link to the open page without its query keeps the document", async ({ page, watch }) => {
  const address = `${contact.path}?from=mail#root`;
  await arrive(page, address);
  const name = field(page, textField);
  await name.fill("Ada");
  await jumpTo(page, 500);
  await contactLink(page).click();
  await expect(page).toHaveURL(contact.path);
  await expectTop(page);
  await expect(name).toHaveValue("Ada");
  await page.goBack();
  await expect(page).toHaveURL(address);
  await expect(name).toHaveValue("Ada");
  expect(watch.documents()).toHaveLength(1);
});

/** The sections that links in Home's hero lead to. */
const ids = all(pageAt(home.path).hero, 'a[href^="#"]').map((link) =>
  (link.getAttribute("href") ?? "").slice(1),
);

/** Expects the section to start right below the header and its heading to be visible. */
async function expectToStandAt(page: Page, id: string) {
  await expect(page).toHaveURL(`${home.path}#${id}`);
  await restingPlace(page);
  const section = await page.locator(`[id="${id}"]`).boundingBox();
  const distance = (section?.y ?? 0) - (await headerEnd(page));
  expect(distance).toBeGreaterThanOrEqual(-1);
  expect(distance).toBeLessThan(120);
  const heading = page.locator(`[id="${id}"]`).getByRole("heading", { level: 2 });
  await expect(heading).toBeInViewport({ ratio: 1 });
}

test("links of Home's hero lead to their sections, also in a new tab", async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await arrive(page, home.path);
  const title = await page.title();
  for (const id of ids) {
    await jumpTo(page, 0);
    await page.locator(`section:has(h1) a[href="#${id}"]`).first().click();
    await expectToStandAt(page, id);
    await expect(page).toHaveTitle(title);
  }
  for (const id of ids.slice(-1)) {
    await page.goto("about:blank");
    await arrive(page, `${home.path}#${id}`);
    await expectToStandAt(page, id);
  }
});
