import type { Photograph } from "~/content-types";
import { Picture } from "./Picture";

type PhotoProps = Photograph & {
  /** True in a hero: it's fetched first. Others are fetched when the visitor comes near. */
  eager?: boolean;
};

/** A photograph in half of the page's width, wherever a drawing can stand. */
export const Photo = ({ image, alt, eager = false }: PhotoProps) => (
  <Picture image={image} alt={alt} eager={eager} sizes={sizes} />
);

const sizes = "(width < 56.25em) 92vw, (width < 82em) 45vw, 584px";
