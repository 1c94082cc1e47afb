/** Scripts that are written from right to left. */
const rightToLeft = /^(?:Adlm|Arab|Aran|Hebr|Mand|Nkoo|Rohg|Samr|Syrc|Thaa)$/;

/** What is wrong with the site's language: it may be none, or none that the site is for. */
export function mistakesInLanguage(language: string): readonly string[] {
  const script = scriptOf(language);
  const [canonical] = script ? Intl.getCanonicalLocales(language) : [];
  const mistake = !script
    ? 'is no language. Write one such as "de", or "pt-BR" where the country matters.'
    : canonical !== language
      ? `is written "${canonical}".`
      : rightToLeft.test(script) &&
        "is written from right to left. Not for languages that are (README.md): layout and illustrations run from left to right.";
  return mistake ? [`site/locale.ts: "${language}" ${mistake}`] : [];
}

/** What is wrong with a currency and a country: they may not be written as codes. */
export const mistakesInCodes = (currency: string, country: string): readonly string[] => [
  ...(Intl.supportedValuesOf("currency").includes(currency)
    ? []
    : [
        `site/locale.ts: currency is "${currency}". Write its code, such as "EUR", or "GBP" for pounds.`,
      ]),
  ...(/^[A-Z]{2}$/.test(country) && country !== "UK"
    ? []
    : [
        `site/company.ts: country is "${country}". Write its code of two letters, such as "US", or "GB" for the United Kingdom.`,
      ]),
];

/** The script that a language is written in, or undefined if it's none. */
function scriptOf(language: string): string | undefined {
  try {
    return new Intl.Locale(language).maximize().script;
  } catch {
    return undefined;
  }
}
