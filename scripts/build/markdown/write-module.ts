import { routeAt } from "../../../src/site/routes.ts";
import { type Node, wordsOf } from "./parse.ts";
import type { Heading, Text } from "./read-text.ts";

/** Values of the front matter as exports of a module. */
export const writeMetadata = ({ values }: Text): string =>
  `export const hero = ${json({ heading: values.get("title")?.value })};
export const description = ${json(values.get("description")?.value)};
`;

/**
 * The module of a text: its metadata, its h2 headings, its elements as a component, and a page that
 * shows them.
 */
export function writeModule(text: Text): string {
  const imports = new Map<string, string>();
  const elements = write(sectionsOf(text.nodes), text.headings, imports);
  const headings = [...text.headings.values()].filter(({ level }) => level === 2);
  imports.set("TextPage", `import { TextPage } from "/src/sections/TextPage.tsx";`);
  return `import { Fragment, jsx, jsxs } from "react/jsx-runtime";
${[...imports.values()].join("\n")}
${writeMetadata(text)}
export const headings = ${json(headings.map(({ id, text: words }) => ({ id, text: words })))};
export const Text = () => ${element("Fragment", {}, elements)};
export default () => ${element("TextPage", { heading: "hero.heading", lead: "description", headings: "headings" }, ["jsx(Text, {})"])};
`;
}

const json = (value: unknown): string => JSON.stringify(value) ?? "undefined";

/** Code of an element from its props and children, which are code too. */
function element(
  type: string,
  props: Readonly<Record<string, string>>,
  children: readonly string[] = [],
): string {
  const [only] = children;
  const inside = children.length > 1 ? `[${children.join(", ")}]` : only;
  const all = Object.entries(inside ? { ...props, children: inside } : props);
  const list = all.map(([name, value]) => `${json(name)}: ${value}`).join(", ");
  return `${children.length > 1 ? "jsxs" : "jsx"}(${type}, { ${list} })`;
}

/** An h2 and what follows it is a section. */
function sectionsOf(nodes: readonly Node[]): readonly Node[] {
  const first = nodes.findIndex(({ type }) => type === "h2");
  if (first < 0) return nodes;
  const starts = nodes.flatMap(({ type }, index) => (type === "h2" ? index : []));
  const sections = starts.map((start, index) => {
    const children = nodes.slice(start, starts[index + 1]);
    return { type: "section", line: 0, text: "", attributes: {}, children };
  });
  return [...nodes.slice(0, first), ...sections];
}

/** Code of nodes. Adds the imports that it needs, by name. */
function write(
  nodes: readonly Node[],
  headings: ReadonlyMap<Node, Heading>,
  imports: Map<string, string>,
): readonly string[] {
  let above = "";
  const component = (name: string, folder: string) => {
    imports.set(name, `import { ${name} } from "/src/${folder}/${name}.tsx";`);
    return name;
  };
  const inside = (node: Node) => node.children.map(code);
  const code = (node: Node): string => {
    const { type, text, attributes } = node;
    switch (type) {
      case "text":
        return element(component("RichText", "ui"), { text: json(text) });
      case "h2":
      case "h3":
      case "h4":
        above = headings.get(node)?.id ?? "";
        return element(json(type), { id: json(above) }, inside(node));
      case "a":
        return element(
          component("Link", "ui"),
          destination(attributes["href"] ?? ""),
          inside(node),
        );
      case "img": {
        const { src = "", alt = "" } = attributes;
        const picture = `picture${imports.size}`;
        imports.set(picture, `import ${picture} from ${json(`${decodeURI(src)}?text`)};`);
        const sizes = json("(width >= 44em) 578px, 100vw");
        return element(component("Picture", "ui/picture"), {
          image: picture,
          alt: json(alt),
          sizes,
        });
      }
      case "pre":
        return element(json(type), {}, [element(json("code"), {}, [json(text)])]);
      case "code":
        return element(json(type), {}, [json(text)]);
      case "ul":
      case "ol": {
        const { start } = attributes;
        const props = { role: json("list"), ...(start && { start }) };
        return element(json(type), props, inside(node));
      }
      case "table":
        return table(node);
      default:
        return element(json(type), {}, inside(node));
    }
  };
  const table = ({ children: [head, body] }: Node): string => {
    const cells = (row: Node | undefined) =>
      (row?.children ?? []).map((cell) => element("Fragment", {}, inside(cell)));
    const rows = (body?.children ?? []).map(
      (row, index) => `{ id: "${index}", cells: [${cells(row).join(", ")}] }`,
    );
    imports.set("HeadingId", `import { HeadingId } from "/src/sections/heading-id.ts";`);
    const dataTable = element(component("DataTable", "sections"), {
      columns: json(head?.children[0]?.children.map(wordsOf)),
      rows: `[${rows.join(", ")}]`,
    });
    return element("HeadingId", { value: json(above) }, [dataTable]);
  };
  return nodes.map(code);
}

/** Props of a link. Those to pages name the page's target. */
function destination(href: string): Readonly<Record<string, string>> {
  const [path = "", anchor] = href.split("#");
  const route = path ? routeAt(path) : undefined;
  if (!route) return { href: json(href) };
  return { to: json(route.target), ...(anchor && { anchor: json(anchor) }) };
}
