import { locale } from "../../site/locale.ts";

/** The anchor of some words: their letters and digits of any script, "über-uns" for "Über uns". Empty without any. */
export const anchorOf = (words: string): string =>
  words
    .normalize("NFKC")
    .replaceAll(/['’]/g, "")
    .toLocaleLowerCase(locale.language)
    .match(/[\p{L}\p{M}\p{N}]+/gu)
    ?.join("-") ?? "";
