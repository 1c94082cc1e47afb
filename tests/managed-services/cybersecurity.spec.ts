import { expect, test } from "../fixtures";
import { closing, expectOutline, figure, hero, item, itemNames, listWith, part } from "../reading";

test.beforeEach(async ({ page }) => {
  await page.goto("/managed-services/cybersecurity");
});

test("a visitor is led to a conversation from the top and from the end", async ({ page }) => {
  for (const where of [hero(page), closing(page)]) {
    await expect(where.locator('a[href="/contact"]')).toHaveCount(1);
  }
});

test("a visitor reads a list of threats, each with its sign and its answer", async ({ page }) => {
  const threats = part(page, /^Six ways in/).getByRole("table");
  await expect(threats.getByRole("columnheader")).toHaveCount(3);
  await expect(threats.getByRole("rowheader")).toHaveCount(6);
  await expect(threats.getByRole("rowheader", { name: "Phishing" })).toHaveCount(1);
  await expect(threats.getByRole("rowheader", { name: "Ransomware" })).toHaveCount(1);
  await expect(threats.getByRole("cell").filter({ hasText: /\w/ })).toHaveCount(12);
});

test("a visitor reads four services", async ({ page }) => {
  await expect(itemNames(listWith(page, "Threat Detection"))).toHaveText([
    /threat detection/i,
    /assessments/i,
    /compliance/i,
    /incident response/i,
  ]);
  for (const standard of ["HIPAA", "PCI-DSS", "SOX"]) {
    await expect(item(page, "Compliance")).toContainText(standard);
  }
});

test("a visitor reads as many solutions as are announced", async ({ page }) => {
  await expect(itemNames(part(page, /^Five rings/))).toHaveCount(5);
});

test("a visitor reads what the company itself achieves", async ({ page }) => {
  await expect(figure(page, "threat detection rate")).toHaveText("99.7%");
  await expect(figure(page, "businesses protected")).toHaveText("500+");
});

for (const [number, label, source] of [
  ["$4.45M", "average breach cost", "IBM, Cost of a Data Breach Report, 2023"],
  ["277 days", "to identify a breach", "IBM, Cost of a Data Breach Report, 2023"],
  ["95%", "of breaches from human error", "World Economic Forum, Global Risks Report, 2022"],
] as const) {
  test(`a visitor reads who counted "${number} ${label}", and when`, async ({ page }) => {
    const quoted = page
      .getByRole("main")
      .getByRole("listitem")
      .filter({ has: page.getByText(`${number} ${label}`, { exact: true }) });
    await expect(quoted).toHaveCount(1);
    await expect(quoted.getByText(`Source: ${source}`, { exact: true })).toBeVisible();
  });
}

test("a visitor hears the page in this order", async ({ page }) => {
  await expectOutline(
    page,
    `
    - main:
      - heading "Cybersecurity They work nights. So do we." [level=1]
      - heading "In on January 1. Out again in October." [level=2]
      - heading "Six ways in, and what they look like from your chair." [level=2]
      - heading "Four services, each with something to show for it." [level=2]
      - list:
        - listitem:
          - heading "Threat Detection" [level=3]
        - listitem:
          - heading "Security Assessments" [level=3]
        - listitem:
          - heading "Compliance" [level=3]
        - listitem:
          - heading "Incident Response" [level=3]
      - heading "Five rings around your data." [level=2]
      - list:
        - listitem:
          - heading "Email security" [level=3]
        - listitem:
          - heading "Identity and access" [level=3]
        - listitem:
          - heading "Endpoint protection" [level=3]
        - listitem:
          - heading "Network protection" [level=3]
        - listitem:
          - heading "Encryption and backup" [level=3]
      - heading "A Saturday, 2:41 AM." [level=2]
      - heading "Find out which door is open." [level=2]
  `,
  );
});
