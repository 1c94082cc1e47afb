import type { Image } from "~/content-types";
import { HostedImage } from "./HostedImage";
import styles from "./Picture.module.css";

type PictureProps = {
  image: Image;
  /** What the picture shows; empty where the words beside it say it already. */
  alt: string;
  /** Largest width at which the layout shows it, as the `sizes` attribute: "280px". */
  sizes: string;
  /** True for a picture that is on the screen before any scrolling. */
  eager?: boolean;
};

/** A picture in the best format and size for the screen, or one from another host as it is. */
export function Picture({ image, alt, sizes, eager = false }: PictureProps) {
  const loading = eager ? "eager" : "lazy";
  if (typeof image === "string") return <HostedImage src={image} alt={alt} loading={loading} />;
  const sources = Object.entries(image.sources);
  const img = (
    <img
      className={styles.image}
      src={image.img.src}
      alt={alt}
      width={image.img.w}
      height={image.img.h}
      loading={loading}
      decoding="async"
    />
  );
  if (sources.length === 0) return img;
  return (
    <picture>
      {sources.map(([format, srcSet]) => (
        <source key={format} type={`image/${format}`} srcSet={srcSet} sizes={sizes} />
      ))}
      {img}
    </picture>
  );
}
