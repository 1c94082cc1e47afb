import { expect, test } from "vitest";
import { routes } from "../../src/site/routes";
import { all, everyPath, pageAt } from "../dist-page";
import { builtFiles } from "./site";

const known = new Set([
  ...routes.map(({ path }): string => path),
  ...builtFiles.map((file) => `/${file}`),
]);

// The build itself stops at an anchor that doesn't exist (tests/unit/check-anchors.test.ts).
test.each(everyPath)("%s links to pages, loads files and opens popovers that exist", (path) => {
  const { document } = pageAt(path);
  const valuesOf = (name: string) =>
    all(document, `[${name}]`).map((element) => element.getAttribute(name) ?? "");
  const addresses = [
    ...[...valuesOf("href"), ...valuesOf("src")].map((address) => address.replace(/#.*/, "")),
    ...valuesOf("srcset").flatMap((set) => set.split(", ").map((one) => one.replace(/ .*/, ""))),
  ];
  const own = addresses.filter((address) => address && !/^(?:https|tel|mailto):/.test(address));
  expect(own.length).toBeGreaterThan(10);
  expect(own.filter((address) => !known.has(address))).toEqual([]);
  const ids = valuesOf("id");
  expect(valuesOf("popovertarget").filter((id) => !ids.includes(id))).toEqual([]);
});
