import { ArrowUpRight, Mail, Phone } from "lucide";
import type { TeamLeader } from "~/content-types";
import { Chip } from "~/ui/Chip";
import { Icon } from "~/ui/Icon";
import { Portrait } from "~/ui/picture/Portrait";
import { VisuallyHidden } from "~/ui/VisuallyHidden";
import styles from "./LeaderRows.module.css";

/** Words between the facts of a leader. */
export type Labels = {
  readonly specialties: string;
  readonly profile: string;
  /** Says that a link leads to another site. */
  readonly leaves: string;
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
          <Portrait name={name} image={image} alt="" sizes="(width <= 37.5em) 96px, 200px" />
          <div>
            <h3>{name}</h3>
            <p className={styles.position}>{position}</p>
          </div>
          <div className={styles.about}>
            <p>{bio}</p>
            {specialties.length > 0 && (
              <>
                <VisuallyHidden>{labels.specialties}</VisuallyHidden>
                <ul role="list" className={styles.specialties}>
                  {specialties.map((specialty) => (
                    <li key={specialty}>
                      <Chip>{specialty}</Chip>
                    </li>
                  ))}
                </ul>
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
        <a href={`mailto:${email}`}>
          <Icon of={Mail} />
          {email}
        </a>
      </li>
      {phone && (
        <li>
          <a href={`tel:${phone.dial}`}>
            <Icon of={Phone} />
            {phone.text}
          </a>
        </li>
      )}
      {linkedin && (
        <li>
          <a href={linkedin} rel="noopener noreferrer">
            <Icon of={ArrowUpRight} />
            {labels.profile}
            <VisuallyHidden>{` of ${name}, ${labels.leaves}`}</VisuallyHidden>
          </a>
        </li>
      )}
    </ul>
  );
}
