import { expect, type Locator, type Page } from "@playwright/test";
import { company } from "../site/company";
import { formLabel, notSent, sending, sent, submitLabel } from "../site/words/contact-form";
import type { ContactField } from "../src/content-types";
import { emailHref, phoneHref } from "../src/lib/hrefs";
import { arrive, contact, headerEnd } from "./fixtures";
import { fields } from "./full-site";

/** What a visitor writes into a field; in each something else. */
const exampleOf = (field: ContactField): string =>
  field.kind === "choice"
    ? (field.options.at(-1) ?? "")
    : {
        text: `Ada's ${field.name}`,
        email: "ada@example.org",
        tel: "+1 314 555 0199",
        number: "12",
        lines: "Our printer answers back.\nPlease call.",
        consent: "yes",
      }[field.kind];

type Values = Readonly<Record<string, string>>;

/** A message with all fields filled in. */
export const message: Values = Object.fromEntries(
  fields.map((field) => [field.name, exampleOf(field)]),
);

/** The fields before anything is written. */
const empty: Values = Object.fromEntries(fields.map(({ name }) => [name, ""]));

const nameOf = (...kinds: readonly ContactField["kind"][]): string =>
  (fields.find(({ kind }) => kinds.includes(kind)) ?? fields[0])?.name ?? "";

/** Names of a field for a line, an email address, and many words. */
export const textField = nameOf("text");
export const emailField = nameOf("email");
export const longField = nameOf("lines", "text");

/** The chunk of the form's script. */
export const formScript: RegExp = /\/assets\/contact-[\w-]+\.js$/;

/** Opens the contact page with a stopped clock; `page.clock.runFor` advances it. */
export async function arriveWithStoppedClock(page: Page): Promise<void> {
  await page.clock.install({ time: new Date("2030-01-01T09:00:00Z") });
  await arrive(page, contact.path);
  await page.clock.pauseAt(new Date("2030-01-01T10:00:00Z"));
}

/** The contact form of the open page. It has no role while a notice covers it. */
export const form = (page: Page): Locator => page.getByRole("form", { name: formLabel });

/** A field, also of a covered form. */
export const field = (page: Page, name: string): Locator =>
  page.locator(`main form [name="${name}"]`);

export const sendButton = (page: Page): Locator =>
  form(page).getByRole("button", { name: submitLabel });

/** The button, also of a form that is being sent or was translated. */
export const button = (page: Page): Locator => page.locator("main form button");

/** What the form says to screen readers: that it is sending, or thanks. */
export const status = (page: Page): Locator => page.getByRole("status");

/** What it says if a message wasn't sent. */
export const alert = (page: Page): Locator => page.getByRole("alert");

/** Fills in fields. */
export async function write(page: Page, values: Values = message): Promise<void> {
  for (const { name, kind } of fields) {
    const value = values[name];
    if (value === undefined) continue;
    const control = field(page, name);
    if (kind === "choice") await control.selectOption(value);
    else if (kind === "consent") await control.setChecked(value !== "");
    else await control.fill(value);
  }
}

/** Expects the values of fields; by default that all are empty. */
export async function expectValues(page: Page, values: Values = empty): Promise<void> {
  const written = () =>
    button(page).evaluate(({ form }: HTMLButtonElement) =>
      Object.fromEntries(
        [...(form?.elements ?? [])].map((element) => {
          const { name, type, value, checked } = element as HTMLInputElement;
          return [name, type === "checkbox" && !checked ? "" : value];
        }),
      ),
    );
  await expect.poll(written, { message: "values of the fields" }).toMatchObject(values);
}

/** Expects the form to show that it is sending. */
export const isSending = (page: Page): Promise<void> =>
  expect(button(page).locator(`[data-words="${sending.label}"]`)).toBeVisible();

/** Expects thanks on the screen, below the header. */
export async function expectThanks(page: Page): Promise<void> {
  await expect(status(page)).toContainText(sent.thanks, { useInnerText: true });
  // The way there may be animated.
  const top = async () => (await status(page).getByText(sent.thanks).boundingBox())?.y;
  await expect.poll(top).toBeGreaterThanOrEqual(await headerEnd(page));
}

/** Expects neither thanks nor that the form is sending. */
export const expectNoStatus = (page: Page): Promise<void> =>
  expect(status(page)).toHaveText("", { useInnerText: true });

/** Expects links to the company's phone and mail. */
export async function expectPhoneAndMail(where: Locator): Promise<void> {
  const { phone, email } = company;
  for (const [name, href] of [
    [phone.text, phoneHref(phone)],
    [email, emailHref(email)],
  ] as const) {
    await expect(where.getByRole("link", { name })).toHaveAttribute("href", href);
  }
}

/** Expects the form to say that the message wasn't sent, and how else to reach the company, with all values kept. */
export async function expectNotSent(page: Page, values = message): Promise<void> {
  await expect(alert(page)).toBeFocused();
  // Before the form's script has loaded, these words are in its style sheet, so not text.
  await expect.poll(() => alert(page).ariaSnapshot()).toContain(notSent.failure);
  await expectPhoneAndMail(alert(page));
  await expectNoStatus(page);
  await expect(page.locator("main form:is([inert], [aria-busy])")).toHaveCount(0);
  await expectValues(page, values);
}
