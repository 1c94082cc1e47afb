import type { Target } from "~/content-types";

/** How messages of the contact form reach the company. Everything in it is public. */
export type Delivery = {
  /** Address of a form service or of your own handler, or a path of the site itself, such as "/api/contact". */
  readonly address: `https://${string}` | `http://localhost${string}` | `/${string}`;
  /** Where browsers without JavaScript post the form, if it's another address. */
  readonly withoutScript?: `https://${string}` | `/${string}`;
  /** What the script sends: "json", or "form" as browsers post it, for services that can't read JSON. */
  readonly encoding: "json" | "form";
  /** Values that go along with every message, such as a service's key, by their names. */
  readonly values?: Readonly<Record<string, string>>;
  /** Name of the field that people don't see and spam programs fill in, as the service calls it. */
  readonly honeypot?: string;
  /** Attributes of the form in the document, by which a host finds it. */
  readonly attributes?: Readonly<Record<string, string>>;
  /**
   * What says that a message has arrived: a 2xx response whose JSON has this field and says true in it, one with this
   * header, or a redirect. Without this any complete 2xx response that is no page and doesn't say no.
   */
  readonly arrived?: { readonly field: string } | { readonly header: string } | "redirect";
  /**
   * A page that thanks, instead of the notice in the form, so that counters count a view. It isn't for search
   * engines. `field`: the value by which the service learns its address, for browsers without JavaScript: "_next".
   */
  readonly thanks?: { readonly page: Target; readonly field?: string };
  /** Handlers of your own: understands idempotencyKey, so a message may be sent again, and secondsToSubmit. */
  readonly ownHandler?: boolean;
};

/**
 * While it is undefined the form logs messages and sends nothing. docs/delivery.md has the record for each service
 * that we know, and what a handler of your own receives and must answer.
 */
export const delivery: Delivery | undefined = undefined;
