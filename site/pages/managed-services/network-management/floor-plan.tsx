import styles from "./floor-plan.module.css";

const desks = [184, 244, 304, 364];
const shelves = [500, 532, 612, 644, 724, 756];
/** Positions of the labels. */
const places = {
  closet: { x: 62, y: 112 },
  meetingRoom: { x: 322, y: 112 },
  reception: { x: 62, y: 336 },
  stockroom: { x: 346, y: 388 },
  street: { x: -12, y: 186 },
  warehouse: { x: 784, y: 388 },
};
type Place = keyof typeof places;
/** The labels of the plan. */
export type PlaceNames = Readonly<Record<Place, string>>;
const placeNames = Object.keys(places) as Place[];
/** Positions of the numbers of notes. */
const spots = {
  street: { x: 50, y: 160 },
  closet: { x: 130, y: 132 },
  ceiling: { x: 226, y: 340 },
  monitoring: { x: 336, y: 30 },
};
/** Where a note's number can be. */
export type Spot = keyof typeof spots;

/**
 * Floor plan of a small office and its warehouse with their network: firewall, cables, access points and
 * monitoring. Shows the number of each note at its spot. Phones show the office alone.
 */
export function FloorPlan({
  labels,
  notes,
}: {
  labels: PlaceNames;
  notes: ReadonlyArray<{ readonly spot: Spot }>;
}) {
  return (
    <div className={styles.frame}>
      <svg className={styles.plan} viewBox="-12 6 900 400" aria-hidden="true">
        {/* Outer walls with the street door, the way to the warehouse and its gate, and rooms with doorways. */}
        <path
          className={styles.wall}
          d="M76 404H50V92H450V236m0 40V404H116M450 92H876V204m0 96V404H450"
        />
        <path
          className={styles.wall}
          d="M150 92v78m0 26v12H50M310 92v70m0 28v18H450M50 314h104v22m0 30v38M334 404v-30m0-32v-28H450"
        />
        <path className={styles.thing} d="M76 404a40 40 0 0 1 40-40v40M870 204v96M882 204v96" />

        {/* Furniture. */}
        {desks.map((x) => (
          <path
            key={x}
            className={styles.thing}
            d={`M${x} 218h44v20h-44zM${x} 274h44v20h-44zM${x + 14} 223h16M${x + 14} 289h16`}
          />
        ))}
        {shelves.map((x) => (
          <path
            key={x}
            className={styles.thing}
            d={`M${x} 116h22v100h-22zM${x} 292h22v88h-22zM${x} 149h22m-22 33h22m-22 139h22m-22 29h22`}
          />
        ))}
        <path
          className={styles.thing}
          d="M356 138h52q8 0 8 8v24q0 8-8 8h-52q-8 0-8-8v-24q0-8 8-8zM62 346h36v8H62zM362 324h74v8h-74zM362 346h74v8h-74zM98 132h32v50h-32zM104 142h20M104 150h20M104 158h20M104 166h20M812 320h44v24h-44z"
        />

        <circle className={styles.thing} cx="98" cy="261" r="15" />
        <path className={styles.thing} d="M91 235h14M91 287h14M72 254v14M124 254v14" />

        {/* Cables from the wall to the closet, along the desks, up to the ceiling, and on to the warehouse. */}
        <path
          className={styles.cable}
          d="M-12 160h110M130 160h36v96h256M166 256v84h60M422 256v-98h-40M206 256v-18m0 36v-18M266 256v-18m0 36v-18M326 256v-18m0 36v-18M386 256v-18m0 36v-18M422 256h412v64M594 256v-90M706 256v80M834 256v-110h24"
        />
        <path className={styles.thing} d="M858 138h12v16h-12zM858 146l-12-8v16z" />
        {accessPoints.map(({ x, y, radii, point }) => (
          <g key={x}>
            {radii.map((r) => (
              <circle key={r} className={styles.signal} cx={x} cy={y} r={r} />
            ))}
            {point && <circle className={styles.point} cx={x} cy={y} r="5" />}
          </g>
        ))}

        {/* The line to the monitoring screen. */}
        <path className={styles.report} d="M114 132V42q0-12 12-12h214" />
        <path
          className={styles.thing}
          d="M366 8h60q6 0 6 6v34q0 6-6 6h-60q-6 0-6-6V14q0-6 6-6zM396 54v10M384 64h24"
        />
        <path className={styles.cable} d="M370 34h14l6-12 8 20 6-8h18" />

        {placeNames.map((place) => (
          <text key={place} {...places[place]}>
            {labels[place]}
          </text>
        ))}
        {notes.map(({ spot }, index) => (
          <g key={spot} className={styles.number} textAnchor="middle">
            <circle cx={spots[spot].x} cy={spots[spot].y} r="14" />
            <text x={spots[spot].x} y={spots[spot].y + 5}>
              {index + 1}
            </text>
          </g>
        ))}
      </svg>
    </div>
  );
}

/** Access points and how far they reach. Where a note's number is, it stands for the point. */
const accessPoints = [
  { x: 226, y: 340, radii: [28, 44], point: false },
  { x: 382, y: 158, radii: [14, 26], point: true },
  { x: 594, y: 166, radii: [24, 44, 64], point: true },
  { x: 706, y: 336, radii: [24, 44, 64], point: true },
] as const;
