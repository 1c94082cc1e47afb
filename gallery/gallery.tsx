/*
 * The gallery, /gallery in `npm run dev`: sections and illustrations, each with its code. It is
 * how an owner chooses a section for a new page, and never in a build.
 */
import "~/styles/tokens.css";
import "~/styles/dark.css";
import "~/styles/base.css";
import "./gallery.css";
import { Fragment } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { WithIslands } from "~/document/islands";
import { Code, ComponentExamples } from "./ComponentExamples";
import { type ExampleFile, exampleFilesIn, illustrations } from "./example-files";

type Group = {
  readonly title: string;
  readonly lead: string;
  readonly files: readonly ExampleFile[];
};

const groups: readonly Group[] = [
  {
    title: "Sections",
    lead: "From src/sections, each across the whole page. A page.tsx lists them in order.",
    files: exampleFilesIn("sections"),
  },
  {
    title: "Islands",
    lead: "React components that are alive in the document (docs/react.md). Try it.",
    files: exampleFilesIn("islands"),
  },
];

const drawings: Group = {
  title: "Hero illustrations",
  lead: "Each is drawn for its page. Copy the file that comes closest into your page's folder, with the style sheet and the words that it imports.",
  files: [],
};

/** The gallery as an HTML document. `styles` are the tags of its style sheets. */
export const galleryDocument = (styles: string): string =>
  `<!doctype html>${renderToStaticMarkup(
    <WithIslands>
      <Gallery />
    </WithIslands>,
  ).replace("</head>", () => `${styles}</head>`)}`;

function Gallery() {
  return (
    <html lang="en">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>Gallery</title>
        <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
        <script type="module" src="/src/client/entry-client.ts" />
      </head>
      <body>
        <header data-surface="inverse" id="contents" className="gallery-header">
          <div className="gallery-width">
            <h1>Gallery</h1>
            <p className="gallery-lead">
              What a page can be made of, with the code that writes it. A click selects all of the
              code.
            </p>
            <nav aria-label="Contents">
              {[...groups, drawings].map(({ title, files }) => (
                <ul key={title} role="list" className="gallery-contents">
                  <li>
                    <a href={`#${anchor(title)}`}>
                      <strong>{title}</strong>
                    </a>
                  </li>
                  {files.map(({ name }) => (
                    <li key={name}>
                      <a href={`#${name}`}>{name}</a>
                    </li>
                  ))}
                </ul>
              ))}
            </nav>
          </div>
        </header>
        <main>
          {groups.map((group) => (
            <Fragment key={group.title}>
              <GroupTitle {...group} />
              {group.files.map((file) => (
                <ComponentExamples key={file.name} {...file} />
              ))}
            </Fragment>
          ))}
          <GroupTitle {...drawings} />
          <div className="gallery-width gallery-illustrations">
            {illustrations.map(({ file, HeroIllustration, code }) => (
              <div key={file}>
                <div className="gallery-tile" data-surface="inverse">
                  <HeroIllustration />
                </div>
                <Code summary={file} code={code} />
              </div>
            ))}
          </div>
        </main>
        {/* A hero shows its drawing once the document has a footer: all of it has arrived. */}
        <footer />
      </body>
    </html>
  );
}

const anchor = (title: string) => title.toLowerCase().replaceAll(" ", "-");

function GroupTitle({ title, lead }: Pick<Group, "title" | "lead">) {
  return (
    <div className="gallery-width gallery-group" id={anchor(title)}>
      <h2>{title}</h2>
      <p className="gallery-lead">{lead}</p>
    </div>
  );
}
