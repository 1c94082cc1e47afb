import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { company } from "~/site/company";
import { menus } from "~/site/navigation";
import { routes, type Target } from "~/site/routes";
import { header as words } from "../../src/layout/content";
import { type Browser, startChromium, startFirefox, startWebKit } from "./browsers";
import { type Layout, layout, layoutDifferences } from "./layout";
import { place, press, seen, walkBack } from "./visitor";
import { serveWatchedSite } from "./watched-site";

const engines = [
  ["Firefox", startFirefox],
  ["WebKit", startWebKit],
] as const;
const sizes = [
  [390, 844],
  [1280, 1000],
] as const;

let site: Awaited<ReturnType<typeof serveWatchedSite>>;
/** Layouts in Chromium, by path and width. */
const chromium = new Map<string, Layout>();

beforeAll(async () => {
  site = await serveWatchedSite();
  const browser = await startChromium();
  await eachPage(browser, async (page) => void chromium.set(page, await layout(browser)));
  await browser.stop();
});
afterAll(() => site?.stop());

/** The last page in each menu. */
const menuPages = menus.flatMap(({ label, items }) =>
  items.flatMap(({ id, name }) => (id ? { label, id, name } : [])).slice(-1),
);

describe.each(engines)("in %s", (_, start) => {
  let tab: Browser;
  const open = (path: string) => tab.open(site.address + path);
  const arrive = (path: string) => openForAction(tab, path);
  const jumpTo = (top: number) => tab.run((y) => scrollTo({ top: y, behavior: "instant" }), top);
  const scrollPosition = () => tab.run(() => Math.round(scrollY));
  const openMenus = () => seen(tab, "header li > button:has(+ :popover-open)");
  const expectPlace = (target: Target) =>
    expect.poll(() => place(tab)).toEqual({ ...pageOf(target), focus: "h1" });

  beforeAll(async () => {
    tab = await start();
  });
  afterAll(() => tab?.stop());

  test("every page loads without an error and is laid out and painted as in Chromium", async () => {
    const problems: Record<string, readonly string[]> = {};
    await eachPage(tab, async (page) => {
      const found = await tab.run(async () => {
        const pictures = [...document.images];
        for (const picture of pictures) picture.loading = "eager";
        await Promise.allSettled(pictures.map((picture) => picture.decode()));
        const missing = pictures.filter(({ naturalWidth }) => naturalWidth === 0);
        const sideways = document.documentElement.scrollWidth - innerWidth;
        return [
          ...complaints,
          ...missing.map(({ src }) => `does not show ${src}`),
          ...(sideways > 0 ? [`scrolls sideways by ${sideways} px`] : []),
        ];
      });
      const expected = chromium.get(page);
      if (!expected) throw new Error(`${page} was not opened in Chromium.`);
      found.push(...layoutDifferences(await layout(tab), expected));
      if (found.length > 0) problems[page] = found;
    });
    expect(problems).toEqual({});
  });

  test("the header's menus open one at a time, and their entries open pages in place", async () => {
    await tab.resize(1280, 800);
    await arrive("/");
    for (const { label, items } of menus) {
      await press(tab, "header button", label);
      await expect.poll(openMenus).toEqual([label]);
      const entries = await seen(tab, "header :popover-open a");
      expect(entries).toEqual(expect.arrayContaining(items.map(({ name }) => name)));
    }
    await tab.pressEscape();
    await expect.poll(openMenus).toEqual([]);

    await tab.run(() => document.body.setAttribute("data-first", ""));
    for (const { label, name, id } of menuPages) {
      await jumpTo(500);
      await press(tab, "header button", label);
      await press(tab, "header :popover-open a", name);
      await expectPlace(id);
      await expect.poll(scrollPosition).toBe(0);
      expect(await openMenus()).toEqual([]);
      await tab.run(() => history.back());
      await expectPlace("home");
    }
    expect(await seen(tab, "body[data-first]")).toHaveLength(1);
    expect(await tab.run(() => complaints)).toEqual([]);
  });

  test("the small-screen menu opens its lists, goes back, and opens a page", async () => {
    await tab.resize(390, 844);
    await arrive("/");
    const [menu] = menuPages;
    if (!menu) return;
    const { label, name, id } = menu;
    await press(tab, "header button", words.menu);
    await press(tab, "header button", label);
    await expect.poll(openMenus).toEqual([label]);
    await press(tab, "header :popover-open button", words.back);
    await expect.poll(openMenus).toEqual([]);
    await press(tab, "header button", label);
    await press(tab, "header :popover-open a", name);
    await expectPlace(id);
    await expect.poll(() => seen(tab, "header nav")).toEqual([]);
    expect(await tab.run(() => complaints)).toEqual([]);
  });

  test("the contact form shows errors, keeps its text over Back, and thanks after a submit", async () => {
    await tab.resize(1280, 800);
    const address = site.address + pageOf("contact").path;
    await arrive(pageOf("contact").path);
    const required = await tab.run(() =>
      [...document.querySelectorAll<HTMLInputElement>("main :required")].map(({ name }) => name),
    );
    const refused = () =>
      tab.run(() =>
        [...document.querySelectorAll<HTMLInputElement>("main [aria-invalid=true]")]
          .filter(
            (field) =>
              document.getElementById(field.getAttribute("aria-describedby") ?? "")?.textContent,
          )
          .map(({ name }) => name),
      );
    const typed = () =>
      tab.run(() =>
        [...document.querySelectorAll<HTMLInputElement>("main :required")].map(
          ({ value }) => value,
        ),
      );
    const leaveAndComeBack = async () => {
      await tab.open(site.address);
      await tab.run(() => history.back());
      const opened = () => tab.run(() => `${document.readyState} ${location.href}`);
      await expect.poll(opened).toBe(`complete ${address}`);
    };

    await press(tab, "main form [type=submit]");
    await expect.poll(refused).toEqual(required);
    const focused = await tab.run(() => document.activeElement?.getAttribute("name"));
    expect(focused).toBe(required[0]);

    const words = required.map((name) => (name === "email" ? "ada@example.org" : "Ada"));
    for (const [index, name] of required.entries()) {
      await press(tab, `main [name="${name}"]`);
      await tab.type(words[index] ?? "");
    }
    expect(await refused()).toEqual([]);
    await leaveAndComeBack();
    await expect.poll(typed).toEqual(words);
    await press(tab, "main form [type=submit]");
    await expect.poll(() => seen(tab, "main [role=status] *")).not.toEqual([]);
    expect(await tab.run(() => complaints)).toEqual([]);
    await leaveAndComeBack();
    expect(await typed()).toEqual(required.map(() => ""));
  });

  test("the portfolio's tabs show their projects and set the address", async () => {
    await arrive(pageOf("portfolio").path);
    const tabs = await tab.run(() =>
      [...document.querySelectorAll("main label:has([type=radio])")].map((label) => ({
        id: label.querySelector("input")?.id ?? "",
        count: Number(label.querySelector("span")?.textContent),
      })),
    );
    const [first, ...others] = tabs;
    expect(others.length).toBeGreaterThan(0);
    for (const { id, count } of [...others, ...tabs.slice(0, 1)]) {
      await press(tab, `main label:has(#${id})`);
      await expect.poll(() => seen(tab, "main article"), { message: id }).toHaveLength(count);
      const hash = id === first?.id ? "" : `#${id}`;
      await expect.poll(() => tab.run(() => location.hash)).toBe(hash);
    }
    expect(await tab.run(() => complaints)).toEqual([]);
  });

  test("the header is in the right state from the first frame on", async () => {
    const wrongFrames = async () => {
      await expect.poll(() => tab.run(() => headerFrames.length)).toBeGreaterThan(20);
      return tab.run(() => headerFrames.filter(({ right }) => !right).length);
    };
    await open("/?frames#contact");
    expect(await wrongFrames()).toBe(0);
    await jumpTo(1500);
    await open("/?frames");
    await jumpTo(1500);
    await tab.run(() => {
      document.body.toggleAttribute("data-first", true);
      location.reload();
    });
    await expect.poll(() => seen(tab, "body:not([data-first])")).toHaveLength(1);
    await expect.poll(scrollPosition).toBe(1500);
    // Firefox may draw one frame between restoring the scroll position and its event.
    expect(await wrongFrames()).toBeLessThanOrEqual(1);
  });

  test("with Shift+Tab, no focused element is behind the header", async () => {
    await tab.resize(390, 500);
    await arrive("/");
    await tab.run(() =>
      [...document.querySelectorAll<HTMLElement>("footer :is(a, button)")].at(-1)?.focus(),
    );
    const { met, covered } = await walkBack(tab);
    expect(covered).toEqual([]);
    expect(met).toBeGreaterThan(15);
  });
});

const pageOf = (target: Target) => {
  const route = routes.find((one) => one.target === target);
  return { path: route?.path ?? "", title: `${route?.title} - ${company.name}` };
};

/** Opens every page at every width. */
async function eachPage(tab: Browser, look: (page: string) => Promise<void>) {
  for (const [width, height] of sizes) {
    await tab.resize(width, height);
    for (const { path } of routes) {
      await tab.open(site.address + path);
      await look(`${path} at ${width} px`);
    }
  }
}

/** Opens a page, triggers an intent event and waits until the app has started. */
async function openForAction(tab: Browser, path: string) {
  await tab.open(site.address + path);
  await tab.pressAt(3, 300);
  await tab.pressTab();
  await expect.poll(() => seen(tab, "main[data-script=ready]")).toHaveLength(1);
}
