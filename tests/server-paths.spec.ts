import { company } from "../src/site/company";
import { contact, expect, home, menuPage, routes, takenOver, test } from "./fixtures";

const { path: known } = menuPage.route;

const unknownPaths = [
  "/nowhere",
  `${known}/nowhere`,
  known.toUpperCase(),
  "/caf%C3%A9",
  "/%E0%A4%A",
  "/%2e%2e/%2e%2e/package.json",
  "/..%2f..%2fpackage.json",
  `/${known}//nowhere`,
  `${known}//`,
  "/.../..../",
  "/.env",
  "/404",
  "/404.html",
  "/404/",
  `/${known}`,
  "/assets/",
  `/${"long/".repeat(800)}`,
];

test("the script runs at unknown addresses of any form", async ({ page, baseURL }) => {
  for (const path of ["/nowhere", "/%E0%A4%A", `/${known}//nowhere`, `/${"long/".repeat(800)}`]) {
    await test.step(path.slice(0, 60), async () => {
      await page.goto(baseURL + path);
      await takenOver(page);
      await expect(page).toHaveTitle(company.name);
      await expect(page.getByRole("heading", { level: 1 })).toHaveCount(1);
      await expect(page.locator("[aria-current]")).toHaveCount(0);
    });
  }
});

test("pages are answered with 200, unknown addresses with 404", async ({ request, baseURL }) => {
  for (const { path } of routes) expect((await request.get(path)).status(), path).toBe(200);
  for (const path of unknownPaths) {
    const response = await request.get(baseURL + path);
    expect(response.status(), path).toBe(404);
    expect(await response.text(), path).not.toContain("devDependencies");
  }
});

test("a path with a trailing slash, .html or percent-encoding is redirected to the page's address", async ({
  request,
}) => {
  for (const [asked, address] of [
    [`${known}/`, known],
    [`${known}.html`, known],
    [`${known}/?from=card`, `${known}?from=card`],
    [known.replace(/[^/](?=[^/]*$)/, (letter) => `%${letter.charCodeAt(0).toString(16)}`), known],
    ["/index.html", home.path],
    ["/index.html/", home.path],
  ] as const) {
    const response = await request.get(asked, { maxRedirects: 0 });
    expect([response.status(), response.headers()["location"]], asked).toEqual([308, address]);
  }
});

test("every response has the security headers", async ({ request }) => {
  for (const path of [home.path, contact.path, "/nowhere", `${known}/`, "/favicon.svg"]) {
    const headers = (await request.get(path)).headers();
    expect(headers["content-security-policy"]).toContain("default-src 'none'");
    expect(headers["x-content-type-options"]).toBe("nosniff");
    expect(headers["strict-transport-security"]).toContain("max-age=");
    expect(headers["referrer-policy"]).toBeTruthy();
    expect(headers["permissions-policy"]).toBeTruthy();
    expect(headers["cross-origin-opener-policy"]).toBe("same-origin");
  }
});
