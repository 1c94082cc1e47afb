import { arrive, expect, test } from "./fixtures";

test("a visitor finds links, contact, hours and profiles in the footer", async ({ page }) => {
  await arrive(page, "/nowhere");
  await expect(page.getByRole("contentinfo")).toMatchAriaSnapshot(`
    - contentinfo:
      - link "Quietworks":
        - /url: /
      - paragraph: Managed Intelligence Provider for small and growing businesses.
      - list:
        - listitem:
          - link "LinkedIn , leaves this site":
            - /url: https://www.linkedin.com/company/quietworks-example
        - listitem:
          - link "Facebook , leaves this site":
            - /url: https://www.facebook.com/quietworks.example
      - navigation "Quick links":
        - heading "Quick links" [level=2]
        - list:
          - listitem:
            - link "Home":
              - /url: /
          - listitem:
            - link "About Us":
              - /url: /about
          - listitem:
            - link "Our Team":
              - /url: /team
          - listitem:
            - link "Portfolio":
              - /url: /portfolio
          - listitem:
            - link "Contact Us":
              - /url: /contact
      - navigation "Services":
        - heading "Services" [level=2]
        - list:
          - listitem:
            - link "Managed Services":
              - /url: /managed-services
          - listitem:
            - link "Cybersecurity":
              - /url: /managed-services/cybersecurity
          - listitem:
            - link "Cloud Services":
              - /url: /managed-services/cloud-services
          - listitem:
            - link "Software":
              - /url: /software
          - listitem:
            - link "Microsoft Licensing":
              - /url: /microsoft
      - heading "Contact" [level=2]
      - list:
        - listitem:
          - link "(314) 555-0142":
            - /url: tel:+13145550142
        - listitem:
          - link "hello@quietworks.example":
            - /url: mailto:hello@quietworks.example
        - listitem: /St\\. Louis, Missouri/
        - listitem: Mon-Fri 8AM-5PM Emergency support 24/7
      - paragraph: © Quietworks
      - list:
        - listitem:
          - button "Privacy Policy"
        - listitem:
          - button "Terms of Service"
        - listitem:
          - button "Cookie Policy"
  `);
});

test("a visitor presses the three legal buttons and nothing happens", async ({ page, watch }) => {
  await arrive(page, "/contact");
  const footer = page.getByRole("contentinfo");
  const markup = () => page.locator("body").innerHTML();
  await footer.getByRole("button", { name: "Privacy Policy" }).hover();
  const before = {
    markup: await markup(),
    history: await page.evaluate(() => history.length),
    requests: watch.requests.length,
  };
  for (const name of ["Privacy Policy", "Terms of Service", "Cookie Policy"]) {
    await footer.getByRole("button", { name }).click();
    await footer.getByRole("button", { name }).press("Enter");
  }
  await expect(page).toHaveURL("/contact");
  expect(await markup()).toBe(before.markup);
  expect(await page.evaluate(() => history.length)).toBe(before.history);
  expect(watch.requests.length).toBe(before.requests);
});
