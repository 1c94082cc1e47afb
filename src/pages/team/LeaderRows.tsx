import { ArrowUpRight, Mail, Phone } from "lucide";
import type { TeamLeader } from "~/content-types";
import { Chip } from "~/ui/Chip";
import { Icon } from "~/ui/Icon";
import { Picture } from "~/ui/picture/Picture";
import { VisuallyHidden } from "~/ui/VisuallyHidden";
import styles from "./LeaderRows.module.css";

/** People who answer for something: what they are like, what they know, and how to reach them. */
export function LeaderRows({ leaders }: { leaders: readonly TeamLeader[] }) {
  return (
    <ul role="list">
      {leaders.map(({ name, position, bio, image, specialties, ...ways }) => (
        <li key={name} className={styles.leader}>
          <Picture image={image} alt="" sizes="(width <= 600px) 96px, 200px" />
          <div>
            <h3>{name}</h3>
            <p className={styles.position}>{position}</p>
          </div>
          <div className={styles.about}>
            <p>{bio}</p>
            <VisuallyHidden>Specialties:</VisuallyHidden>
            <ul role="list" className={styles.specialties}>
              {specialties.map((specialty) => (
                <li key={specialty}>
                  <Chip>{specialty}</Chip>
                </li>
              ))}
            </ul>
          </div>
          <WaysToReach name={name} {...ways} />
        </li>
      ))}
    </ul>
  );
}

/** The profile is on another site, which the arrow tells the eye and words tell the ear. */
function WaysToReach({
  name,
  email,
  phone,
  linkedin,
}: Pick<TeamLeader, "name" | "email" | "phone" | "linkedin">) {
  return (
    <ul role="list" className={styles.ways}>
      <li>
        <a href={`mailto:${email}`}>
          <Icon of={Mail} />
          {email}
        </a>
      </li>
      <li>
        <a href={`tel:+1${phone.replace(/\D/g, "")}`}>
          <Icon of={Phone} />
          {phone}
        </a>
      </li>
      <li>
        <a href={linkedin} rel="noopener noreferrer">
          <Icon of={ArrowUpRight} />
          LinkedIn profile
          <VisuallyHidden>{` of ${name}, leaves this site`}</VisuallyHidden>
        </a>
      </li>
    </ul>
  );
}
