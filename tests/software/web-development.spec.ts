import { expect, test } from "../fixtures";
import {
  closing,
  expectButtons,
  expectOutline,
  hero,
  item,
  itemNames,
  listWith,
  more,
  part,
} from "../reading";

const technologies = [
  ["Front end", ["React", "Next.js", "Astro", "Tailwind CSS"]],
  ["Back end", ["TypeScript", ".NET", "Python"]],
  ["Data and hosting", ["MariaDB", "Redis", "NGINX"]],
  ["Content and stores", ["WordPress", "Shopify", "Stripe"]],
] as const;

test.beforeEach(async ({ page }) => {
  await page.goto("/software/web-development");
});

test("a visitor starts a project or sees work first, at the end gets started or goes Home", async ({
  page,
}) => {
  await expectButtons(hero(page), [
    ["Start Your Project", "/contact"],
    ["View Portfolio", "/portfolio"],
  ]);
  await expectButtons(closing(page), [
    ["Get Started Today", "/contact"],
    ["Learn About Us", "/"],
  ]);
});

test("a visitor reads five services, each with badges of what it includes", async ({ page }) => {
  const services = listWith(page, "Business Websites");
  await expect(itemNames(services)).toHaveCount(5);
  for (const name of await itemNames(services).allInnerTexts()) {
    const badges = item(page, name).getByRole("listitem");
    await expect(badges.first(), name).toBeVisible();
    expect(await badges.count(), name).toBeGreaterThanOrEqual(2);
  }
});

test("a visitor finds thirteen technologies, each under its category", async ({ page }) => {
  const groups = listWith(page, "Front end");
  await expect(itemNames(groups)).toHaveText(technologies.map(([category]) => category));
  let count = 0;
  for (const [category, names] of technologies) {
    await expect(item(page, category).getByRole("listitem")).toHaveText([...names]);
    count += names.length;
  }
  expect(count).toBe(13);
});

test("a visitor knows every technology by a logo of its own, drawn in the page", async ({
  page,
}) => {
  const groups = listWith(page, "Front end");
  const drawings = new Set<string | null>();
  for (const name of technologies.flatMap(([, names]) => names)) {
    const logo = groups
      .getByRole("listitem")
      .filter({ hasNot: page.getByRole("heading"), hasText: new RegExp(`^${name}$`) })
      .locator("svg");
    await expect(logo, name).toBeVisible();
    await expect(logo, name).toHaveAttribute("aria-hidden", "true");
    // A logo is one filled shape; an icon would be drawn with strokes.
    await expect(logo.locator("> *"), name).toHaveCount(1);
    await expect(logo.locator("path"), name).toHaveCSS("stroke", "none");
    drawings.add(await logo.locator("path").getAttribute("d"));
  }
  expect(drawings.size).toBe(13);
  await expect(groups.locator("img")).toHaveCount(0);
});

test("a visitor sees four recent projects, each with its own picture", async ({ page }) => {
  const projects = listWith(page, "Spring orders for a seed dealer");
  await expect(itemNames(projects)).toHaveCount(4);
  const pictures = projects.locator("img");
  await expect(pictures).toHaveCount(4);
  const sources = new Set<string>();
  for (const picture of await pictures.all()) {
    await picture.scrollIntoViewIfNeeded();
    await expect(picture).toBeVisible();
    await expect
      .poll(() => picture.evaluate((img: HTMLImageElement) => img.naturalWidth))
      .toBeGreaterThan(0);
    sources.add(await picture.evaluate((img: HTMLImageElement) => img.currentSrc));
  }
  expect(sources.size).toBe(4);
});

