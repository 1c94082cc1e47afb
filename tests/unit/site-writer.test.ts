import { symlinkSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { withOwnFallback } from "../../scripts/build/documents";
import { sha256 } from "../../scripts/build/security-headers";
import { filesIn, siteFiles } from "../../scripts/build/site-writer";
import { mistakesInPublicFiles } from "../../scripts/checks/public-files";
import { folderWith } from "../folder-with";

/** A site to which an owner has added a file. */
function siteWith(own: string) {
  const site = siteFiles();
  site.add({ [own]: "mine" }, (file) => `site/public/${file}`);
  return site;
}

test("a folder's files are read with those in its folders, and none without it", () => {
  const left = [".DS_Store", "Thumbs.db", "desktop.ini", "b.txt~", "._b.txt", "~$b.docx"];
  const files = ["b.txt", ...left].map((name) => [`a/${name}`, "b"]);
  const folder = folderWith(Object.fromEntries(files));
  expect(filesIn(folder)).toEqual({ "a/b.txt": Buffer.from("b") });
  expect(filesIn(join(folder, "none"))).toEqual({});
});

test("a letter that a Mac writes as two characters is the one that is typed", () => {
  const names = folderWith({ ["Naïve.pdf".normalize("NFD")]: "a" });
  expect(Object.keys(filesIn(names))).toEqual(["Naïve.pdf".normalize()]);
});

test("an owner's file in a folder that browsers keep for a year stops the build", () => {
  expect(mistakesInPublicFiles(["files/assets/a.pdf", "assets.html"])).toEqual([]);
  expect(mistakesInPublicFiles(["assets/price-list.pdf"])).toEqual([
    expect.stringMatching(
      /^site\/public\/assets\/price-list\.pdf: .* Put it into site\/public\/files/,
    ),
  ]);
});

test("a link in a folder stops the build, also one that leads nowhere", () => {
  const links = folderWith({});
  symlinkSync("nowhere", join(links, "a.json"));
  expect(() => filesIn(links)).toThrow("/a.json is a link. Put the file itself there.");
});

test.each([
  ["about.html", "about.html", false],
  ["about/index.html", "about.html", false],
  ["About.html", "about.html", false],
  ["about", "about.html", false],
  ["index.html", "index.html", false],
  ["_headers", "_headers", false],
  ["files/list.json.gz", "files/list.json.gz", false],
  // On many hosts it isn't robots.txt.
  ["Robots.txt", "robots.txt", true],
])("an owner's %s and a built %s stop the build, which names both", (own, built, yields) => {
  const write = () =>
    siteWith(own).add({ [built]: "built" }, () => "site/pages/a/page.tsx", yields);
  expect(write).toThrow(`site/public/${own} and site/pages/a/page.tsx both are "/`);
});

test("an owner's 404.html takes the place of the built one, and its policy allows its styles", () => {
  const of = (path: string | undefined) => ({
    path,
    file: "",
    module: "",
    html: "built",
    style: "",
  });
  const documents = [of("/"), of(undefined)];
  expect(withOwnFallback(documents)).toEqual(documents);
  const html = "<style media=all>a{}</style><style>b{}</style>";
  expect(withOwnFallback(documents, Buffer.from(html))).toEqual([
    of("/"),
    { ...of(undefined), html, style: `'${sha256("a{}")}' '${sha256("b{}")}'` },
  ]);
});
