import type { Image } from "~/content-types";
import { HostedImage } from "./HostedImage";
import styles from "./Picture.module.css";

type PictureProps = {
  image: Image;
  /** Alternative text; empty if the text beside the picture says the same. */
  alt: string;
  /** The `sizes` attribute: the largest width at which it is shown, such as "280px". */
  sizes: string;
  /** True for the large picture that is visible before scrolling: it's fetched before others. */
  eager?: boolean;
};

/** A responsive picture from the build, or one from another host. */
export function Picture({ image, alt, sizes, eager = false }: PictureProps) {
  const loading = eager ? "eager" : "lazy";
  if (typeof image === "string") return <HostedImage src={image} alt={alt} loading={loading} />;
  const img = (
    <img
      className={styles.image}
      src={image.img.src}
      alt={alt}
      width={image.img.w}
      height={image.img.h}
      loading={loading}
      fetchPriority={eager ? "high" : undefined}
      decoding="async"
    />
  );
  const { avif } = image.sources;
  if (!avif) return img;
  return (
    <picture>
      <source type="image/avif" srcSet={avif} sizes={sizes} />
      {img}
    </picture>
  );
}
