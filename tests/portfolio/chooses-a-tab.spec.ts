import { addAxe, expectNoViolations } from "../axe";
import {
  arrive,
  expect,
  holdScript,
  jumpTo,
  linksTakenOver,
  restingPlace,
  takenOver,
  test,
  watchScrolling,
} from "../fixtures";
import { more } from "../reading";
import { announced, card, cards, expectChosen, gallery, radios, tab, tabs } from "./reading";

const addresses = {
  All: "/portfolio",
  "Custom Software": "/portfolio#custom-software",
  "Web Design": "/portfolio#web-design",
  WordPress: "/portfolio#wordpress",
  "Power BI": "/portfolio#power-bi",
  "Mobile Apps": "/portfolio#mobile-apps",
} as const;

test("a visitor finds six tabs with the number of projects in each, and All chosen", async ({
  page,
}) => {
  await arrive(page, "/portfolio");
  await expect(radios(page)).toHaveCount(6);
  for (const [index, [name, count]] of tabs.entries()) {
    await expect(radios(page).nth(index)).toHaveAccessibleName(`${name} ${count}`);
  }
  await expectChosen(page, "All");
  await expect(announced(page)).toBeEmpty();
});

test("a visitor chooses every tab with the mouse, and hears how many projects it has", async ({
  page,
}) => {
  await arrive(page, "/portfolio");
  const words = {
    All: "17 projects shown",
    "Custom Software": "5 Custom Software projects shown",
    "Web Design": "1 Web Design project shown",
    WordPress: "10 WordPress projects shown",
    "Power BI": "No Power BI projects yet",
    "Mobile Apps": "1 Mobile Apps project shown",
  };
  for (const [name] of [...tabs.slice(1), tabs[0]]) {
    await tab(page, name).click();
    await expectChosen(page, name);
    await expect(announced(page)).toHaveText(words[name]);
    await expect(page).toHaveURL(addresses[name]);
  }
});

test("a visitor chooses with the arrow keys, around both ends, and leaves with Tab", async ({
  page,
}) => {
  await arrive(page, "/portfolio");
  await tab(page, "All").focus();
  for (const [name] of [...tabs.slice(1), tabs[0]]) {
    await page.keyboard.press("ArrowRight");
    await expect(tab(page, name)).toBeFocused();
    await expectChosen(page, name);
    await expect(page).toHaveURL(addresses[name]);
  }
  await page.keyboard.press("ArrowLeft");
  await expect(tab(page, "Mobile Apps")).toBeFocused();
  await expectChosen(page, "Mobile Apps");
  await page.keyboard.press("Tab");
  await expect(radios(page).and(page.locator(":focus"))).toHaveCount(0);
  await page.keyboard.press("Shift+Tab");
  await expect(tab(page, "Mobile Apps")).toBeFocused();
});

test("a visitor follows a link to every tab and sees the tab", async ({ page }) => {
  for (const [name] of tabs.slice(1)) {
    // From another document; the same document would only move to the anchor.
    await page.goto("/about");
    await arrive(page, addresses[name]);
    await expectChosen(page, name);
    await expect(tab(page, name)).toBeInViewport({ ratio: 1 });
    const header = await page.getByRole("banner").boundingBox();
    const place = await tab(page, name).boundingBox();
    expect(place?.y, name).toBeGreaterThanOrEqual((header?.y ?? 0) + (header?.height ?? 0));
  }
});

test("a visitor changes the tab in the address bar; an anchor that names none leaves it", async ({
  page,
}) => {
  await arrive(page, "/portfolio");
  await page.goto("/portfolio#mobile-apps");
  await expectChosen(page, "Mobile Apps");
  await page.goto("/portfolio#nothing-like-this");
  await expectChosen(page, "Mobile Apps");
  await page.getByRole("link", { name: "Skip to content" }).press("Enter");
  await expect(page).toHaveURL("/portfolio#root");
  await expectChosen(page, "Mobile Apps");
  await arrive(page, "/about");
  await arrive(page, "/portfolio#nothing-like-this");
  await expectChosen(page, "All");
});

test("a link to another tab of the open page chooses it, and one without an anchor All", async ({
  page,
  watch,
}) => {
  await arrive(page, "/portfolio#wordpress");
  await page
    .getByRole("link", { name: "Skip to content" })
    .evaluate((link: HTMLAnchorElement) => link.setAttribute("href", "/portfolio#web-design"));
  await page.getByRole("link", { name: "Skip to content" }).press("Enter");
  await expect(page).toHaveURL("/portfolio#web-design");
  await expectChosen(page, "Web Design");
  await page.getByRole("contentinfo").getByRole("link", { name: "Portfolio" }).click();
  await expect(page).toHaveURL("/portfolio");
  await expectChosen(page, "All");
  await page.goBack();
  await expect(page).toHaveURL("/portfolio#web-design");
  await expectChosen(page, "Web Design");
  expect(watch.requests.filter((request) => request.startsWith("document"))).toHaveLength(1);
});

