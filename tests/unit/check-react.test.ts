import { expect, test } from "vitest";
import { mistakesInReact } from "../../scripts/checks/react";
import { folderWith } from "../folder-with";

/** The mistakes of a site of these files. */
const mistakesIn = (files: Readonly<Record<string, string>>) => mistakesInReact(folderWith(files));

const page = "site/pages/prices/page.tsx";
const counter = `
  const [count, setCount] = useState(0);
  return <button onClick={() => setCount(count + 1)}>{count}</button>;`;

test("state and handlers that no island contains are named with file and line", () => {
  const mistakes = mistakesIn({
    [page]: 'import { Cost } from "./Cost";\nexport default () => <Cost />;',
    "site/pages/prices/Cost.tsx": `import { useState } from "react";
export function Cost() {${counter} }`,
  });
  expect(mistakes.map((mistake) => mistake.split(" does")[0])).toEqual([
    "site/pages/prices/Cost.tsx:3: useState",
    "site/pages/prices/Cost.tsx:4: onClick",
  ]);
  expect(mistakes[0]).toContain("make its component an island");
});

test.each([
  ["through a part of the engine", 'import { Cost } from "~/ui/Cost";', "src/ui/Cost.tsx"],
  ["through what it exports on", 'export * from "./more";', "site/pages/prices/more.tsx"],
])("they are found %s", (_, first, file) => {
  const mistakes = mistakesIn({
    [page]: `${first}\nexport default () => <p />;`,
    [file]: "export const Cost = () => { React.useEffect(() => {}); return null; };",
  });
  expect(mistakes).toEqual([expect.stringMatching(`^${file}:1: useEffect does nothing`)]);
});

test("an island and what it's made of have state, and so has a part that a behavior brings to life", () => {
  const mistakes = mistakesIn({
    [page]: `import { Cost } from "./Cost.island";
export default () => <><Cost /><div ref={() => {}} data-behavior="tabs" /></>;`,
    "site/pages/prices/Cost.island.tsx": `import { Field } from "./Field";
export const Cost = island(function Cost() { const [a] = useState(0); return <Field />; });`,
    "site/pages/prices/Field.tsx": `export function Field() {${counter} }`,
  });
  expect(mistakes).toEqual([]);
});

test("a style that the policy blocks is named, outside of islands", () => {
  const mistakes = mistakesIn({
    [page]: 'export default () => <p style={{ color: "red" }} />;',
    "site/pages/prices/Cost.island.tsx":
      "export const Cost = island(function Cost() { return <p style={{}} />; });",
  });
  expect(mistakes).toEqual([expect.stringMatching(`^${page}:1: style is blocked`)]);
});

test("a package of components is named where it's imported", () => {
  const mistakes = mistakesIn({
    [page]: 'import useEmbla from "embla-carousel-react";\nexport default () => <p />;',
    "node_modules/embla-carousel-react/package.json": '{ "peerDependencies": { "react": "19" } }',
  });
  expect(mistakes).toEqual([expect.stringContaining(`${page}:1: "embla-carousel-react" does`)]);
});

test("an island that isn't one, has another name or has a twin is named", () => {
  const island = "export const Cost = island(function Cost() { return null; });";
  expect(
    mistakesIn({
      "site/pages/a/Plain.island.tsx": "export function Plain() { return null; }",
      "site/pages/a/Price.island.tsx": island,
      "site/pages/a/Cost.island.tsx": island,
      "site/pages/b/Cost.island.tsx": island,
    }),
  ).toEqual([
    expect.stringContaining("a/Cost.island.tsx and site/pages/b/Cost.island.tsx"),
    expect.stringContaining("Write export const Plain = island(function Plain("),
    expect.stringContaining("Write export const Price = island(function Price("),
    expect.stringContaining("b/Cost.island.tsx and site/pages/a/Cost.island.tsx"),
  ]);
});
