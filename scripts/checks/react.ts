import { existsSync, readFileSync } from "node:fs";
import { basename, join } from "node:path";
import { parseSync, Visitor } from "vite";
import { pathsIn } from "../lib/files-below.ts";

/** Hooks for what changes. Documents are rendered once; `use`, `useId`, `useMemo` and `useContext` work there. */
const hooks =
  /^use(State|Reducer|Ref|Effect|LayoutEffect|InsertionEffect|EffectEvent|SyncExternalStore|Transition|DeferredValue|Optimistic|ActionState|ImperativeHandle)$/;

const dead = "does nothing in the document: make its component an island (docs/react.md).";

const unstyled = "is blocked by the policy in the document: write a class in a .module.css.";

/** What a source file imports, and its mistakes if it's outside islands. */
type Source = Readonly<Record<"imports" | "mistakes", readonly string[]>>;

/**
 * What React developers expect to work and doesn't, with file and line: state, effects and event handlers in a component
 * that no island contains, styles that the policy blocks, and islands whose file hasn't their name.
 * `folder` has the site.
 */
export function mistakesInReact(folder = "."): string[] {
  const { outside, islands } = sourcesIn(folder);
  return [
    ...[...outside.values()].flatMap(({ mistakes }) => mistakes),
    ...islands.flatMap((file) => mistakeInName(file, islands, read(folder, file))),
  ];
}

/** Whether islands are made of a file, and nothing else that documents show. */
export const isOnlyInIslands = (file: string): boolean => sourcesIn(".").inside.has(file);

/** The files of islands, what they are made of, and what documents show outside of them. */
function sourcesIn(folder: string) {
  const files = pathsIn(["site"], /./, folder);
  const pages = files.filter((file) => /^site\/pages\/(.*\/)?(page|every-page)\.tsx$/.test(file));
  const islands = files.filter((file) => isIsland(file));
  const frame = ["src/layout/Layout.tsx"].filter((file) => existsSync(join(folder, file)));
  const outside = reached(folder, [...pages, ...frame], (file) => !isIsland(file));
  return { outside, inside: reached(folder, islands, (file) => !outside.has(file)), islands };
}

const isIsland = (file: string) => file.endsWith(".island.tsx");
const read = (folder: string, file: string) => readFileSync(join(folder, file), "utf8");

/** The source files that `starts` import, they included. */
function reached(folder: string, starts: readonly string[], follows: (file: string) => boolean) {
  const sources = new Map<string, Source>();
  const visit = (file: string) => {
    if (sources.has(file) || !follows(file)) return;
    const source = sourceOf(folder, file);
    sources.set(file, source);
    source.imports.forEach(visit);
  };
  starts.forEach(visit);
  return sources;
}

function sourceOf(folder: string, file: string): Source {
  const text = read(folder, file);
  const { program, module } = parseSync(file, text);
  const at = (offset: number) => `${file}:${text.slice(0, offset).split("\n").length}`;
  const imports: string[] = [];
  const mistakes: string[] = [];
  const requests = [...module.staticImports, ...module.staticExports.flatMap((e) => e.entries)];
  for (const { moduleRequest } of requests) {
    const path = moduleRequest && fileOf(folder, file, moduleRequest.value);
    if (path) imports.push(path);
    else if (moduleRequest && hasState(folder, moduleRequest.value)) {
      mistakes.push(`${at(moduleRequest.start)}: "${moduleRequest.value}" ${dead}`);
    }
  }
  let hasBehavior = false;
  new Visitor({
    CallExpression({ callee, start }) {
      const name = callee.type === "MemberExpression" ? callee.property : callee;
      if (name.type === "Identifier" && hooks.test(name.name)) {
        mistakes.push(`${at(start)}: ${name.name} ${dead}`);
      }
    },
    JSXAttribute({ name, start }) {
      const word = name.type === "JSXIdentifier" ? name.name : "";
      if (word === "data-behavior") hasBehavior = true;
      if (/^on[A-Z]|^ref$/.test(word)) mistakes.push(`${at(start)}: ${word} ${dead}`);
      // Scripts may set styles: those of an island are there when it starts.
      if (word === "style") mistakes.push(`${at(start)}: ${word} ${unstyled}`);
    },
  }).visit(program);
  // Its script brings it to life in the document.
  return { imports, mistakes: hasBehavior ? [] : mistakes };
}

/** The source file that an import names, if it's one of the site's or the engine's. */
function fileOf(folder: string, from: string, specifier: string): string | undefined {
  const path = specifier.startsWith("~/site/")
    ? specifier.slice(2)
    : specifier.startsWith("~/")
      ? `src/${specifier.slice(2)}`
      : specifier.startsWith(".") && join(from, "..", specifier);
  return [".tsx", ".ts", ""]
    .map((extension) => `${path}${extension}`)
    .find((file) => path && /\.tsx?$/.test(file) && existsSync(join(folder, file)));
}

/** Whether a package is made of components or hooks with state. */
function hasState(folder: string, specifier: string): boolean {
  const [name = ""] = /^(@[^/]+\/)?[^@./~][^/]*/.exec(specifier) ?? [];
  const own = join(folder, "node_modules", name, "package.json");
  if (!name || known.has(name) || !existsSync(own)) return false;
  const { dependencies, peerDependencies } = JSON.parse(readFileSync(own, "utf8"));
  return Boolean({ ...dependencies, ...peerDependencies }.react);
}

/** What the engine itself imports of them works in documents. */
const known = new Set(["react", "react-dom", "wouter"]);

/** An island is found by its name. */
function mistakeInName(file: string, islands: readonly string[], text: string): string[] {
  const name = basename(file, ".island.tsx");
  const twin = islands.find((other) => other !== file && basename(other) === basename(file));
  if (twin)
    return [`${file} and ${twin}: two islands have one name. Rename one file with its function.`];
  const isNamed = new RegExp(`^export const ${name} = island\\(\\s*function ${name}\\b`, "m");
  if (isNamed.test(text)) return [];
  return [
    `${file}: an island's file has its name. Write export const ${name} = island(function ${name}(…) { … })`,
  ];
}
