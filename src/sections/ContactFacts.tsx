import { Clock, Mail, MapPin, Phone } from "lucide";
import { hoursText } from "~/lib/hours";
import { emailHref, phoneHref } from "~/lib/hrefs";
import { company } from "~/site/company";
import { Icon } from "~/ui/Icon";
import { Link } from "~/ui/Link";
import { OfficeAddress } from "~/ui/OfficeAddress";
import styles from "./ContactFacts.module.css";

const { phone, email, officeHours, emergency } = company;

/** The company's phone number, email address, postal address and hours, one per row. */
export function ContactFacts() {
  return (
    <address>
      <ul role="list" className={styles.facts}>
        <li>
          <Icon of={Phone} />
          <Link href={phoneHref(phone)}>{phone.text}</Link>
        </li>
        <li>
          <Icon of={Mail} />
          <Link href={emailHref(email)}>{email}</Link>
        </li>
        <li>
          <Icon of={MapPin} />
          <OfficeAddress />
        </li>
        <li>
          <Icon of={Clock} />
          <span>
            {hoursText(officeHours)}
            <br />
            {emergency}
          </span>
        </li>
      </ul>
    </address>
  );
}
