/** The site's language, and what differs between countries. */
type Locale = {
  /**
   * The one language of all pages (BCP 47), such as "de", or "pt-BR" where the country matters. Names of days and the
   * forms of prices follow it.
   */
  readonly language: string;
  /** Of all prices (ISO 4217). */
  readonly currency: string;
  /** Of office hours: "8AM-5PM" or "8:00-17:00". */
  readonly clock: 12 | 24;
  /** Between two days or two times. */
  readonly range: string;
  /** After office hours, if anything: " Uhr". */
  readonly afterHours?: string;
  /** For an office that is open from "0:00" to "24:00", in place of both times. */
  readonly allDay?: string;
  /** The last line of an address, made of the names of company.address. */
  readonly cityLine: string;
  /** Zero, one and so on, as sentences begin with them. Larger counts are digits. */
  readonly numbers: readonly string[];
};

/** How this company's country writes. Words are in content files (docs/make-it-yours.md). */
export const locale: Locale = {
  language: "en",
  currency: "USD",
  clock: 12,
  range: "-",
  allDay: "24 hours",
  cityLine: "city, state postalCode",
  numbers: "Zero One Two Three Four Five Six Seven Eight Nine Ten Eleven Twelve".split(" "),
};
