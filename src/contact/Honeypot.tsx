import { VisuallyHidden } from "~/ui/VisuallyHidden";
import { honeypotLabel } from "./content";
import { honeypotName } from "./spam-signals";

/** A hidden field that people don't find and spam programs fill in (decision 0009). */
export function Honeypot() {
  return (
    <VisuallyHidden>
      <label aria-hidden="true">
        {honeypotLabel}
        <input type="text" name={honeypotName} tabIndex={-1} autoComplete="off" />
      </label>
    </VisuallyHidden>
  );
}
