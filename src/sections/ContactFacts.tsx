import { Clock, Mail, MapPin, Phone } from "lucide";
import { company } from "~/site/company";
import { Icon } from "~/ui/Icon";
import { Link } from "~/ui/Link";
import styles from "./ContactFacts.module.css";

const { phone, email, address, hours } = company;

/** The company's phone number, email address, postal address and hours, one per row. */
export function ContactFacts() {
  return (
    <address>
      <ul role="list" className={styles.facts}>
        <li>
          <Icon of={Phone} />
          <Link href={phone.href}>{phone.text}</Link>
        </li>
        <li>
          <Icon of={Mail} />
          <Link href={email.href}>{email.text}</Link>
        </li>
        <li>
          <Icon of={MapPin} />
          <span>
            {address.street}
            <br />
            {address.cityLine}
          </span>
        </li>
        <li>
          <Icon of={Clock} />
          <span>
            {hours.office}
            <br />
            {hours.emergency}
          </span>
        </li>
      </ul>
    </address>
  );
}
