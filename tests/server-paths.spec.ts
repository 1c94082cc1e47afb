import { expect, test } from "./fixtures";
import { specifiedRoutes } from "./specification";

const name = "Quietworks";
const strangePaths = [
  "/nowhere",
  "/about/nowhere",
  "/About",
  "/caf%C3%A9",
  "/%E0%A4%A",
  "/%2e%2e/%2e%2e/package.json",
  "/..%2f..%2fpackage.json",
  "//about//team",
  "/about//",
  "/.../..../",
  "/.env",
  "/404",
  "/404.html",
  "/404/",
  "//about",
  `/${"long/".repeat(800)}`,
];

for (const [path, title] of specifiedRoutes) {
  test(`a visitor of ${path} arrives at "${title} - ${name}"`, async ({ page }) => {
    const response = await page.goto(path);
    expect(response?.status()).toBe(200);
    await expect(page).toHaveTitle(`${title} - ${name}`);
    await expect(page.getByRole("heading", { level: 1 })).toHaveCount(1);
    await expect(page.locator("title")).toHaveCount(1);
    const description = page.locator("meta[name=description]");
    await expect(description).toHaveCount(1);
    await expect(description).toHaveAttribute("content", /^.{70,155}$/);
    const canonical = page.locator("link[rel=canonical]");
    await expect(canonical).toHaveCount(1);
    await expect(canonical).toHaveAttribute("href", `https://quietworks.example${path}`);
    await expect(page.locator("meta[name=robots]")).toHaveCount(0);
  });
}

test("a visitor of an address without a page finds Home under its plain name", async ({
  page,
  baseURL,
}) => {
  for (const path of strangePaths) {
    await test.step(path.slice(0, 60), async () => {
      const response = await page.goto(baseURL + path);
      expect(response?.status()).toBe(404);
      await expect(page).toHaveTitle(name);
      await expect(page.getByRole("link", { name: "View Services" })).toBeVisible();
      await expect(page.locator("meta[name=robots]")).toHaveAttribute("content", "noindex");
      await expect(page.locator("link[rel=canonical]")).toHaveCount(0);
      await expect(page.getByRole("banner").locator("[aria-current]")).toHaveCount(0);
    });
  }
});

test("a visitor who types a slash, .html or codes too many is led to the one address of the page", async ({
  page,
}) => {
  for (const [typed, path] of [
    ["/about/", "/about"],
    ["/about.html", "/about"],
    ["/about/?from=card", "/about?from=card"],
    ["/index.html", "/"],
    ["/index.html/", "/"],
    ["/%61bout", "/about"],
    ["/managed-services%2Fhelp-desk", "/managed-services/help-desk"],
  ] as const) {
    await page.goto(typed);
    await expect(page).toHaveURL(path);
    await expect(page.getByRole("banner")).toHaveCSS("position", "sticky");
  }
});

test("nobody is served a file from outside the site", async ({ request }) => {
  for (const path of ["/package.json", "/%2e%2e/package.json", "/..%5cpackage.json", "/assets/"]) {
    const response = await request.get(path);
    expect(response.status()).toBe(404);
    expect(await response.text()).not.toContain("devDependencies");
  }
});

test("every answer carries the security headers", async ({ request }) => {
  for (const path of ["/", "/contact", "/nowhere", "/about/", "/favicon.svg"]) {
    const headers = (await request.get(path)).headers();
    expect(headers["content-security-policy"]).toContain("default-src 'none'");
    expect(headers["x-content-type-options"]).toBe("nosniff");
    expect(headers["strict-transport-security"]).toContain("max-age=");
    expect(headers["referrer-policy"]).toBeTruthy();
    expect(headers["permissions-policy"]).toBeTruthy();
    expect(headers["cross-origin-opener-policy"]).toBe("same-origin");
  }
});
