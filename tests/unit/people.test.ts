import { type ComponentType, createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, expectTypeOf, test } from "vitest";
import type { TeamLeader } from "../../src/content-types";
import { Portrait } from "../../src/ui/picture/Portrait";

const labels = { specialties: "Specialties:", profile: "Profile", leaves: "leaves this site" };
const leader: TeamLeader = {
  name: "Ada Quill",
  position: "Founder",
  bio: "Answers the phone.",
  email: "ada@company.example",
  specialties: ["Networks"],
};
type Rows = ComponentType<{ labels: object; leaders: readonly TeamLeader[] }>;
/** Nothing if the site has no team page. */
const [LeaderRows] = Object.values(
  import.meta.glob<Rows>("../../src/pages/team/LeaderRows.tsx", {
    eager: true,
    import: "LeaderRows",
  }),
);

test.each([
  ["Ada Quill", "AQ"],
  ["Ada", "A"],
  ["Ada de la Cruz, CPA", "AC"],
  ["Ada  van den Berg", "AB"],
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

test.runIf(LeaderRows)("a leader without phone and profile has a mail address only", () => {
  const addressesOf = (one: TeamLeader) =>
    renderToStaticMarkup(LeaderRows && createElement(LeaderRows, { labels, leaders: [one] })).match(
      /(?<=href=")[^"]*/g,
    );
  expect(addressesOf(leader)).toEqual(["mailto:ada@company.example"]);
  expect(
    addressesOf({
      ...leader,
      phone: "(207) 555-0100",
      linkedin: "https://profiles.example/ada",
    }),
  ).toEqual(["mailto:ada@company.example", "tel:+12075550100", "https://profiles.example/ada"]);
});

test("a leader needs a mail address", () => {
  const { email: _, ...unreachable } = leader;
  expectTypeOf<typeof unreachable>().not.toExtend<TeamLeader>();
  expectTypeOf<typeof unreachable & { email: "ada" }>().not.toExtend<TeamLeader>();
  expectTypeOf<typeof unreachable & { email: "ada@company.example" }>().toExtend<TeamLeader>();
});
