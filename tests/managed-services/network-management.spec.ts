import { expect, test } from "../fixtures";
import {
  barWidths,
  closing,
  expectButtons,
  expectOutline,
  figure,
  hero,
  itemNames,
  listWith,
  part,
} from "../reading";

test.beforeEach(async ({ page }) => {
  await page.goto("/managed-services/network-management");
});

test("a visitor optimizes their network, at the end schedules an assessment, or views all services", async ({
  page,
}) => {
  await expectButtons(hero(page), [
    ["Optimize Your Network", "/contact"],
    ["View All Services", "/"],
  ]);
  await expectButtons(closing(page), [
    ["Schedule Network Assessment", "/contact"],
    ["View All Services", "/"],
  ]);
});

test("a visitor reads four solutions, eight services and four benefits", async ({ page }) => {
  await expect(itemNames(part(page, /^Where the slow spot hides/))).toHaveCount(4);
  await expect(part(page, /^Eight services/).getByRole("rowheader")).toHaveCount(8);
  await expect(itemNames(part(page, /quiet network pays off/))).toHaveCount(4);
});

test("a visitor reads what each of the eight services does, and when", async ({ page }) => {
  const table = part(page, /^Eight services/).getByRole("table");
  await expect(table.getByRole("columnheader")).toHaveCount(3);
  await expect(table.getByRole("cell").filter({ hasText: /\w/ })).toHaveCount(16);
});

test("a visitor reads two figures and sees latency drawn to scale", async ({ page }) => {
  await expect(figure(page, "uptime")).toHaveText("99.9%");
  await expect(figure(page, "latency")).toHaveText("under 5ms");
  const bars = part(page, /drawn to scale/).getByRole("listitem");
  await expect(bars).toHaveText([/under 5ms/, /100ms.*Nielsen.*, 1993$/, /150ms.*G\.114.*, 2003$/]);
  expect(await barWidths(bars)).toEqual([3, 67, 100]);
});

test("a visitor reads what the free network assessment contains", async ({ page }) => {
  await expect(page.getByRole("heading", { name: /free network assessment/i })).toHaveCount(1);
  await expect(itemNames(listWith(page, "Security review"))).toHaveText([
    /^performance analysis$/i,
    /^security review$/i,
    /^optimization plan$/i,
  ]);
});

test("a visitor hears the page in this order", async ({ page }) => {
  await expectOutline(
    page,
    `
    - main:
      - heading "Network Management Nobody should have to think about the Wi-\u2060Fi." [level=1]
      - heading "99.9% uptime and under 5ms, drawn to scale." [level=2]
      - heading "Where the slow spot hides, and what we put there." [level=2]
      - list:
        - listitem:
          - heading "Network security" [level=3]
        - listitem:
          - heading "Design and cabling" [level=3]
        - listitem:
          - heading "Wireless coverage" [level=3]
        - listitem:
          - heading "Monitoring and repair" [level=3]
      - heading "Eight services, and when each one is done." [level=2]
      - heading "Where a quiet network pays off." [level=2]
      - list:
        - listitem:
          - heading "Time back" [level=3]
        - listitem:
          - heading "Calls that hold" [level=3]
        - listitem:
          - heading "Fewer ways in" [level=3]
        - listitem:
          - heading "Costs you see coming" [level=3]
      - heading "A free network assessment, on three sheets." [level=2]
      - list:
        - listitem:
          - heading "Performance analysis" [level=3]
        - listitem:
          - heading "Security review" [level=3]
        - listitem:
          - heading "Optimization plan" [level=3]
      - heading "Find the slow spot first." [level=2]
  `,
  );
});
