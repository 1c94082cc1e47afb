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
  const [canonical] = Intl.getCanonicalLocales(language);
  if (canonical !== language) {
    throw new Error(`site/locale.ts: "${language}" is written "${canonical}".`);
  }
  if (rightToLeft.test(script)) {
    throw new Error(
      `site/locale.ts: "${language}" is written from right to left. Not for languages that are (README.md): layout and illustrations run from left to right.`,
    );
  }
}

/** Throws if a currency or a country isn't written as its code. */
export function checkCodes(currency: string, country: string): void {
  if (!/^[A-Z]{3}$/.test(currency)) {
    throw new Error(`site/locale.ts: currency is "${currency}". Write its code, such as "EUR".`);
  }
  if (!/^[A-Z]{2}$/.test(country) || country === "UK") {
    throw new Error(
      `site/company.ts: country is "${country}". Write its code of two letters, such as "US", or "GB" for the United Kingdom.`,
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
