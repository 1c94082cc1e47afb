/* deploy/receiver from the built site in a browser: what visitors see, and what is in the mailbox. */
import { type Browser, chromium, expect as expectOf } from "@playwright/test";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { words } from "../../deploy/receiver/words.mjs";
import { findChromium } from "../../scripts/chromium.mjs";
import { fields, notSent, submitLabel } from "../../site/words/contact-form";
import { pathTo } from "../../src/lib/routes";
import { message as everyField, expectThanks, expectValues, write } from "../form";
import { bare, settings } from "../receiver";
import { buildCopy } from "../site-copy";
import { hostname } from "./hosts";
import { type Site, startCloudflareSite, startNodeSite } from "./receiver-hosts";

const executablePath = findChromium();
const message = Object.fromEntries(fields.map(({ name }) => [name, everyField[name] ?? ""]));
/** Where a copy of the site is built whose form posts to deploy/receiver. */
const project = "build/with-receiver";
const record = {
  address: "/api/contact",
  encoding: "json",
  ownHandler: true,
  arrived: { field: "ok" },
};
const runtimes = [
  { name: "Node behind nginx", start: () => startNodeSite({}, { project }) },
  { name: "Cloudflare", start: () => startCloudflareSite(undefined, { project }) },
];

let browser: Browser;
beforeAll(async () => {
  buildCopy(project, [["site/delivery.ts", "delivery", record]]);
  browser = await chromium.launch({
    ...(executablePath && { executablePath }),
    args: [
      ...["--no-sandbox", "--disable-gpu", "--disable-quic"],
      `--host-resolver-rules=MAP ${hostname} 127.0.0.1`,
    ],
  });
});
afterAll(() => browser?.close());

describe.each(runtimes)("$name", ({ start }) => {
  let site: Site;
  beforeAll(async () => {
    site = await start();
  });
  afterAll(() => site?.stop());

  test.each([
    { how: "with the script", javaScriptEnabled: true, name: "Ada" },
    { how: "without the script", javaScriptEnabled: false, name: "Alan" },
  ])(
    "$how a failure says so and every word stays, and the next press sends once; the log has no word of it",
    async ({ javaScriptEnabled, name }) => {
      const options = { javaScriptEnabled, locale: "en-US", ignoreHTTPSErrors: true };
      const page = await browser.newPage(options);
      const press = () => page.getByRole("button", { name: submitLabel }).click();
      const written = { ...message, name };
      const before = site.mails().length;
      await page.goto(site.address + pathTo("contact"));
      await write(page, written);
      await site.down();
      await press();
      if (javaScriptEnabled) {
        await expectOf(page.getByRole("alert")).toContainText(notSent.failure);
      } else {
        await expectOf(page.getByRole("heading")).toContainText(words.reasons.refused);
        await expectOf(page.getByRole("link", { name: settings.PHONE })).toBeVisible();
        // The policy allows its style.
        await expectOf(page.locator("body")).toHaveCSS("max-width", "576px");
        await page.goBack();
      }
      await expectValues(page, written);
      await site.up();
      await press();
      if (javaScriptEnabled) await expectThanks(page);
      else await page.getByRole("link", { name: words.sent.back }).click();
      const [mail, ...more] = site.mails().slice(before);
      expect(more).toEqual([]);
      expect(mail?.headers).toMatchObject({
        "Reply-To": message["email"],
        // A test may write within 3 s, which is a sign of spam.
        Subject: expect.stringContaining(words.mail.subject(name)),
      });
      for (const value of Object.values(written)) {
        expect(bare(mail?.text ?? "")).toContain(bare(value));
      }
      await expect.poll(site.output).toContain("A message was not sent");
      expect(site.output()).not.toContain(message["email"]);
      await page.close();
    },
  );
});
