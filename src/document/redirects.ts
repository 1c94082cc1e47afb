import type { Destination } from "~/content-types";
import { redirects as table } from "~/site/redirects";
import { addressOf } from "~/ui/Link";

/** The address that each redirected path leads to: "/team" to "/about#people". */
export const redirects: Readonly<Record<string, string>> = Object.fromEntries(
  Object.entries<Destination>(table).map(([path, destination]) => [path, addressOf(destination)]),
);
