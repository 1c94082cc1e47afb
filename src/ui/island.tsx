import { type ComponentType, createContext, createElement, type ReactNode, use } from "react";

/** What can stand in a document as text: no functions, elements, dates or instances of classes. */
type Data<Value> = Value extends string | number | boolean | null | undefined
  ? Value
  : Value extends (...parameters: never) => unknown
    ? never
    : Value extends object
      ? Value extends { valueOf(): number } | { [Symbol.iterator](): unknown; size: number }
        ? never
        : { readonly [Key in keyof Value]: Data<Value[Key]> }
      : never;

/** An island on a page: the component's name, its props, and what it shows. */
type Placed = { readonly name: string; readonly props: object; readonly content: ReactNode };

/** What every island's element has, in documents and in the app. */
export const islandElement = (content: ReactNode, attributes: object = {}): ReactNode =>
  createElement("react-island", { class: "island", ...attributes }, content);

/**
 * How islands are rendered: as any other component, which is right in the app; src/document/islands.tsx adds what
 * starts them in a document.
 */
export const PlaceIsland = createContext(({ content }: Placed) => islandElement(content));

/** Islands in an island are part of it. */
export const placeInIsland = ({ content }: Placed): ReactNode => content;

/**
 * Makes an island of a component: it's alive in the document too, from the visitor's first intent on it. The function's
 * name and its file's are the same: `function Cost` in `Cost.island.tsx`, which exports `Cost`. Props are data.
 */
export function island<Props extends { readonly [Key in keyof Props]: Data<Props[Key]> }>(
  Component: ComponentType<Props>,
): ComponentType<Props> {
  // With a name, by which development tells a component.
  return function Island(props) {
    return use(PlaceIsland)({ name: Component.name, props, content: <Component {...props} /> });
  };
}
