import type { ReactNode } from "react";
import { renderToString } from "react-dom/server";
import { islandElement, PlaceIsland, placeInIsland } from "~/ui/island";

const files = Object.keys(import.meta.glob(["../**/*.island.tsx", "../../site/**/*.island.tsx"]));

/**
 * A document's content with its islands: the markup that React made of each, its name and its props, for
 * src/client/islands.tsx. Throws if the file of one hasn't its name.
 */
export function WithIslands({ children }: { children: ReactNode }) {
  let count = 0;
  return (
    <PlaceIsland
      value={({ name, props, content }) => {
        const own = files.filter((file) => file.endsWith(`/${name}.island.tsx`));
        if (own.length !== 1) throw new Error(problem(name, own));
        count += 1;
        const id = `island-${count}`;
        const markup = <PlaceIsland value={placeInIsland}>{content}</PlaceIsland>;
        return islandElement(undefined, {
          id,
          "data-island": name,
          "data-props": JSON.stringify(props),
          dangerouslySetInnerHTML: { __html: renderToString(markup, { identifierPrefix: id }) },
        });
      }}
    >
      {children}
    </PlaceIsland>
  );
}

const problem = (name: string, own: readonly string[]) =>
  own.length > 1
    ? `Two islands have one name: ${own.map((file) => file.replace(/^(\.\.\/)+/, "")).join(", ")}`
    : `The island "${name}" must be in ${name || "Name"}.island.tsx: export const ${name || "Name"} = island(function ${name || "Name"}() { … })`;
