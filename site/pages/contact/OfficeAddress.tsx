import { cityLineOf } from "~/lib/address";
import { company } from "~/site/company";
import { type ButtonAction, ButtonLink } from "~/ui/Button";
import styles from "./OfficeAddress.module.css";

const { name, address } = company;

/** The company's name and postal address, and a button. */
export function OfficeAddress({ action }: { action: ButtonAction }) {
  return (
    <div className={styles.office}>
      <address>
        {name}
        <br />
        {address.street}
        <br />
        {cityLineOf(address)}
      </address>
      <ButtonLink {...action} variant="secondary" />
    </div>
  );
}
