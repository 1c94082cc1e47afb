/* deploy/receiver from the built site in a browser: what visitors see, and what is in the mailbox. */
import { type Browser, type BrowserContext, chromium, expect as expectOf } from "@playwright/test";
import { afterAll, afterEach, beforeAll, describe, expect, test } from "vitest";
import { words } from "../../deploy/receiver/words.mjs";
import { findChromium } from "../../scripts/chromium.mjs";
import { notSent, submitLabel } from "../../site/words/contact-form";
import { pathTo } from "../../src/lib/routes";
import { expectThanks, expectValues, message, write } from "../form";
import { bare, settings } from "../receiver";
import { buildCopy } from "../site-copy";
import { hostname } from "./hosts";
import { type Site, startCloudflareSite, startNodeSite } from "./receiver-hosts";

const executablePath = findChromium();
const contact = pathTo("contact");
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
  let context: BrowserContext | undefined;
  beforeAll(async () => {
    site = await start();
  });
  afterAll(() => site?.stop());
  afterEach(() => context?.close());

  async function open(javaScriptEnabled: boolean) {
    context = await browser.newContext({
      javaScriptEnabled,
      locale: "en-US",
      ignoreHTTPSErrors: true,
    });
    const page = await context.newPage();
    await page.goto(site.address + contact);
    return page;
  }
  const send = { name: submitLabel };

  test("with the script a failure keeps every word, and the next press sends once; the log has no word of it", async () => {
    const page = await open(true);
    await write(page);
    await site.down();
    await page.getByRole("button", send).click();
    await expectOf(page.getByRole("alert")).toContainText(notSent.failure);
    await expectValues(page, message);
    await site.up();
    await page.getByRole("button", send).click();
    await expectThanks(page);
    const [mail, ...more] = site.mails();
    expect(more).toEqual([]);
    expect(mail?.headers).toMatchObject({
      "Reply-To": message["email"],
      // A test may write within 3 s, which is a sign of spam.
      Subject: expect.stringContaining(words.mail.subject(`${message["name"]}`)),
    });
    for (const value of Object.values(message)) {
      expect(bare(mail?.text ?? "")).toContain(bare(value));
    }
    await expect.poll(site.output).toContain("A message was not sent");
    expect(site.output()).not.toContain(message["email"]);
  });

  test("without the script a failure says so, with phone and email, Back has every word, and a page thanks and leads back to the site", async () => {
    const page = await open(false);
    const before = site.mails().length;
    await write(page, { ...message, name: "Alan" });
    await site.down();
    await page.getByRole("button", send).click();
    await expectOf(page.getByRole("heading")).toContainText(words.reasons.refused);
    await expectOf(page.getByRole("link", { name: settings.PHONE })).toHaveAttribute(
      "href",
      "tel:+13145550100",
    );
    await expectOf(page.getByRole("link", { name: settings.EMAIL })).toHaveAttribute(
      "href",
      `mailto:${settings.EMAIL}`,
    );
    await site.up();
    await page.goBack();
    await expectValues(page, { ...message, name: "Alan" });
    await page.getByRole("button", send).click();
    await expectOf(page.getByRole("heading")).toContainText(words.sent.title);
    // The policy allows its style.
    expect(await page.locator("body").evaluate((body) => getComputedStyle(body).maxWidth)).toBe(
      "576px",
    );
    const subjects = site
      .mails()
      .slice(before)
      .map(({ headers }) => headers["Subject"]);
    expect(subjects).toEqual([words.mail.subject("Alan")]);
    await page.getByRole("link", { name: words.sent.back }).click();
    await expectOf(page).toHaveURL(`${site.address}/`);
  });
});
