/*
 * npm run check:delivery: sends one message, marked as a test, to where site/delivery.ts says, and says whether it
 * arrived. --to and an address sends it there instead.
 */
import { parseArgs } from "node:util";
import { company } from "../site/company";
import { type Delivery, delivery } from "../site/delivery";
import { fields } from "../site/words/contact-form";
import { post } from "../src/contact/post";
import { pathTo } from "../src/lib/routes";

const { values } = parseArgs({ options: { to: { type: "string" } } });
/** A value for each field of the form. */
const message = Object.fromEntries(
  fields.map((field) => {
    if (field.kind === "choice") return [field.name, field.options[0] ?? ""];
    const values = {
      text: "Test of the contact form",
      email: company.email,
      tel: "",
      number: "1",
      lines: "This is a test. If you can read it, messages from your website arrive.",
      consent: "yes",
    };
    return [field.name, values[field.kind]];
  }),
);

process.exitCode = (await arrives(delivery)) ? 0 : 1;

async function arrives(record: Delivery | undefined): Promise<boolean> {
  if (!record) {
    console.log(
      "site/delivery.ts names no address, so the form sends nothing. See docs/delivery.md.",
    );
    return false;
  }
  const address = new URL(values.to ?? record.address, company.url).href as Delivery["address"];
  // Services ask which site a message comes from.
  const send = globalThis.fetch;
  let answer = "";
  globalThis.fetch = async (input, init) => {
    const headers = {
      ...init?.headers,
      Origin: company.url,
      Referer: company.url + pathTo("contact"),
    };
    const response = await send(input, { ...init, headers });
    answer = `${response.status} ${(await response.clone().text()).slice(0, 300)}`;
    return response;
  };
  const arrived = await post({ ...record, address }, message, {
    honeypot: "",
    secondsToSubmit: 30,
  }).catch((error: Error) => {
    answer = `no answer (${error.message})`;
    return false;
  });
  console.log(
    arrived
      ? `${address} says that the message arrived. Look for it where you receive messages.`
      : `The message did not arrive at ${address}: ${answer.trim()}. What that means: docs/delivery.md.`,
  );
  return arrived;
}
