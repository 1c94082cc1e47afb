/** Scripts that are written from right to left. */
const rightToLeft = /^(?:Adlm|Arab|Aran|Hebr|Mand|Nkoo|Rohg|Samr|Syrc|Thaa)$/;

/** Throws if the site's language is none, or none that the site is for. */
export function checkLanguage(language: string): void {
  const script = scriptOf(language);
  if (!script) {
    throw new Error(
      `site/locale.ts: "${language}" is no language. Write one such as "de", or "pt-BR" where the country matters.`,
    );
  }
  if (rightToLeft.test(script)) {
    throw new Error(
      `site/locale.ts: "${language}" is written from right to left. Not for languages that are (README.md): layout and illustrations run from left to right.`,
    );
  }
}

/** The script that a language is written in, or undefined if it's none. */
function scriptOf(language: string): string | undefined {
  try {
    return new Intl.Locale(language).maximize().script;
  } catch {
    return undefined;
  }
}
