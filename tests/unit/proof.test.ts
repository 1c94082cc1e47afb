import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, expectTypeOf, test } from "vitest";
import { locale } from "../../site/locale";
import { credentialColumns } from "../../site/words/sections";
import type { BuiltImage, Credential, Photograph, Quote } from "../../src/content-types";
import { certificationsOf } from "../../src/lib/schema-org";
import { Credentials } from "../../src/sections/Credentials";
import { DataTable } from "../../src/sections/DataTable";
import { HeadingId } from "../../src/sections/heading-id";
import { LogoRow } from "../../src/sections/LogoRow";
import { Quotes } from "../../src/sections/Quotes";
import { Photo } from "../../src/ui/picture/Photo";

const image: BuiltImage = { sources: {}, img: { src: "/a.jpg", w: 120, h: 30 } };
const quote: Quote = {
  words: "A person answers.",
  name: "Ada Quill",
  position: "Owner",
  company: "Pier 9",
};
const credential: Credential = { name: "ISO 27001", issuer: "A body", validUntil: "2098-02-28" };

const quotes = (entries: readonly Quote[]) =>
  renderToStaticMarkup(createElement(Quotes, { heading: "What clients say", entries }));
const logos = (count: number) => {
  const entries = [{ name: "Pier 9", logo: image }].slice(0, count);
  return renderToStaticMarkup(createElement(LogoRow, { heading: "Our clients", entries }));
};
const credentials = (entries: readonly Credential[]) =>
  renderToStaticMarkup(createElement(Credentials, { heading: "Certifications", entries }));

test("nothing is shown of empty lists, not even a heading", () => {
  expect([quotes([]), logos(0), credentials([])]).toEqual(["", "", ""]);
});

test("a quote is said by the person under it, alone without a heading", () => {
  const alone = quotes([quote]);
  expect(alone).toMatch(/<blockquote><p>\p{P}A person answers\.\p{P}<\/p><\/blockquote>/u);
  expect(alone).toContain('aria-label="Ada Quill"');
  expect(alone).toMatch(/<figcaption>.*Ada Quill.*Owner, Pier 9/);
  expect(alone).not.toMatch(/What clients say|<img|<svg/);
  expect(quotes([quote, { ...quote, words: "Twice." }])).toContain("What clients say</h2>");
});

test("where one client has a photograph, those without have initials", () => {
  const html = quotes([
    { ...quote, image },
    { ...quote, words: "Twice." },
  ]);
  expect(html).toContain('src="/a.jpg" alt=""');
  expect(html).toContain(">AQ</text>");
});

test("a logo has its client's name as text, and its size", () => {
  expect(logos(1)).toContain('<img src="/a.jpg" alt="Pier 9" width="120" height="30"');
});

const past: Credential = { name: "Old", issuer: "A body", validUntil: "2020-01-31" };

test("a credential is shown until its last day, which is the same wherever the site is built; then it's left out, and the section with the last one", () => {
  const html = credentials([credential, past]);
  const day = new Date(2098, 1, 28).toLocaleDateString(locale.language, { dateStyle: "long" });
  expect(html).toContain(`<time dateTime="2098-02-28">${day}</time>`);
  expect(html).not.toContain("Old");
  expect(credentials([past])).toBe("");
  const { validUntil: _, ...endless } = credential;
  expect(credentials([endless])).toContain("ISO 27001");
});

test("a column that no credential fills is left out", () => {
  const column = `${credentialColumns.number}</th>`;
  expect(credentials([credential])).not.toContain(column);
  const member = { name: "Chamber", issuer: "A chamber", number: "17" };
  const html = credentials([credential, member]);
  expect(html).toContain(column);
  // Phones show cells with a label, and the empty one not at all.
  expect(html).toContain('<td data-label=""></td>');
});

test("phones show a cell that is the number 0", () => {
  const table = createElement(DataTable, { columns: ["Plan", "Setup fee"], rows: [["Basic", 0]] });
  const html = renderToStaticMarkup(createElement(HeadingId, { value: "fees" }, table));
  expect(html).toContain('<td data-label="Setup fee">0</td>');
});

test("search engines get number, issuer and last day of a credential that still holds", () => {
  expect(certificationsOf([past, { ...credential, number: "17" }])).toEqual({
    hasCertification: [
      expect.objectContaining({
        issuedBy: { "@type": "Organization", name: "A body" },
        certificationIdentification: "17",
        expires: "2098-02-28",
      }),
    ],
  });
  expect(certificationsOf([past])).toBe(false);
});

test("a photograph is fetched first in a hero, late elsewhere, and says what it shows", () => {
  const photo = (eager: boolean) =>
    renderToStaticMarkup(createElement(Photo, { image, alt: "Our racks", eager }));
  expect(photo(true)).toContain('loading="eager" fetchPriority="high"');
  expect(photo(false)).toContain('alt="Our racks" width="120" height="30" loading="lazy"');
  expect(photo(false)).not.toContain("fetchPriority");
  expectTypeOf<{ image: BuiltImage }>().not.toExtend<Photograph>();
});
