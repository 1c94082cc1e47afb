import { Mail, Phone, UserRound } from "lucide";
import type { TeamLeader } from "~/content-types";
import { emailHref, phoneHref } from "~/lib/hrefs";
import { ChipList } from "~/ui/ChipList";
import { Icon } from "~/ui/Icon";
import { Link } from "~/ui/Link";
import { Portrait } from "~/ui/picture/Portrait";
import { VisuallyHidden } from "~/ui/VisuallyHidden";
import styles from "./LeaderRows.module.css";

/** Words between the facts of a leader. */
export type Labels = {
  readonly specialties: string;
  readonly profile: string;
  /** Between that and the name, for screen readers. */
  readonly of: string;
};

/** Leaders with their portraits, specialties and contact details. */
export function LeaderRows({
  labels,
  leaders,
}: {
  labels: Labels;
  leaders: readonly TeamLeader[];
}) {
  return (
    <ul role="list">
      {leaders.map(({ name, position, bio, image, specialties, ...details }) => (
        <li key={name} className={styles.leader}>
          <Portrait name={name} image={image} alt="" sizes="176px" />
          <div>
            <h3>{name}</h3>
            <p className={styles.position}>{position}</p>
          </div>
          <div className={styles.about}>
            <p>{bio}</p>
            {specialties.length > 0 && (
              <>
                <VisuallyHidden>{labels.specialties}</VisuallyHidden>
                <ChipList items={specialties} />
              </>
            )}
          </div>
          <ContactDetails labels={labels} name={name} {...details} />
        </li>
      ))}
    </ul>
  );
}

function ContactDetails({
  labels,
  name,
  email,
  phone,
  linkedin,
}: Pick<TeamLeader, "name" | "email" | "phone" | "linkedin"> & { labels: Labels }) {
  return (
    <ul role="list" className={styles.details}>
      <li>
        <Link href={emailHref(email)}>
          <Icon of={Mail} />
          {email}
        </Link>
      </li>
      {phone && (
        <li>
          <Link href={phoneHref(phone)}>
            <Icon of={Phone} />
            {phone.text}
          </Link>
        </li>
      )}
      {linkedin && (
        <li>
          <Link href={linkedin}>
            <Icon of={UserRound} />
            {labels.profile}
            <VisuallyHidden>{` ${labels.of} ${name}`}</VisuallyHidden>
          </Link>
        </li>
      )}
    </ul>
  );
}
