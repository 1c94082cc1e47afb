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

/** A component with its examples, each as wide as the page. */
export function ComponentExamples({ name, component, code, examples }: ExampleFile) {
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
        const shown = looks.slice(0, Component.length > 0 ? looks.length : 1);
        return (
          <figure key={title} className="gallery-example">
            <figcaption className="gallery-width">
              <strong>{title}</strong>
            </figcaption>
            {shown.map((look) => (
              <div key={look.surface} className="gallery-view">
                {shown.length > 1 && (
                  <p className="gallery-width gallery-note">
                    surface="{look.surface}" or family="{look.family}"
                  </p>
                )}
                <Component {...look} />
              </div>
            ))}
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
