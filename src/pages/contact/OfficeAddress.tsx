import { company } from "~/site/company";
import styles from "./OfficeAddress.module.css";

const { name, address } = company;

/** The company's name and postal address in large type. */
export function OfficeAddress() {
  return (
    <address className={styles.address}>
      {name}
      <br />
      {address.street}
      <br />
      {address.city}, {address.state} {address.postalCode}
    </address>
  );
}
