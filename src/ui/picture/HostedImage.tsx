import { VisuallyHidden } from "~/ui/VisuallyHidden";
import styles from "./HostedImage.module.css";
import { watch } from "./hosted-image.behavior";

type HostedImageProps = { src: string; alt: string; loading: "eager" | "lazy" };

/**
 * An image on another host, cropped to its frame and fetched without a referrer. A placeholder
 * drawing shows until it has loaded, and if it fails.
 */
export function HostedImage({ src, alt, loading }: HostedImageProps) {
  return (
    <span
      ref={(frame) => (frame ? watch(frame) : undefined)}
      className={styles.frame}
      data-behavior="hosted-image"
    >
      <svg viewBox="0 0 64 40" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
        <rect x="14" y="9" width="36" height="24" rx="2" />
        <circle cx="23" cy="16" r="2.5" />
        <path d="m17 29 9-9 5 5 6-7 10 11z" />
      </svg>
      <img src={src} alt={alt} loading={loading} referrerPolicy="no-referrer" />
      {alt && (
        <span className={styles.words}>
          <VisuallyHidden>{alt}</VisuallyHidden>
        </span>
      )}
    </span>
  );
}
