import { pathTo } from "~/lib/routes";
import { company } from "~/site/company";
import type { Delivery } from "~/site/delivery";
import { honeypotLabel } from "~/site/words/contact-form";
import { VisuallyHidden } from "~/ui/VisuallyHidden";
import { honeypotOf } from "./spam-signals";

/** What a form sends besides its fields: the honeypot (decision 0009), and the values of the delivery. */
export function HiddenFields({ delivery }: { delivery: Delivery }) {
  const { page, field } = delivery.thanks ?? {};
  return (
    <>
      {page && field && <input type="hidden" name={field} value={company.url + pathTo(page)} />}
      {Object.entries(delivery.values ?? {}).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <VisuallyHidden>
        <label aria-hidden="true">
          {honeypotLabel}
          <input type="text" name={honeypotOf(delivery)} tabIndex={-1} autoComplete="off" />
        </label>
      </VisuallyHidden>
    </>
  );
}
