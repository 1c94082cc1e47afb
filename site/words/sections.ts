/** Before and after a quote. */
export const quotationMarks = ["“", "”"] as const;

/** Headings of the columns of credentials. */
export const credentialColumns = {
  name: "Credential",
  issuer: "Issued by",
  number: "Number",
  validUntil: "Valid until",
};
