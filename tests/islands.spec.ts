/* Islands: React components that are alive in the document, and a picture on another host. The page is in tests/full-site. */
import type { Page } from "@playwright/test";
import {
  arrive,
  expect,
  goHome,
  holdScript,
  home,
  linksTakenOver,
  translate,
  watchShifts,
} from "./fixtures";
import { test } from "./full-site-fixtures";

const path = "/islands";
const cost = (page: Page, name = "First") => page.getByRole("region", { name });
const people = (page: Page) => cost(page).getByRole("textbox");
const result = (page: Page) => cost(page).getByRole("status");
const counter = (page: Page) => cost(page).getByRole("button", { name: /Pressed/ });
// A component's chunk is named part: vite.config.ts, chunkFileNames.
const islandScript = /\/assets\/part-[\w-]*\.js$/;
const broken = /^error: The island Broken can't run: .*Broken on purpose/;

test("an island is alive in the document, alone, and answers its own links", async ({
  page,
  watch,
}) => {
  await page.goto(path);
  const before = watch.requests.length;
  await counter(page).click();
  await expect(counter(page)).toHaveText("Pressed 1 times");
  await counter(page).dblclick();
  await expect(counter(page)).toHaveText("Pressed 3 times");
  const loaded = watch.requests.slice(before);
  // It, and the one of all pages.
  expect(loaded.filter((url) => islandScript.test(url))).toHaveLength(2);
  expect(loaded.join(" ")).not.toContain("/assets/page");
  // The other one hasn't started.
  await expect(cost(page, "Second").getByRole("button", { name: "Pressed 0 times" })).toBeVisible();
  await linksTakenOver(page);
  await cost(page).getByRole("link", { name: "Count anew" }).click();
  await expect(page).toHaveURL(path);
  await expect(counter(page)).toHaveText("Pressed 0 times");
});

test("what was typed, chosen and pressed before it starts is kept, and the component knows it", async ({
  page,
}) => {
  const { release } = await holdScript(page, islandScript);
  await page.goto(path);
  await people(page).fill("50");
  await cost(page).getByRole("combobox").selectOption("full");
  await cost(page).getByRole("checkbox").check();
  await cost(page).getByRole("radio", { name: "By the year" }).check();
  await counter(page).click();
  await counter(page).click();
  await people(page).focus();
  await expect(result(page)).toHaveText("20 basic without month");
  release();
  await expect(result(page)).toHaveText("50 full with year");
  await expect(counter(page)).toHaveText("Pressed 2 times");
  await expect(people(page)).toHaveValue("50");
  await expect(people(page)).toBeFocused();
  await page.keyboard.type("7");
  await expect(result(page)).toHaveText("507 full with year");
});

test("a day and a file that were chosen before it starts are kept, and the component knows them", async ({
  page,
}) => {
  const { release } = await holdScript(page, islandScript);
  await page.goto(path);
  const chosen = page.getByRole("region", { name: "Chosen" });
  await chosen.getByLabel("Day").fill("2030-01-31");
  const file = { name: "rooms.png", mimeType: "image/png", buffer: Buffer.from("rooms") };
  await chosen.getByLabel("Floor plan").setInputFiles(file);
  release();
  await expect(chosen.getByRole("status")).toHaveText("2030-01-31 rooms.png");
  await expect(chosen.getByLabel("Day")).toHaveValue("2030-01-31");
});

test("a press before the document's script has arrived is answered", async ({ page }) => {
  const { release } = await holdScript(page, /\/assets\/index-[\w-]*\.js$/);
  await page.goto(path, { waitUntil: "commit" });
  await counter(page).click();
  release();
  await expect(counter(page)).toHaveText("Pressed 1 times");
});

test("what was typed before the document's script has arrived counts, and stays selected", async ({
  page,
}) => {
  const { release } = await holdScript(page, /\.js$/);
  await page.goto(path, { waitUntil: "commit" });
  await cost(page).getByRole("checkbox").check();
  await people(page).fill("50");
  await people(page).selectText();
  await expect(result(page)).toHaveText("20 basic without month");
  release();
  await expect(result(page)).toHaveText("50 basic with month");
  await page.keyboard.type("7");
  await expect(result(page)).toHaveText("7 basic with month");
  await expect(cost(page).getByTestId("bar")).toHaveCSS("inline-size", "7px");
  await people(page).fill("");
  await expect(result(page)).toHaveText("basic with month");
});

