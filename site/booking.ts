import type { Destination } from "~/content-types";

/**
 * Where visitors book a first appointment: a page, or the address of your calendar, such as
 * { href: "https://calendly.com/your-company/first-call" }. The header's button leads there too.
 */
export const booking: Destination = { to: "contact" };
