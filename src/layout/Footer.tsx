import { cityLineOf } from "~/lib/address";
import { hoursText } from "~/lib/hours";
import { emailHref, phoneHref } from "~/lib/hrefs";
import { company } from "~/site/company";
import { quickLinks, serviceLinks } from "~/site/navigation";
import { footer, legalLinks } from "~/site/words/header-and-footer";
import { Link } from "~/ui/Link";
import { RichText } from "~/ui/RichText";
import { Brand } from "./Brand";
import styles from "./Footer.module.css";
import { NavLink } from "./NavLink";

/** The footer of every page. Rendered at build time only. */
export function Footer() {
  return (
    <footer className={styles.footer} data-surface="inverse">
      <div className={styles.columns}>
        <div>
          <Brand />
          <p className={styles.about}>
            <RichText text={footer.about} />
          </p>
          {company.social.length > 0 && (
            <ul role="list" className={styles.row}>
              {company.social.map(({ name, href }) => (
                <li key={name}>
                  <Link href={href}>{name}</Link>
                </li>
              ))}
            </ul>
          )}
        </div>
        <LinkColumn heading={footer.quickLinks} links={quickLinks} />
        <LinkColumn heading={footer.services} links={serviceLinks} />
        <div>
          <h2 className={styles.heading}>{footer.contact}</h2>
          <address>
            <ul role="list" className={`${styles.links} ${styles.row}`}>
              <li>
                <a href={phoneHref(company.phone)}>{company.phone.text}</a>
              </li>
              <li>
                <a href={emailHref(company.email)}>{company.email}</a>
              </li>
              <li className={styles.text}>
                {company.address.street && <span>{company.address.street}</span>}{" "}
                <span>{cityLineOf(company.address)}</span>
              </li>
              <li className={styles.text}>
                <span>{hoursText(company.officeHours)}</span> <span>{company.emergency}</span>
              </li>
            </ul>
          </address>
        </div>
      </div>
      <div className={styles.base}>
        <p>© {company.name}</p>
        {legalLinks.length > 0 && (
          <ul role="list" className={styles.row}>
            {legalLinks.map(({ label, ...destination }) => (
              <li key={label}>
                {destination.to || destination.href ? (
                  <NavLink {...destination}>{label}</NavLink>
                ) : (
                  <button type="button">{label}</button>
                )}
              </li>
            ))}
          </ul>
        )}
      </div>
    </footer>
  );
}

function LinkColumn({ heading, links }: { heading: string; links: typeof quickLinks }) {
  if (links.length === 0) return null;
  return (
    <nav aria-label={heading}>
      <h2 className={styles.heading}>{heading}</h2>
      <ul className={styles.links}>
        {links.map(({ label, ...destination }) => (
          <li key={label}>
            <NavLink {...destination}>{label}</NavLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