test("a visitor sees at most four tags of a project, and how many more there are", async ({
  page,
}) => {
  const project = (name: string) => item(page, name);
  const tags = (name: string) => project(name).getByRole("listitem");

  await expect(tags("Tee times for a county golf course")).toHaveText([
    "Astro",
    "TypeScript",
    "Redis",
    "Stripe",
  ]);
  await expect(more(project("Tee times for a county golf course"), /more/)).toHaveCount(0);
  await expect(tags("Wholesale store for a coffee roaster")).toHaveCount(4);
  await expect(more(project("Wholesale store for a coffee roaster"), /more/)).toHaveCount(0);

  for (const [name, names, hidden] of [
    ["Spring orders for a seed dealer", ["Next.js", "TypeScript", "MariaDB", "Stripe"], ["NGINX"]],
    [
      "Permit status for a small city",
      ["React", ".NET", "SQL Server", "Azure"],
      ["ArcGIS", "WCAG 2.2 AA"],
    ],
  ] as const) {
    await expect(tags(name)).toHaveText([...names]);
    const opener = more(project(name), /^\+/);
    await expect(opener).toBeVisible();
    await expect(opener).toHaveAccessibleName(
      `+${hidden.length} more of ${names.length + hidden.length} tags, ${name}`,
    );
    await opener.click();
    await expect(tags(name)).toHaveText([...names, ...hidden]);
    await opener.press("Enter");
    await expect(tags(name)).toHaveText([...names]);
    await opener.press("Space");
    await expect(tags(name)).toHaveText([...names, ...hidden]);
  }
});

test("a visitor who wants to see more finds the portfolio", async ({ page }) => {
  const link = part(page, /^Orders, tee times/).getByRole("link");
  await expect(link).toHaveText("See seventeen more in the portfolio");
  await expect(link).toHaveAttribute("href", "/portfolio");
});

test("a visitor sees four steps, numbered", async ({ page }) => {
  const steps = listWith(page, "Discovery");
  await expect(itemNames(steps)).toHaveText(["Discovery", "Design", "Build", "Launch and care"]);
  expect(await steps.evaluate(({ tagName }) => tagName)).toBe("OL");
});

test("a visitor who reads of a promise reads the promised figure", async ({ page }) => {
  const services = part(page, /^Websites, stores and portals/);
  await expect(services.getByText("99.9% uptime SLA", { exact: true })).toBeVisible();
  await expect(services.getByText("24/7 support", { exact: true })).toBeVisible();
});

test("a visitor hears the page in this order", async ({ page }) => {
  await expectOutline(
    page,
    `
    - main:
      - heading "Web Development Pages that open before you look up." [level=1]
      - heading "Websites, stores and portals, built and kept running." [level=2]
      - list:
        - listitem:
          - heading "Business Websites" [level=3]
        - listitem:
          - heading "Web Applications" [level=3]
        - listitem:
          - heading "Online Stores" [level=3]
        - listitem:
          - heading "Portals and Integrations" [level=3]
        - listitem:
          - heading "Hosting and Care" [level=3]
      - heading "Three figures say when a page is done." [level=2]
      - list:
        - listitem:
          - heading "It is there in 2.5 seconds." [level=3]
        - listitem:
          - heading "It answers in 200 milliseconds." [level=3]
        - listitem:
          - 'heading "It holds still: 0.1 or less." [level=3]'
      - heading "Orders, tee times and permits, without a phone call." [level=2]
      - list:
        - listitem:
          - heading "Spring orders for a seed dealer" [level=3]
        - listitem:
          - heading "Tee times for a county golf course" [level=3]
        - listitem:
          - heading "Permit status for a small city" [level=3]
        - listitem:
          - heading "Wholesale store for a coffee roaster" [level=3]
      - heading "Tools the next team already knows." [level=2]
      - list:
        - listitem:
          - heading "Front end" [level=3]
        - listitem:
          - heading "Back end" [level=3]
        - listitem:
          - heading "Data and hosting" [level=3]
        - listitem:
          - heading "Content and stores" [level=3]
      - heading "A link every Friday until it is live." [level=2]
      - list:
        - listitem:
          - heading "Discovery" [level=3]
        - listitem:
          - heading "Design" [level=3]
        - listitem:
          - heading "Build" [level=3]
        - listitem:
          - heading "Launch and care" [level=3]
      - heading "Show us the page that annoys you." [level=2]
  `,
  );
});

test.describe("a visitor without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("opens the rest of the tags, too", async ({ page }) => {
    const project = item(page, "Permit status for a small city");
    await expect(project.getByText("ArcGIS")).toBeHidden();
    await more(project, /^\+2 more/).click();
    await expect(project.getByText("ArcGIS")).toBeVisible();
    await expect(project.getByText("WCAG 2.2 AA")).toBeVisible();
  });
});
