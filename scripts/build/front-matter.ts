import { isMap, isScalar, parseDocument } from "yaml";

/** What is wrong in a file, and in which line. */
type Mistake = { readonly line: number; readonly text: string };

/** Parses YAML whose values are all text. */
const parse = (yaml: string) => parseDocument(yaml, { schema: "failsafe" });

/**
 * Reads the front matter with which a Markdown file begins: its fields, what is wrong in it, and the text below it.
 * Without front matter `firstLine` of the text is 1.
 */
export function readFrontMatter(source: string, known: readonly string[]) {
  const file = source.replace(/^\uFEFF/, "").replaceAll("\r\n", "\n");
  const [head = "", yaml = ""] = /^---[ \t]*\n(?:(.*?)\n)?---[ \t]*(?:\n|$)/s.exec(file) ?? [];
  const mistakes: Mistake[] = [];
  const lines = yaml.split("\n").map((line, index) => {
    const meant = asMeant(line);
    if (meant !== line) {
      const text = `YAML doesn't read this line of the front matter as it's meant. Write ${meant}`;
      mistakes.push({ line: index + 2, text });
    }
    return meant;
  });
  const { contents, errors } = parse(lines.join("\n"));
  const fields: Record<string, string> = {};
  for (const { key, value } of isMap(contents) ? contents.items : []) {
    const name = String(key);
    const line = lines.findIndex((text) => text.split(":")[0]?.trim() === name) + 2;
    if (/^(?:draft|publish(?:ed)?|private|hidden|status|visibility)$/i.test(name)) {
      const text = `the front matter has no field "${name}", because there are no drafts. Keep the file outside site until all may read it, or give an article a later date; then delete this line.`;
      mistakes.push({ line, text });
    } else if (!known.includes(name)) {
      const text = `the front matter has no field "${name}", only ${known.join(", ")}. Delete it, or mend its name.`;
      mistakes.push({ line, text });
    } else if (!isScalar(value)) {
      mistakes.push({
        line,
        text: `the field "${name}" isn't one text. Write ${name}: and the words.`,
      });
    } else if (/%%|<!--/.test(String(value.value))) {
      const text = `the field "${name}" has a comment, %% or <!--, which everyone would read. Delete it.`;
      mistakes.push({ line, text });
    } else if (value.value) fields[name] = String(value.value).trim();
  }
  const [error] = errors;
  if (error) {
    const reason = error.message.split(" at line ")[0];
    const text = `the front matter can't be read: ${reason}. Write each field once, its value between two quotes.`;
    mistakes.push({ line: (error.linePos?.[0].line ?? 0) + 1, text });
  }
  return { fields, mistakes, text: file.slice(head.length), firstLine: head.split("\n").length };
}

/** A line of front matter, with a space after its colon and its value in quotes if YAML read it differently without. */
function asMeant(line: string): string {
  const [, name, space, value = ""] = /^(\w+):(\s*)(.*?)\s*$/.exec(line) ?? [];
  // A quoted value may go on in the next line.
  if (!name || !value || /^(["'])(?!.*\1)/.test(value)) return line;
  if (!space) return asMeant(`${name}: ${value}`);
  const { contents, errors } = parse(`${name}: ${value}`);
  const [read] = isMap(contents) ? contents.items.map((item) => item.value) : [];
  const isPlain = isScalar(read) && read.type === "PLAIN";
  const [, inCurlyQuotes] = (isPlain && /^[“„«‘‚]([^“”„«»]*)[”“»’‘]$/.exec(value)) || [];
  const isRead = isScalar(read) && (!isPlain || read.value === value) && errors.length === 0;
  if (isRead && inCurlyQuotes === undefined) return line;
  return `${name}: ${JSON.stringify(inCurlyQuotes ?? value)}`;
}
