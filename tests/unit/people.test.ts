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
  const portrait = (alt: string) =>
    renderToStaticMarkup(createElement(Portrait, { name, alt, sizes: "96px" }));
  expect(portrait("")).toMatch(
    new RegExp(`<svg[^>]*aria-hidden="true"><text[^>]*>${initials}</text></svg>`),
  );
  // The alternative text that the photograph would have.
  expect(portrait("The founder")).toContain('role="img" aria-label="The founder"');
});

test.skipIf(!LeaderRows)(
  "a leader without phone and profile has a mail address only, if the site has a team page",
  () => {
    const addressesOf = (one: TeamLeader) =>
      renderToStaticMarkup(
        LeaderRows && createElement(LeaderRows, { labels, leaders: [one] }),
      ).match(/(?<=href=")[^"]*/g);
    expect(addressesOf(leader)).toEqual(["mailto:ada@company.example"]);
    const linkedin = "https://profiles.example/ada";
    const phone = { text: "(207) 555-0100 ext. 5", dial: "+12075550100" } as const;
    expect(addressesOf({ ...leader, phone, linkedin })).toEqual([
      "mailto:ada@company.example",
      "tel:+12075550100",
      linkedin,
    ]);
  },
);

test("a leader needs a mail address", () => {
  const { email: _, ...unreachable } = leader;
  expectTypeOf<typeof unreachable>().not.toExtend<TeamLeader>();
  expectTypeOf<typeof unreachable & { email: "ada" }>().not.toExtend<TeamLeader>();
});
