import { expect, type Locator, type Page } from "@playwright/test";
import { formLabel, sent, submitLabel } from "../src/contact/content";
import type { fields } from "../src/contact/fields";
import { company } from "../src/site/company";
import { routes } from "../src/site/routes";
import { pageAt } from "./dist-page";
import { arrive, contact } from "./fixtures";

export type FieldName = (typeof fields)[number]["name"];

/** A message with all fields filled in. */
export const message: Readonly<Record<FieldName, string>> = {
  name: "Ada Byron",
  email: "ada@example.org",
  company: "Engines Ltd",
  phone: "+1 314 555 0199",
  message: "Our printer answers back.\nPlease call.",
};

/** The pages with the form. */
export const formPaths = routes
  .map(({ path }) => path)
  .filter((path) => pageAt(path).main.querySelector("form"));

/** Opens the contact page with a stopped clock; `page.clock.runFor` advances it. */
export async function arriveWithStoppedClock(page: Page): Promise<void> {
  await page.clock.install({ time: new Date("2030-01-01T09:00:00Z") });
  await arrive(page, contact.path);
  await page.clock.pauseAt(new Date("2030-01-01T10:00:00Z"));
}

/** The contact form of the open page. It has no role while a notice covers it. */
export const form = (page: Page): Locator => page.getByRole("form", { name: formLabel });

/** A field, also of a covered form. */
export const field = (page: Page, name: FieldName): Locator =>
  page.locator(`main form [name="${name}"]`);

export const sendButton = (page: Page): Locator =>
  form(page).getByRole("button", { name: submitLabel });

/** What the form says to screen readers: that it is sending, or thanks. */
export const status = (page: Page): Locator => page.getByRole("status");

/** Fills in fields. */
export async function write(
  page: Page,
  values: Partial<Record<FieldName, string>> = message,
): Promise<void> {
  for (const [name, value] of Object.entries(values)) {
    await field(page, name as FieldName).fill(value);
  }
}

/** Expects the values of fields; by default that all are empty. */
export async function expectValues(
  page: Page,
  values: Partial<Record<FieldName, string>> = {
    name: "",
    email: "",
    company: "",
    phone: "",
    message: "",
  },
): Promise<void> {
  for (const [name, value] of Object.entries(values)) {
    await expect(field(page, name as FieldName)).toHaveValue(value);
  }
}

export const expectThanks = (page: Page): Promise<void> =>
  expect(status(page)).toContainText(sent.thanks, { useInnerText: true });

/** Expects neither thanks nor that the form is sending. */
export const expectNoStatus = (page: Page): Promise<void> =>
  expect(status(page)).toHaveText("", { useInnerText: true });

/** Expects links to the company's phone and mail. */
export async function expectPhoneAndMail(where: Locator): Promise<void> {
  for (const { text, href } of [company.phone, company.email]) {
    await expect(where.getByRole("link", { name: text })).toHaveAttribute("href", href);
  }
}
