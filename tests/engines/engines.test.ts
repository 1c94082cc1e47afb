import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { titleOf } from "~/lib/head";
import { home, pathTo, routeAt, routes } from "~/lib/routes";
import { menus } from "~/site/navigation";
import { header as words } from "../../site/words/header-and-footer";
import { coveredControls } from "../covered-controls";
import { misplacedWords } from "../misplaced-words";
import { type Browser, startFirefox, startOlderChromium, startWebKit } from "./browsers";
import { click, invisibleWords, run, seen } from "./visitor";
import { serveWatchedSite } from "./watched-site";

const engines = [
  { name: "Firefox", start: startFirefox },
  { name: "WebKit", start: startWebKit },
  { name: "Chromium 103", start: startOlderChromium, isOlder: true },
];
const contactPath = pathTo("contact");
/** The last page in each menu. */
const menuPages = menus.flatMap(({ label, items }) =>
  items.flatMap(({ to, name }) => (to ? [{ label, name, path: pathTo(to) }] : [])).slice(-1),
);

let site: Awaited<ReturnType<typeof serveWatchedSite>>;
beforeAll(async () => {
  site = await serveWatchedSite();
});
afterAll(() => site?.stop());

describe.each(engines)("in $name", ({ start, isOlder = false }) => {
  let tab: Browser;
  const open = (path: string) => tab.open(site.address + path);
  const jumpTo = (top: number) => run(tab, (y) => scrollTo({ top: y, behavior: "instant" }), top);
  const scrollPosition = () => run(tab, () => Math.round(scrollY));
  const openMenus = () => seen(tab, "header li > button:has(+ :popover-open)");
  const expectNoComplaints = async () => expect(await run(tab, () => complaints)).toEqual([]);
  /** The form's required fields with what is in them: "email: ada@example.org". */
  const fields = () =>
    run(tab, () =>
      [...document.querySelectorAll<HTMLInputElement>("main :required")].map(
        (field) =>
          `${field.name}: ${field.value}${field.matches("[aria-invalid=true]") ? " (invalid)" : ""}`,
      ),
    );

  /** Opens a page, triggers an intent event and waits until the app has started. */
  async function arrive(path: string) {
    await open(path);
    await tab.clickAt(3, 300);
    await tab.press("Tab");
    await expect.poll(() => seen(tab, "main[data-behaviors=started]")).toHaveLength(1);
  }

  /** Waits until a page is shown in place, with its title and the focus on its heading. */
  const expectPage = (path: string) =>
    expect
      .poll(() =>
        run(tab, () => [location.pathname, document.title, document.activeElement?.localName]),
      )
      .toEqual([path, titleOf(routeAt(path)), "h1"]);

  beforeAll(async () => {
    tab = await start();
  });
  afterAll(() => tab?.stop());

  test.each([
    [390, 844],
    [1280, 1000],
  ])(
    "every page loads without an error and shows all its words, links and pictures, %i px wide",
    async (width, height) => {
      await tab.resize(width, height);
      const problems: Record<string, readonly string[]> = {};
      for (const { path } of routes) {
        await open(path);
        const found = await run(tab, async () => {
          const pictures = [...document.images];
          for (const picture of pictures) picture.loading = "eager";
          await Promise.allSettled(pictures.map((picture) => picture.decode()));
          const missing = pictures.filter(({ naturalWidth }) => naturalWidth === 0);
          const hidden = [...document.querySelectorAll("article")].filter(
            (article) => !article.checkVisibility(),
          );
          return [
            ...complaints,
            ...missing.map(({ src }) => `does not show ${src}`),
            ...hidden.map(({ textContent }) => `does not show ${textContent.slice(0, 50)}`),
          ];
        });
        const { asIs, withWiderSpacing } = await misplacedWords(tab);
        const covered = await coveredControls(tab);
        const invisible = isOlder ? await invisibleWords(tab) : [];
        problems[path] = [...found, ...asIs, ...withWiderSpacing, ...covered, ...invisible];
      }
      expect(problems).toEqual(Object.fromEntries(routes.map(({ path }) => [path, []])));
    },
  );

  test.runIf(isOlder).each([
    [390, 844],
    [1280, 800],
  ])("the menus show their entries, %i px wide", async (width, height) => {
    await tab.resize(width, height);
    await arrive(home.path);
    for (const { label, items } of menus) {
      // On a phone they're at the end of the page.
      if (width > 768) await click(tab, "header button", label);
      const entries = items.map(({ name }) => name);
      await expect.poll(() => seen(tab, "header li a")).toEqual(expect.arrayContaining(entries));
    }
    await expectNoComplaints();
  });

  test.skipIf(isOlder)(
    "the header's menus open one at a time, and their entries open pages in place",
    async () => {
      await tab.resize(1280, 800);
      await arrive(home.path);
      for (const { label, items } of menus) {
        await click(tab, "header button", label);
        await expect.poll(openMenus).toEqual([label]);
        const entries = await seen(tab, "header :popover-open a");
        expect(entries).toEqual(expect.arrayContaining(items.map(({ name }) => name)));
      }
      await tab.press("Escape");
      await expect.poll(openMenus).toEqual([]);

      await run(tab, () => document.body.setAttribute("data-first", ""));
      for (const { label, name, path } of menuPages) {
        await jumpTo(500);
        await click(tab, "header button", label);
        await click(tab, "header :popover-open a", name);
        await expectPage(path);
        await expect.poll(scrollPosition).toBe(0);
        expect(await openMenus()).toEqual([]);
        await run(tab, () => history.back());
        await expectPage(home.path);
      }
      expect(await seen(tab, "body[data-first]")).toHaveLength(1);
      await expectNoComplaints();
    },
  );

  test.skipIf(isOlder)(
    "the small-screen menu opens its lists, goes back, and opens a page",
    async () => {
      await tab.resize(390, 844);
      await arrive(home.path);
      for (const { label, name, path } of menuPages.slice(0, 1)) {
        await click(tab, "header button", words.menu);
        await click(tab, "header button", label);
        await expect.poll(openMenus).toEqual([label]);
        await click(tab, "header :popover-open button", words.back);
        await expect.poll(openMenus).toEqual([]);
        await click(tab, "header button", label);
        await click(tab, "header :popover-open a", name);
        await expectPage(path);
        await expect.poll(() => seen(tab, "header nav")).toEqual([]);
      }
      await expectNoComplaints();
    },
  );

  test("the contact form shows errors, keeps its text over Back, and thanks after a submit", async () => {
    await tab.resize(1280, 800);
    await arrive(contactPath);
    const leaveAndComeBack = async () => {
      await open(home.path);
      await run(tab, () => history.back());
      const opened = () => run(tab, () => `${document.readyState} ${location.pathname}`);
      await expect.poll(opened).toBe(`complete ${contactPath}`);
    };

    const empty = await fields();
    await click(tab, "main form [type=submit]");
    await expect.poll(fields).toEqual(empty.map((field) => `${field} (invalid)`));
    const firstHasFocus = () => document.querySelector("main :required")?.matches(":focus");
    expect(await run(tab, firstHasFocus)).toBe(true);

    const answers = empty.map((field) => field + (field === "email: " ? "ada@example.org" : "Ada"));
    for (const answer of answers) {
      const [name, text = ""] = answer.split(": ");
      await click(tab, `main [name="${name}"]`);
      await tab.type(text);
    }
    expect(await fields()).toEqual(answers);
    await leaveAndComeBack();
    await expect.poll(fields).toEqual(answers);
    await click(tab, "main form [type=submit]");
    await expect.poll(() => seen(tab, "main [role=status] *")).not.toEqual([]);
    await expectNoComplaints();
    await leaveAndComeBack();
    expect(await fields()).toEqual(empty);
  });
});
