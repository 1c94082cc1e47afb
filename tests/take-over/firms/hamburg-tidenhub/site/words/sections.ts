/** Before and after a quote. */
export const quotationMarks = ["„", "“"] as const;

/** Headings of the columns of credentials. */
export const credentialColumns = {
  name: "Nachweis",
  issuer: "Ausgestellt von",
  number: "Nummer",
  validUntil: "Gültig bis",
};
