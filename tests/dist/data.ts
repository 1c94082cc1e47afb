import { elementsOf } from "./pages";

/** An object in a page's structured data. */
export type Thing = { readonly "@type": string; readonly [property: string]: unknown };

/** Text of a document's JSON-LD block. Throws if there is not exactly one. */
function dataBlockOf(html: string): string {
  const blocks = elementsOf(html, "script").filter((script) =>
    script.startsWith('<script type="application/ld+json">'),
  );
  if (blocks.length !== 1) throw new Error(`${blocks.length} blocks of structured data`);
  return (blocks[0] ?? "").replace(/^<script[^>]*>|<\/script>$/g, "");
}

/** Objects in a page's structured data; the first is the page itself. */
export const thingsOf = (html: string): readonly Thing[] => JSON.parse(dataBlockOf(html))["@graph"];

/** Objects of one type at the top level. */
export const thingsAs = (html: string, type: string): readonly Thing[] =>
  thingsOf(html).filter((thing) => thing["@type"] === type);

/** Every string and number in data, with the property it belongs to. */
export function valuesIn(
  data: unknown,
  property = "",
): Array<{ property: string; value: string | number }> {
  if (typeof data === "string" || typeof data === "number") return [{ property, value: data }];
  if (Array.isArray(data)) return data.flatMap((item) => valuesIn(item, property));
  return Object.entries(data ?? {}).flatMap(([key, value]) => valuesIn(value, key));
}

/** Objects of one type at any depth. */
export function partsAs(data: unknown, type: string): Thing[] {
  if (typeof data !== "object" || data === null) return [];
  const parts = Object.values(data).flatMap((value) => partsAs(value, type));
  return (data as Partial<Thing>)["@type"] === type ? [data as Thing, ...parts] : parts;
}
