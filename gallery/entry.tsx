import { type Entry, type Example, families, surfaces } from "./examples";

export type Surface = (typeof surfaces)[number];

/** Text in which what is between backticks is code. */
const withCode = (text: string) =>
  text.split("`").map((part, index) => (index % 2 ? <code key={part}>{part}</code> : part));

/** A section or part with all of its examples: on tiles with these surfaces, or as wide as the page. */
export function EntryWithExamples({
  entry,
  tiles,
}: {
  entry: Entry;
  tiles: readonly Surface[] | undefined;
}) {
  const { name, file, description, head, examples } = entry;
  return (
    <article id={name}>
      <div className="gallery-width gallery-entry">
        <h2 className="gallery-name">{name}</h2>
        {description && <p>{withCode(description)}</p>}
        <p className="gallery-note">
          {file} <a href="#contents">Contents</a>
        </p>
        <Code
          summary={head.includes("\nconst ") ? "Imports and words of these examples" : "Imports"}
          code={head}
        />
      </div>
      {examples.map(({ title, note, code, ...example }) => (
        <figure key={title} className="gallery-example">
          <figcaption className="gallery-width">
            <strong>{title}</strong>
            {note && <>. {withCode(note)}</>}
          </figcaption>
          {tiles ? <Tiles of={example.Component} on={tiles} /> : <Views {...example} />}
          <div className="gallery-width">
            <pre className="gallery-code">{code}</pre>
          </div>
        </figure>
      ))}
    </article>
  );
}

/** A part on surfaces, side by side. */
function Tiles({ of: Component, on }: { of: Example["Component"]; on: readonly Surface[] }) {
  return (
    <div className="gallery-width gallery-tiles">
      {on.map((surface) => (
        <div key={surface} className="gallery-tile" data-surface={surface}>
          <Component surface={surface} family={families[0]} />
        </div>
      ))}
    </div>
  );
}

/** A section on every surface, or in every family, that it is to be shown in. */
function Views({ Component, varies }: Pick<Example, "Component" | "varies">) {
  const shownOn = varies.includes("surface") ? surfaces : surfaces.slice(0, 1);
  const shownIn = varies.includes("family") ? families : families.slice(0, 1);
  return shownOn.flatMap((surface) =>
    shownIn.map((family) => (
      <div key={surface + family} className="gallery-view">
        {varies.map((part) => (
          <p key={part} className="gallery-width gallery-note">
            {part}="{{ surface, family }[part]}"
          </p>
        ))}
        <Component surface={surface} family={family} />
      </div>
    )),
  );
}

/** Code that is long or seldom needed, closed at first. */
export function Code({ summary, code }: { summary: string; code: string }) {
  return (
    <details>
      <summary className="gallery-note">{summary}</summary>
      <pre className="gallery-code">{code}</pre>
    </details>
  );
}
