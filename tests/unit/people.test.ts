import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, expectTypeOf, test } from "vitest";
import type { TeamLeader } from "../../src/content-types";
import { LeaderRows } from "../../src/pages/team/LeaderRows";
import { Portrait } from "../../src/ui/picture/Portrait";

const labels = { specialties: "Specialties:", profile: "Profile", leaves: "leaves this site" };
const leader: TeamLeader = {
  name: "Ada Quill",
  position: "Founder",
  bio: "Answers the phone.",
  email: "ada@company.example",
  specialties: ["Networks"],
};
const rows = (more: Partial<TeamLeader>) =>
  renderToStaticMarkup(createElement(LeaderRows, { labels, leaders: [{ ...leader, ...more }] }));

test.each([
  ["Ada Quill", "AQ"],
  ["Ada", "A"],
  ["Ada de la Cruz, CPA", "AC"],
  ["José  van den Berg", "JB"],
])("%s without a photograph is shown as %s", (name, initials) => {
  const html = renderToStaticMarkup(createElement(Portrait, { name, alt: "", sizes: "96px" }));
  expect(html).toMatch(
    new RegExp(`<svg[^>]*aria-hidden="true"><text[^>]*>${initials}</text></svg>`),
  );
});

test("initials have the alternative text that the photograph would have", () => {
  const html = renderToStaticMarkup(
    createElement(Portrait, { name: "Ada Quill", alt: "Ada Quill, Founder", sizes: "96px" }),
  );
  expect(html).toContain('role="img" aria-label="Ada Quill, Founder"');
});

test("a leader without phone and profile has a mail address only", () => {
  const addresses = (html: string) => html.match(/(?<=href=")[^"]*/g);
  expect(addresses(rows({}))).toEqual(["mailto:ada@company.example"]);
  expect(
    addresses(rows({ phone: "(207) 555-0100", linkedin: "https://profiles.example/ada" })),
  ).toEqual(["mailto:ada@company.example", "tel:+12075550100", "https://profiles.example/ada"]);
});

test("a leader needs a mail address", () => {
  const { email: _, ...unreachable } = leader;
  expectTypeOf<typeof unreachable>().not.toExtend<TeamLeader>();
  expectTypeOf<typeof unreachable & { email: "ada" }>().not.toExtend<TeamLeader>();
  expectTypeOf<typeof unreachable & { email: "ada@company.example" }>().toExtend<TeamLeader>();
});