test("a visitor who comes back finds the tab they left, in the same document or a new one", async ({
  page,
}) => {
  await arrive(page, "/portfolio");
  await tab(page, "WordPress").click();
  await page.getByRole("main").getByRole("link", { name: "Get Started Today" }).click();
  await expect(page).toHaveURL("/contact");
  await page.goBack();
  await expect(page).toHaveURL("/portfolio#wordpress");
  await expectChosen(page, "WordPress");
  await page.goto("/about");
  await page.goBack();
  await expect(page).toHaveURL("/portfolio#wordpress");
  await expectChosen(page, "WordPress");
});

test("a visitor of several tabs goes Back once to the page before", async ({ page }) => {
  await page.goto("/about");
  await arrive(page, "/portfolio");
  for (const name of ["Web Design", "Power BI", "WordPress"] as const) {
    await tab(page, name).click();
    await expect(page).toHaveURL(addresses[name]);
  }
  await page.goBack();
  await expect(page).toHaveURL("/about");
});

test("a visitor who chooses before the script has come keeps the choice", async ({ page }) => {
  let letThrough = () => {};
  const held = new Promise<void>((resolve) => {
    letThrough = resolve;
  });
  await page.route("**/assets/*.js", async (route) => {
    await held;
    await route.continue();
  });
  await page.goto("/portfolio", { waitUntil: "commit" });
  await tab(page, "WordPress").click();
  await expectChosen(page, "WordPress");
  letThrough();
  await takenOver(page);
  await expect(page).toHaveURL("/portfolio#wordpress");
  await expectChosen(page, "WordPress");
});

test("a tab chosen before its script has come leaves the next page's address alone", async ({
  page,
  watch,
}) => {
  const chunk = /\/assets\/watch-tabs-[\w-]+\.js$/;
  const script = await holdScript(page, chunk);
  await page.goto("/portfolio");
  await tab(page, "WordPress").click();
  await linksTakenOver(page);
  await page.getByRole("banner").getByRole("link", { name: "Get Started" }).click();
  await expect(page).toHaveTitle("Contact Us - Quietworks");
  const there = page.waitForResponse(chunk);
  script.release();
  await (await there).finished();
  await page.getByLabel("Name *").fill("Ada");
  await expect(page).toHaveURL("/contact");
  expect(watch.requests.filter((request) => request.startsWith("document"))).toHaveLength(1);
});

for (const [width, height] of [
  [390, 844],
  [1280, 800],
  [1440, 1600],
] as const) {
  test(`a visitor at ${width} px sees the tabs stay where they are while the list changes`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height });
    await arrive(page, "/portfolio");
    const top = await radios(page)
      .first()
      .evaluate((input) => input.getBoundingClientRect().top + scrollY);
    // The tabs lie right under the header, where the long list is read.
    await jumpTo(page, top - 110);
    const resting = await restingPlace(page);
    const positions = await watchScrolling(page);
    for (const name of ["Power BI", "WordPress", "Mobile Apps", "All", "Web Design"] as const) {
      // A bare press: a locator's own click may scroll the page first. On a phone the row of tabs
      // scrolls sideways.
      await tab(page, name).evaluate((input) =>
        input.scrollIntoView({ block: "nearest", inline: "center", behavior: "instant" }),
      );
      const { x = 0, y = 0 } = (await tab(page, name).boundingBox()) ?? {};
      await page.mouse.click(x + 20, y + 20);
      await expectChosen(page, name);
      expect(await restingPlace(page), name).toBe(resting);
    }
    expect(await positions()).toEqual([]);
  });
}

test("a kind that an owner adds filters like the others", async ({ page }) => {
  await page.goto("/portfolio");
  const known = tabs.length;
  await gallery(page).evaluate((section, first) => {
    const copy = (element: Element | null | undefined) => {
      const made = element?.cloneNode(true) as HTMLElement;
      element?.after(made);
      return made;
    };
    // As ProjectGallery renders them; as many as it allows.
    for (let group = first; group <= 12; group++) {
      const input = copy([...section.querySelectorAll("label")].at(-1)).querySelector("input");
      Object.assign(input ?? {}, {
        id: `kind-${group}`,
        value: `${group}`,
        ariaLabel: `Kind ${group}`,
      });
      copy([...section.querySelectorAll("article")].at(-1)?.closest("li")).dataset["group"] =
        `${group}`;
    }
  }, known);
  await expect(radios(page)).toHaveCount(13);
  for (let group = known; group <= 12; group++) {
    await gallery(page)
      .getByRole("radio", { name: `Kind ${group}`, exact: true })
      .check();
    await expect(cards(page)).toHaveCount(1);
    await expect(
      gallery(page)
        .getByRole("listitem")
        .filter({ has: page.getByRole("article") }),
    ).toHaveAttribute("data-group", `${group}`);
  }
  await tab(page, "WordPress").check();
  await expectChosen(page, "WordPress");
});

