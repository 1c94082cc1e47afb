import { Area, DashedOutline, Outline, Sketch } from "~/illustrations/Sketch";

const bars = [78, 64, 88, 72, 96] as const;

/** A drawing for each service. By the `drawing` of the services in content.ts. */
export const serviceDrawings = {
  /** Tasks ranked by hours. */
  ranking: (
    <Sketch ground width={240} height={160}>
      <Area fill="accent" d="M56 28h152v20H56z" />
      <Area fill="tint" d="M56 58h108v20H56zM56 88h66v20H56zM56 118h34v20H56z" />
      <Outline d="M56 18v130M28 37l5 5 9-10" />
      <DashedOutline d="M28 68h12M28 98h12M28 128h12" />
    </Sketch>
  ),
  /** A page that becomes rows of data. */
  reading: (
    <Sketch ground width={240} height={160}>
      <DashedOutline d="M24 24l68-6 10 118-68 6zM40 44l40-4M42 62l44-4M43 80l38-3M45 98l44-4M46 116l28-2" />
      <Outline d="M112 80h22l-7-6m7 6l-7 6" />
      <Area fill="background" d="M146 28h74v28h-74zM146 66h74v28h-74zM146 104h74v28h-74z" />
      <Area fill="accent" d="M154 36h12v12h-12zM154 74h12v12h-12zM154 112h12v12h-12z" />
      <Area fill="tint" d="M174 38h38v8h-38zM174 76h28v8h-28zM174 114h34v8h-34z" />
    </Sketch>
  ),
  /** A question, and the paragraph that answers it. */
  answer: (
    <Sketch ground width={240} height={160}>
      <Area fill="background" d="M104 20h108v140H104z" />
      <Area
        fill="tint"
        d="M118 36h62v8h-62zM118 52h80v8h-80zM118 128h80v8h-80zM118 144h54v8h-54z"
      />
      <Area fill="accent" d="M112 70h92v46h-92z" />
      <Area fill="background" d="M120 80h74v6h-74zM120 93h66v6h-66zM120 106h44v4h-44z" />
      <Outline d="M32 58h42q8 0 8 8v26q0 8-8 8H52l-12 12v-12h-8q-8 0-8-8V66q0-8 8-8zM48 73q0-6 6-6t6 6-6 8v4M54 91h.01M84 80h24l-6-6m6 6l-6 6" />
    </Sketch>
  ),
  /** Months on record, and those to come in their range. */
  forecast: (
    <Sketch ground width={240} height={160}>
      <Area fill="tint" d="M142 62L220 22V108L142 78z" />
      <Area
        fill="accent"
        d={bars.map((height, index) => `M${24 + index * 22} 140v${-height}h14v${height}z`).join("")}
      />
      <DashedOutline d="M142 70L220 50M144 140V76h14v64M168 140V68h14v72M192 140V62h14v78" />
      <Outline d="M18 140h204" />
    </Sketch>
  ),
};
