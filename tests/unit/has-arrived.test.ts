import { expect, test } from "vitest";
import { hasArrived } from "../../src/contact/has-arrived";

const page = "<!doctype html><title>Sign in</title>";
const flags = ["ok", "success", "status"];
const saying = (values: readonly unknown[]) =>
  flags.flatMap((flag) => values.map((value) => JSON.stringify({ [flag]: value, message: "" })));

/** Texts of answers with status 200, and whether they say that a message has arrived. */
const texts = {
  false: [
    ...[page, `\n\ufeff<html>${page}`, "Warning: no mailer[0]<br />", "<?xml version='1.0'?><no/>"],
    ...["false", "null", "0", " error\n", '{"error":"Unknown form"}', '{"error":{"code":7}}'],
    '{"success":true,"errors":["Captcha"]}',
    ...[
      '"false"',
      '"Error"',
      '[{"success":false}]',
      "[false]",
      '{"Success":false}',
      '{"ERROR":"x"}',
    ],
    ...[
      '{"result":"error"}',
      '{"Result":"Not sent"}',
      '{"errors":{"email":"?"}}',
      '{"error":["Нет"]}',
    ],
    ...saying([false, "false", 0, "0", null, "no", "error", "FAILED", "mail_failed", 422, "500"]),
    ...saying(["unauthorized", "Forbidden", "not_sent", "not-found", "unavailable"]),
  ],
  true: [
    ...["", "ok", "Accepted", "1", "1 < 2: no error, thanks", "[]", '{"message":"<p>Thanks</p>"}'],
    ...["null", '""', "[]", "{}", '"none"', '[""]', "false"].map(
      (no) => `{"success":true,"error":${no},"Errors":${no}}`,
    ),
    ...['"ok"', '[{"success":true}]', '{"result":"note"}'],
    ...saying([true, "true", 1, 200, "OK", "success", "mail_sent", "no_error", "under_review"]),
  ],
};

test("where the record names nothing, a page and what says no are no arrival, of whatever type", async () => {
  for (const [said, bodies] of Object.entries(texts)) {
    for (const body of bodies) {
      for (const type of ["text/html", "text/plain", "application/json"]) {
        const response = new Response(body, { headers: { "Content-Type": type } });
        expect(`${hasArrived(response, body, undefined)}`, body).toBe(said);
      }
    }
  }
  for (const status of [201, 202, 204, 205]) {
    expect(hasArrived(new Response(null, { status }), "", undefined)).toBe(true);
  }
});

test("an answer that a redirect led to is no arrival", () => {
  const response = Object.defineProperty(new Response("ok"), "redirected", { value: true });
  expect(hasArrived(response, "ok", undefined)).toBe(false);
});