test("React replaces what a translator changed, with what was typed there", async ({ page }) => {
  const { release } = await holdScript(page, islandScript);
  await page.goto(path);
  await people(page).fill("50");
  await counter(page).click();
  await people(page).focus();
  await translate(page);
  release();
  await expect(result(page)).toHaveText("50 basic without month");
  await expect(counter(page)).toHaveText("Pressed 1 times");
  await expect(people(page)).toBeFocused();
  // Nothing else.
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(/^\[/);
  await expect(cost(page, "Second").getByText("[Details]")).toBeVisible();
});

test("state ends with the page, and what appears on a press has its styles, in the document as in the app", async ({
  page,
  watch,
}) => {
  const looks = async () => {
    await cost(page).getByRole("button", { name: "Details" }).click();
    const panel = cost(page).getByText("Shown when it's asked for.");
    return panel.evaluate((element) => {
      const { padding, backgroundColor, fontSize, width } = getComputedStyle(element);
      return { padding, backgroundColor, fontSize, width };
    });
  };
  await page.goto(path);
  const inDocument = await looks();
  expect(inDocument.padding).not.toBe("0px");
  await counter(page).click();
  await expect(counter(page)).toHaveText("Pressed 1 times");
  await expect(page.locator("html.First")).toBeAttached();
  await goHome(page);
  await expect(page.locator("html.First")).toHaveCount(0);
  // An island of all pages goes on.
  await expect(page.locator("html[data-clock=running]")).toBeAttached();
  await page.goBack();
  await expect(counter(page)).toHaveText("Pressed 0 times");
  await counter(page).click();
  await expect(counter(page)).toHaveText("Pressed 1 times");
  expect(await looks()).toEqual(inDocument);
  expect(watch.documents()).toEqual([path]);
});

test("one that breaks leaves its markup, and its links work", async ({ page, watch }) => {
  watch.expectMessage(broken);
  await page.goto(`${path}?break`);
  const buttons = page.getByRole("button", { name: "Break" });
  await buttons.first().click();
  await buttons.last().click();
  await expect(buttons).toHaveCount(2);
  await page.getByRole("link", { name: "A link in it" }).first().click();
  await expect(page).toHaveURL(/\/$/);
});

test("it runs without the style sheets that failed", async ({ page, watch }) => {
  watch.expectMessage(/\.css/);
  watch.expectMessage(/Failed to load resource/);
  await page.route(/\/assets\/(?!print)[\w-]*\.css$/, (route) => route.abort());
  await page.goto(path);
  await counter(page).click();
  await expect(counter(page)).toHaveText("Pressed 1 times");
});

test("without its chunk it stays markup, and says so", async ({ page, watch }) => {
  watch.expectMessage(/^error: (?:The island \w+ can't run|Failed to load resource)/);
  await page.route(islandScript, (route) => route.abort());
  await page.goto(path);
  const refused = page.waitForEvent("requestfailed");
  await counter(page).click();
  await refused;
  await expect(counter(page)).toHaveText("Pressed 0 times");
  await people(page).fill("50");
  await expect(people(page)).toHaveValue("50");
});

test("its own form is submitted once, also before it starts, with a handler or an action", async ({
  page,
  watch,
}) => {
  const { release } = await holdScript(page, islandScript);
  await page.goto(path);
  const forms = ["Ask", "Act"].map((name) => page.getByRole("form", { name }));
  for (const form of forms) {
    await form.getByLabel("Question").fill("When?");
    await page.keyboard.press("Enter");
  }
  release();
  for (const form of forms) await expect(form.getByRole("status")).toHaveText("When?");
  expect(watch.documents()).toEqual([path]);
});

test("a form that isn't the contact form is the browser's, before the script and after it", async ({
  page,
}) => {
  const { release } = await holdScript(page, /\/assets\/(?:start-app|contact)/);
  for (const words of ["early", "late"]) {
    await page.goto(path);
    const search = page.getByRole("form", { name: "Search" });
    await search.getByRole("button").click();
    await expect(search.getByRole("textbox")).not.toHaveAttribute("aria-invalid");
    await search.getByRole("textbox").fill(words);
    await search.getByRole("button").click();
    await expect(page).toHaveURL(`/?q=${words}`);
    release();
  }
});

test("nothing moves when islands start", async ({ page }) => {
  const shifts = await watchShifts(page);
  await page.goto(path);
  // On a busy machine the font may be late, which is no island's doing.
  await page.evaluate(() => document.fonts.ready.then(() => new Promise(requestAnimationFrame)));
  const before = await shifts();
  await counter(page).hover();
  await expect(
    page.locator("react-island:not([data-island])", { has: counter(page) }),
  ).toBeAttached();
  expect((await shifts()).slice(before.length)).toEqual([]);
});

test("an anchor in other letters than English ones is found in the app", async ({ page }) => {
  await arrive(page, home.path);
  await page.locator("body > a").evaluate((link: HTMLAnchorElement, address) => {
    link.href = address;
    link.click();
  }, `${path}#über-uns`);
  await expect(page.getByRole("heading", { name: "Über uns" })).toBeFocused();
});

test("a drawing fills the frame of a picture on another host that doesn't load, in the document and in the app", async ({
  page,
  watch,
}) => {
  watch.expectMessage(/^request: GET https:\/\/pictures\.example\/roof\.jpg$/);
  watch.expectMessage(/^error: Failed to load resource: net::ERR_FAILED$/);
  await page.route("https://pictures.example/*", (route) => route.abort());
  await arrive(page, path);
  for (const leave of [() => goHome(page), undefined]) {
    const roof = page.locator("details", { hasText: "Roof" });
    await roof.locator("summary").click();
    await expect(roof.locator("img")).toBeHidden();
    await expect(roof.getByText("A slate roof")).toBeVisible();
    // Both at one time: islands above may still change their height.
    const [own, frame] = await roof
      .locator("svg[aria-hidden=true]")
      .evaluate((svg) =>
        [svg, svg.parentElement].map((one) => one?.getBoundingClientRect().toJSON()),
      );
    expect(frame.width).toBeGreaterThan(0);
    expect(own).toEqual(frame);
    await leave?.();
    if (leave) await page.goBack();
  }
});
