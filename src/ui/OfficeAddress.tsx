import { cityLineOf, places } from "~/lib/address";
import { Link } from "./Link";

const { address, map } = places;

/** The office's street, if it has one, and town on two lines, which lead to its map if it has one. */
export function OfficeAddress() {
  const lines = (
    <span>
      {address.street}
      {address.street && <br />}
      {cityLineOf(address)}
    </span>
  );
  return map ? <Link href={map}>{lines}</Link> : lines;
}
