import type { ComponentType } from "react";
import { type Entry, looks, type Shown } from "./examples";

/** A section or part with its examples: as wide as the page, or on tiles with these surfaces. */
export function EntryWithExamples({
  entry: { name, file, code, examples },
  tiles,
}: {
  entry: Entry;
  tiles: readonly Shown["surface"][] | undefined;
}) {
  return (
    <article id={name}>
      <div className="gallery-width gallery-entry">
        <h2 className="gallery-name">{name}</h2>
        <p className="gallery-note">
          {file} <a href="#contents">Contents</a>
        </p>
        <Code summary="Code of these examples" code={code} />
      </div>
      {examples.map(([title, Component]) => (
        <figure key={title} className="gallery-example">
          <figcaption className="gallery-width">
            <strong>{title}</strong>
          </figcaption>
          {tiles ? (
            <div className="gallery-width gallery-tiles">
              {tiles.map((surface) => (
                <div key={surface} className="gallery-tile" data-surface={surface}>
                  <Component surface={surface} family="managed" />
                </div>
              ))}
            </div>
          ) : (
            <Views of={Component} />
          )}
        </figure>
      ))}
    </article>
  );
}

/** A section in every look, if it takes one. */
function Views({ of: Component }: { of: ComponentType<Shown> }) {
  const shown = Component.length > 0 ? looks : looks.slice(0, 1);
  return shown.map((look) => (
    <div key={look.surface} className="gallery-view">
      {shown.length > 1 && (
        <p className="gallery-width gallery-note">
          surface="{look.surface}" or family="{look.family}"
        </p>
      )}
      <Component {...look} />
    </div>
  ));
}

/** Code, closed at first. */
export function Code({ summary, code }: { summary: string; code: string }) {
  return (
    <details>
      <summary className="gallery-note">{summary}</summary>
      <pre className="gallery-code">{code}</pre>
    </details>
  );
}
