import { expect, test, vi } from "vitest";
import { mailOf } from "../../deploy/receiver/mail.mjs";
import { Refusal } from "../../deploy/receiver/message.mjs";
import { createReceiver } from "../../deploy/receiver/receive.mjs";

/* deploy/receiver by its function alone. tests/hosts has it on its hosts, with a mail server. */

const site = "https://www.company.test";
const settings = {
  site,
  to: "a@b.test",
  from: "a@b.test",
  phone: "1",
  email: "a@b.test",
  thanks: "",
};

test("a message that wasn't sent is sent at the next attempt, and one that was isn't sent twice", async () => {
  for (const how of ["log", "error"] as const) vi.spyOn(console, how).mockReturnValue();
  const send = vi
    .fn<() => Promise<void>>()
    .mockRejectedValueOnce(new Refusal(503, "busy", 60))
    .mockRejectedValueOnce(new Error("Connection lost"))
    .mockResolvedValue();
  const receive = createReceiver(settings, send);
  const answers: number[] = [];
  for (let attempt = 0; attempt < 4; attempt++) {
    const request = new Request(site, {
      method: "POST",
      headers: { "Content-Type": "application/json", Origin: site },
      body: JSON.stringify({ name: "Ada", message: "Hello", idempotencyKey: "0123456789abcdef" }),
    });
    answers.push((await receive(request, { allows: () => true })).status);
  }
  expect(answers).toEqual([503, 503, 202, 202]);
  expect(send).toHaveBeenCalledTimes(3);
});

test.each(["email", "mail", "E-Mail", "work_email"])(
  "an answer goes to the visitor's address, also where the owner named its field %s",
  (name) => {
    const fields = [
      ["name", "Ada"],
      [name, "ada@example.org"],
    ] as const;
    const message = { fields, signal: "", isSpam: false, key: "" };
    expect(mailOf(message, settings).replyTo).toBe("ada@example.org");
  },
);
