/** Counts visits with a script from another host. Choose one that sets no cookies. */
type Analytics = {
  /** Address of the script. The build allows its host in the Content Security Policy. */
  readonly script: `https://${string}`;
  /** Host that the script sends to, such as "https://example.goatcounter.com", if it's another one. */
  readonly sendsTo?: `https://${string}`;
  /** Attributes that the service asks for: { "data-domain": "www.company.com" }. */
  readonly attributes?: Readonly<Record<`data-${string}`, string>>;
};

/** The analytics on every page (docs/make-it-yours.md). */
export const analytics: readonly Analytics[] = [];

/**
 * What search engines ask to see on Home before they show you their tools, by name, such as
 * { "google-site-verification": "..." }.
 */
export const verifications: Readonly<Record<string, string>> = {};
