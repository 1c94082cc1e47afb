import { company } from "~/site/company";
import { type ButtonAction, ButtonLink } from "~/ui/Button";
import styles from "./OfficeMap.module.css";

const { name, address } = company;

/** The address without house number and suite, for the map. */
const street = address.street.replace(/^\d\S* |,.*$/g, "");

/** The company's address beside a drawn map of its neighborhood. */
export function OfficeMap({
  heading,
  text,
  action,
}: {
  heading: string;
  text: string;
  action: ButtonAction;
}) {
  return (
    <div className={styles.office}>
      <div className={styles.card}>
        <h2>{heading}</h2>
        <p className={styles.text}>{text}</p>
        <address className={styles.address}>
          {name}
          <br />
          {address.street}
          <br />
          {address.city}, {address.state} {address.postalCode}
        </address>
        <ButtonLink {...action} />
      </div>
      <NeighborhoodMap />
    </div>
  );
}

/** Streets, a river, a park and the office. Drawn, as the sample address does not exist. */
function NeighborhoodMap() {
  return (
    <svg
      className={styles.map}
      viewBox="0 0 720 460"
      preserveAspectRatio="xMidYMid slice"
      aria-hidden="true"
    >
      <path
        className={styles.street}
        d="M-20 90 580 38M-20 205 610 148M-20 325 640 276M-20 430 640 392M80-20l50 500M220-20l45 500M350-20l40 500M480-20l35 500"
      />
      <path className={styles.river} d="M610-20c-60 90 40 150-10 250s60 150 10 260" />
      <path className={styles.avenue} d="M-20 265 740 200M285-20 332 480" />
      <path className={styles.park} d="m142 108 84-8 7 84-83 8z" />
      <g className={styles.point}>
        <circle cx="404" cy="231" r="30" />
        <circle cx="404" cy="231" r="9" />
      </g>
      <text x="430" y="262">
        {street}
      </text>
    </svg>
  );
}
