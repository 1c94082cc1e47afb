import type { Family } from "~/content-types";
import { families } from "~/site/brand";
import type { ExampleFile, Shown } from "./example-files";

const [one, two = one, three = two] = Object.keys(families) as Family[];

/** Each surface with another family, if there are some: what an example that takes `Shown` is shown in. */
const looks: readonly Shown[] = [
  { surface: "default", family: one },
  { surface: "subtle", family: two },
  { surface: "inverse", family: three },
];

/** A section or part with its examples: as wide as the page, or on so many tiles of different surfaces. */
export function ComponentExamples({ of, tiles }: { of: ExampleFile; tiles: number | undefined }) {
  const { name, component, code, examples } = of;
  return (
    <article id={name}>
      <div className="gallery-width gallery-entry">
        <h2 className="gallery-name">{name}</h2>
        <p className="gallery-note">
          {component} <a href="#contents">Contents</a>
        </p>
        <Code summary="Code of these examples" code={code} />
      </div>
      {examples.map(([title, Component]) => {
        const shown = looks.slice(0, tiles ?? (Component.length > 0 ? looks.length : 1));
        return (
          <figure key={title} className="gallery-example">
            <figcaption className="gallery-width">
              <strong>{title}</strong>
            </figcaption>
            <div className={tiles ? "gallery-width gallery-tiles" : undefined}>
              {shown.map((look) => (
                <div
                  key={look.surface}
                  className={tiles ? "gallery-tile" : "gallery-view"}
                  data-surface={tiles && look.surface}
                >
                  {!tiles && shown.length > 1 && (
                    <p className="gallery-width gallery-note">
                      surface="{look.surface}" or family="{look.family}"
                    </p>
                  )}
                  <Component {...look} />
                </div>
              ))}
            </div>
          </figure>
        );
      })}
    </article>
  );
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