test.describe("a visitor with a phone", () => {
  for (const [width, height] of [
    [320, 640],
    [390, 844],
  ] as const) {
    test.describe(`of ${width} px`, () => {
      test.use({ viewport: { width, height } });

      test("has the tabs in reach far down the list, and sees the chosen one from its start", async ({
        page,
      }) => {
        await arrive(page, "/portfolio");
        await jumpTo(page, 6_000);
        const header = await page.getByRole("banner").boundingBox();
        const below = (header?.y ?? 0) + (header?.height ?? 0);
        const all = await tab(page, "All").boundingBox();
        expect(all?.y).toBeGreaterThanOrEqual(below);
        expect(all?.y).toBeLessThan(below + 20);
        expect(all?.height).toBeGreaterThanOrEqual(44);
        for (const name of ["WordPress", "Mobile Apps", "All"] as const) {
          await tab(page, name).click();
          await expectChosen(page, name);
          await expect(tab(page, name)).toBeInViewport({ ratio: 1 });
          const row = await tab(page, name).boundingBox();
          const end = (row?.y ?? 0) + (row?.height ?? 0);
          const gap = async () => ((await cards(page).first().boundingBox())?.y ?? 0) - end;
          await expect.poll(async () => Math.abs((await gap()) - 30)).toBeLessThan(20);
          await jumpTo(page, 6_000);
        }
      });

      test("sees the chosen list although the script came late", async ({ page }) => {
        const script = await holdScript(page);
        await page.goto("/portfolio");
        await jumpTo(page, 6_000);
        await tab(page, "Mobile Apps").click();
        await expect(cards(page)).toHaveCount(1);
        script.release();
        await takenOver(page);
        await expect(cards(page)).toBeInViewport();
      });

      test("sees what gets the focus, not hidden behind the tabs", async ({ page }) => {
        await page.goto("/portfolio");
        const summary = more(cards(page).first(), /feature|technolog/).first();
        const top = await summary.evaluate((element) => element.getBoundingClientRect().top);
        await jumpTo(page, top - 80);
        await summary.focus();
        await restingPlace(page);
        const row = await tab(page, "All").boundingBox();
        const place = await summary.boundingBox();
        expect(place?.y).toBeGreaterThanOrEqual((row?.y ?? 0) + (row?.height ?? 0));
        await expect(summary).toBeInViewport({ ratio: 1 });
      });
    });
  }
});

test("a visitor of the empty tab reads kindly why, and where to look instead", async ({ page }) => {
  await arrive(page, "/portfolio");
  const words = gallery(page).getByRole("heading", { name: "Nothing to show here yet." });
  await expect(words).toBeHidden();
  await tab(page, "Power BI").click();
  await expect(words).toBeVisible();
  const links = gallery(page).getByRole("link");
  await expect(links).toHaveText(["the Power BI page", "a free consultation"]);
  await expect(links.nth(0)).toHaveAttribute("href", "/microsoft/powerbi");
  await expect(links.nth(1)).toHaveAttribute("href", "/contact");
  await tab(page, "WordPress").click();
  await expect(words).toBeHidden();
});

test.describe("a visitor without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("chooses every tab, by mouse and by keyboard", async ({ page }) => {
    await page.goto("/portfolio");
    await expectChosen(page, "All");
    for (const [name] of tabs.slice(1)) {
      await tab(page, name).click();
      await expectChosen(page, name);
    }
    await page.keyboard.press("ArrowRight");
    await expectChosen(page, "All");
    await page.keyboard.press("ArrowRight");
    await expectChosen(page, "Custom Software");
  });

  test("opens the rest of a list", async ({ page }) => {
    await page.goto("/portfolio");
    const project = card(page, "Field notes for roofers");
    await expect(project.getByText("Signatures", { exact: true })).toBeHidden();
    await more(project, /feature/).click();
    await expect(project.getByText("Signatures", { exact: true })).toBeVisible();
  });
});

test.describe("axe", () => {
  test.use({ contextOptions: { reducedMotion: "reduce" } });
  test.beforeEach(({ page }) => addAxe(page));

  // All of them are under "All", which is looked at with every other page.
  for (const [name] of tabs.slice(1)) {
    test(`the tab ${name} has no violations`, async ({ page }) => {
      await arrive(page, "/portfolio");
      await tab(page, name).click();
      await expectChosen(page, name);
      for (const width of [390, 1280]) {
        await page.setViewportSize({ width, height: 800 });
        await expectNoViolations(page, "main");
      }
    });
  }

  test("meets no barrier in the opened rest of a list", async ({ page }) => {
    await arrive(page, "/portfolio#mobile-apps");
    const project = card(page, "Field notes for roofers");
    await more(project, /technolog/).click();
    await more(project, /feature/).click();
    await expect(project.getByRole("listitem")).toHaveCount(9);
    await expectNoViolations(page, "main");
  });
});
