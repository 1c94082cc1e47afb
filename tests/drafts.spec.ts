/* What becomes of a message that has not been sent, of one whose answer hasn't arrived, and of one that has been sent. */
import type { Page } from "@playwright/test";
import {
  arrive,
  contact,
  expect,
  goHome,
  goToContact,
  home,
  otherPage,
  takenOver,
} from "./fixtures";
import {
  button,
  expectNotSent,
  expectThanks,
  expectValues,
  field,
  longField,
  message,
  sendButton,
  write,
} from "./form";
import { test } from "./full-site-fixtures";

const openInApp = async (page: Page) => {
  await arrive(page, home.path);
  await goToContact(page);
};

/** Ways to leave the contact page, whose app has started, and to come back. */
const ways: Readonly<Record<string, (page: Page) => Promise<unknown>>> = {
  "another page in the app, and Back": async (page) => {
    await goHome(page);
    await page.goBack();
  },
  "another page in the app": async (page) => {
    await goHome(page);
    await goToContact(page);
  },
  "another page in the app, its reload, and Back to a document": async (page) => {
    await goHome(page);
    await page.reload();
    await page.goBack();
  },
  "another page in the app, its reload, and Back in the app": async (page) => {
    await goHome(page);
    await page.reload();
    await takenOver(page);
    await page.goBack();
  },
  "another document, and Back": async (page) => {
    await page.goto(otherPage.path);
    await page.goBack();
    const [kind] = await page.evaluate(() =>
      performance.getEntriesByType("navigation").map((entry) => entry.toJSON().type),
    );
    expect(kind, "not from the page cache").toBe("back_forward");
  },
  "a reload": async (page) => {
    // Once typing has paused.
    const isKept = (textarea: HTMLTextAreaElement) =>
      (history.state?.typed?.[textarea.name] ?? "") === textarea.value;
    await expect.poll(() => field(page, longField).evaluate(isKept)).toBe(true);
    await page.reload();
  },
};

for (const [where, open] of [
  ["in a document", (page: Page) => arrive(page, contact.path)],
  ["in a page opened in the app", openInApp],
] as const) {
  test(`a message typed ${where} stays however the visitor leaves and comes back, and is gone once sent`, async ({
    page,
    receiver,
  }) => {
    let typed = message;
    for (const [way, go] of Object.entries(ways)) {
      await test.step(way, async () => {
        await open(page);
        typed = { ...message, [longField]: way };
        await write(page, typed);
        await go(page);
        await expectValues(page, typed);
        await takenOver(page);
      });
    }
    await sendButton(page).click();
    await expectThanks(page);
    for (const [way, go] of Object.entries(ways)) {
      await test.step(`after it was sent: ${way}`, async () => {
        await go(page);
        await expectValues(page);
        await takenOver(page);
      });
    }
    expect(receiver.messages()).toMatchObject([typed]);
  });
}

test("a message left before it has arrived is there again, with its key", async ({
  page,
  receiver,
}) => {
  await arrive(page, contact.path);
  await write(page);
  for (const way of ["a reload", "another page in the app, its reload, and Back to a document"]) {
    await test.step(way, async () => {
      receiver.hold(503);
      const posts = receiver.received.length + 1;
      await button(page).click();
      await expect.poll(() => receiver.received.length).toBe(posts);
      await ways[way]?.(page);
      await expectValues(page, message);
      await takenOver(page);
    });
  }
  receiver.answer((response) => response.writeHead(503).end());
  await sendButton(page).click();
  await expectNotSent(page);
  receiver.answer((response) => response.writeHead(204).end());
  // Home has the form, too.
  await goHome(page);
  await expectValues(page, message);
  await sendButton(page).click();
  await expectThanks(page);
  expect(receiver.received).toHaveLength(4);
  expect(receiver.keys()).toHaveLength(1);
});
