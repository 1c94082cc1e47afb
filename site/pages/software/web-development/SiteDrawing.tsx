import { Area, Ground, Outline, Sketch } from "~/illustrations/Sketch";

/** Where the numbers stand, in the order of the services. */
const places = [
  [44, 72],
  [356, 72],
  [44, 172],
  [428, 112],
  [356, 286],
] as const;

/** A website in its window with a store, a table of records, a link to another program, and the server below it. */
export function SiteDrawing() {
  return (
    <Sketch width={480} height={332}>
      <Ground width={480} height={332} />
      <Area fill="background" d="M28 28h344v224H28zM404 112h48v60h-48z" />
      <Area
        fill="tint"
        d="M28 28h344v28H28zM56 172h40v48h-40zM108 172h40v48h-40zM224 72h132v28h-132z"
      />
      <Area fill="accent" d="M56 72h104v28h-104zM160 172h40v48h-40zM28 268h344v36H28z" />
      <Outline d="M224 72h132v148h-132zM224 136h132M268 72v148M372 142h32v-30h48v60h-48v-30" />
      <g fill="var(--background)" stroke="var(--accent)">
        {places.map(([x, y]) => (
          <circle key={x + y} cx={x} cy={y} r="14" />
        ))}
      </g>
      <g fill="var(--accent)" textAnchor="middle">
        {places.map(([x, y], index) => (
          <text key={x + y} x={x} y={y + 6}>
            {index + 1}
          </text>
        ))}
      </g>
    </Sketch>
  );
}
