import type { ReactNode } from "react";
import { renderToString } from "react-dom/server";
import { islandElement, PlaceIsland, placeInIsland } from "~/ui/island";

/**
 * A document's content with its islands: the markup that React made of each, its name and its props, for
 * src/client/islands.tsx.
 */
export function WithIslands({ children }: { children: ReactNode }) {
  let count = 0;
  return (
    <PlaceIsland
      value={({ name, props, content }) => {
        count += 1;
        const id = `island-${count}`;
        const markup = renderToString(<PlaceIsland value={placeInIsland}>{content}</PlaceIsland>, {
          identifierPrefix: id,
        });
        return islandElement(undefined, {
          id,
          "data-island": name,
          "data-props": JSON.stringify(props),
          // The policy blocks style attributes, which scripts may set, and what React writes for a form whose action is a
          // function.
          dangerouslySetInnerHTML: {
            __html: markup
              .replaceAll(' style="', ' data-style="')
              .replace(/ (?:form)?action="javascript:[^"]*"/gi, "")
              .replace(/<script>addEventListener\("submit".*?<\/script>/s, ""),
          },
        });
      }}
    >
      {children}
    </PlaceIsland>
  );
}
