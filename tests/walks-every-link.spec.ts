import type { Locator, Page } from "@playwright/test";
import { arrive, expect, test } from "./fixtures";
import { specifiedRoutes } from "./specification";

type Found = {
  /** As it is written in the page. */
  readonly href: string;
  readonly words: string;
  readonly rel: string;
  readonly target: string | null;
};

/** The links of every page of the specification's table, header and footer included, by path. */
async function linksOfEveryPage(page: Page): Promise<Map<string, Found[]>> {
  const found = new Map<string, Found[]>();
  for (const [path] of specifiedRoutes) {
    const html = await (await page.request.get(path)).text();
    const links = await page.evaluate(
      (text) =>
        [...new DOMParser().parseFromString(text, "text/html").querySelectorAll("a")].map(
          (link) => ({
            href: link.getAttribute("href") ?? "",
            words: link.textContent ?? "",
            rel: link.getAttribute("rel") ?? "",
            target: link.getAttribute("target"),
          }),
        ),
      html,
    );
    expect(links.length, path).toBeGreaterThan(20);
    found.set(path, links);
  }
  return found;
}

const titles = new Map<string, string>(
  specifiedRoutes.map(([path, title]) => [path, `${title} - Quietworks`]),
);

const isInternal = (href: string) => !/^[a-z]+:/i.test(href);

test("a visitor who follows any link of any page arrives where it says", async ({ page }) => {
  /** Every path that a link names, with the first page that has it and all anchors asked for. */
  const destinations = new Map<string, { origin: string; anchors: Set<string> }>();
  for (const [origin, links] of await linksOfEveryPage(page)) {
    for (const { href } of links.filter(({ href }) => isInternal(href))) {
      expect(href, `a link of ${origin}`).toMatch(/^(?:\/[\w/-]*(?:#[\w-]+)?|#[\w-]+)$/);
      const [path, anchor] = href.split("#");
      const destination = destinations.get(path || origin) ?? { origin, anchors: new Set() };
      if (anchor) destination.anchors.add(anchor);
      destinations.set(path || origin, destination);
    }
  }

  for (const [path, { origin, anchors }] of destinations) {
    const link = `${path}, a link of ${origin}`;
    expect([...titles.keys()], link).toContain(path);
    const answer = await page.goto(path);
    expect(answer?.status(), link).toBe(200);
    expect(answer?.request().redirectedFrom(), link).toBeNull();
    await expect(page, link).toHaveTitle(titles.get(path) ?? "");
    await expect(page.getByRole("heading", { level: 1 }), link).toHaveText(/\w/);
    for (const anchor of anchors) {
      await expect(page.locator(`[id="${anchor}"]`), `${link}, #${anchor}`).toHaveCount(1);
    }
  }
  expect([...destinations.keys()].sort()).toEqual([...titles.keys()].sort());
});

test("a visitor walks through every page by its links, without a new document", async ({
  page,
  watch,
}) => {
  await arrive(page, "/");
  const documents = () => watch.requests.filter((request) => request.startsWith("document "));
  const first = documents();
  const heading = page.getByRole("heading", { level: 1 });
  const press = async (link: Locator, origin: string) => {
    const path = (await link.getAttribute("href")) ?? "";
    const before = { address: page.url(), words: await heading.innerText() };
    // Presses it where it is; most links of the header stand in a closed menu.
    await link.dispatchEvent("click");
    await expect(page, `from ${origin}`).toHaveURL(path);
    await expect(page, `from ${origin}`).toHaveTitle(titles.get(path) ?? "");
    await expect(heading, `from ${origin}`).toHaveCount(1);
    if (page.url() !== before.address) {
      await expect(heading, `from ${origin}`).not.toHaveText(before.words);
    }
  };
  for (const [path] of specifiedRoutes) {
    await press(page.getByRole("banner").locator(`a[href="${path}"]`).first(), "the header");
    await press(page.getByRole("main").locator('a[href^="/"]:not([href*="#"])').last(), path);
  }
  expect(documents()).toEqual(first);
});

test("a visitor leaves the site safely, and every number and address can be used", async ({
  page,
}) => {
  const targets = new Set<string | null>();
  const kinds = new Set<string>();
  for (const [path, links] of await linksOfEveryPage(page)) {
    for (const { href, words, rel, target } of links) {
      const link = `${href} on ${path}`;
      const kind = isInternal(href) ? "internal" : (href.split(":")[0] ?? "");
      kinds.add(kind);
      if (kind === "internal") {
        expect(target, link).toBeNull();
      } else if (kind === "https") {
        // The page behind must not reach this one; "noreferrer" includes "noopener".
        expect(rel.split(" "), link).toEqual(
          expect.arrayContaining([expect.stringMatching(/^(?:noopener|noreferrer)$/)]),
        );
        expect(new URL(href).hostname, link).toMatch(/^[a-z\d-]+(?:\.[a-z\d-]+)+$/);
        targets.add(target);
      } else if (kind === "tel") {
        expect(href, link).toMatch(/^tel:\+1\d{10}$/);
        const digits = words.replace(/\D/g, "");
        if (digits) expect(href, link).toContain(digits);
      } else {
        expect(href, link).toMatch(/^mailto:[\w.+-]+@[\w-]+(?:\.[\w-]+)+$/);
        if (words.includes("@")) expect(href, link).toContain(words.trim());
      }
    }
  }
  expect([...kinds].sort()).toEqual(["https", "internal", "mailto", "tel"]);
  expect(targets.size, [...targets].join(", ")).toBe(1);
});
