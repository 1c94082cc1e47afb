import { Area, DashedOutline, Outline, Sketch } from "~/illustrations/Sketch";

/** By the `drawing` of the service cards in content.ts. */
export const serviceDrawings = {
  /** A web page in its window: planned on the left, finished on the right. */
  website: (
    <Sketch ground width={360} height={210}>
      <Area fill="background" d="M180 34H314q10 0 10 10V210H180z" />
      <DashedOutline d="M180 34H46q-10 0-10 10V210M36 60H180" />
      <Area fill="tint" d="M180 60V34H314q10 0 10 10V60z" />
      <DashedOutline d="M52 47h.01M64 47h.01M76 47h.01M58 86h96M58 104h74M58 118h88M58 138h62v24H58zM58 186h54v24M128 210v-24h52" />
      <Area fill="accent" d="M204 84h96q4 0 4 4v62q0 4-4 4h-96q-4 0-4-4V88q0-4 4-4z" />
      <Area fill="tint" d="M200 138l28-24 22 16 30-28 24 20v28q0 4-4 4h-96q-4 0-4-4z" />
      <Area fill="tint" d="M180 182h30q4 0 4 4v24h-34zM230 182h70q4 0 4 4v24h-78v-24q0-4 4-4z" />
      <Outline d="M180 18V210" />
    </Sketch>
  ),
  /** A phone: planned on the left, finished on the right. */
  phone: (
    <Sketch ground width={360} height={210}>
      <Area fill="background" d="M180 22h48q20 0 20 20V210H180z" />
      <DashedOutline d="M180 22h-48q-20 0-20 20V210M126 72h54M180 104h-54v32h54M180 148h-54v32h54M180 192h-54v18M138 120h.01M138 164h.01" />
      <Area fill="accent" d="M180 22h48q20 0 20 20V84H180z" />
      <Area
        fill="tint"
        d="M180 104h50q4 0 4 4v24q0 4-4 4h-50zM180 148h50q4 0 4 4v24q0 4-4 4h-50zM180 192h50q4 0 4 4v14h-54z"
      />
      <Area fill="background" d="M180 60h34v8h-34zM180 34h16v6h-16z" />
      <Outline d="M208 120l5 5 9-10M208 164l5 5 9-10M180 18V210" />
    </Sketch>
  ),
  /** A handwritten page on the left, rows of data on the right. */
  reading: (
    <Sketch ground width={360} height={210}>
      <DashedOutline d="M156 52l-94-14-24 158 16 14M62 38l-6 40M76 70l58 9M72 92l70 10M69 114l52 8M65 136l70 10M62 158l44 7M59 180l64 9M156 52l-24 158" />
      <Outline d="M180 18V210M186 126h20l-6-6m6 6l-6 6" />
      <Area
        fill="background"
        d="M228 44h96q6 0 6 6v28q0 6-6 6h-96q-6 0-6-6V50q0-6 6-6zM228 96h96q6 0 6 6v28q0 6-6 6h-96q-6 0-6-6v-28q0-6 6-6zM228 148h96q6 0 6 6v28q0 6-6 6h-96q-6 0-6-6v-28q0-6 6-6z"
      />
      <Area fill="accent" d="M234 59h10v10h-10zM234 111h10v10h-10z" />
      <Outline d="M235 164h8v8h-8z" />
      <Area
        fill="tint"
        d="M256 60h34v8h-34zM256 112h24v8h-24zM256 164h38v8h-38zM304 60h16v8h-16zM298 112h22v8h-22zM306 164h14v8h-14z"
      />
    </Sketch>
  ),
};

const screen = "M10 2H190q8 0 8 8V140q0 8-8 8H10q-8 0-8-8V10q0-8 8-8z";
const sheet = "M10 2H168L198 32V140q0 8-8 8H10q-8 0-8-8V10q0-8 8-8z";
const list = "M18 46h52v18H18zM18 74h52v18H18zM18 102h52v18H18z";
const map = "M86 46h96v74H86z";
const route = "M98 106C110 66 128 112 142 84S160 70 168 60";

/**
 * One screen, a list of stops beside a map, in the five steps of the process. By the `drawing` of the
 * steps in content.ts.
 */
export const stages = {
  note: (
    <Sketch width={200} height={150}>
      <Area fill="background" d={sheet} />
      <Outline
        d={`${sheet}M168 2V32H198M22 34q6-8 12 0t12 0 12 0 12 0 12 0 12 0 12 0M22 60q6-8 12 0t12 0 12 0 12 0 12 0 12 0 12 0 12 0 12 0M22 86q6-8 12 0t12 0 12 0 12 0 12 0M122 92q28-10 36 5t-20 18-28-10 28-15M22 112q6-8 12 0t12 0 12 0 12 0M22 134q6-8 12 0t12 0 12 0 12 0 12 0 12 0`}
      />
    </Sketch>
  ),
  sketch: (
    <Sketch width={200} height={150}>
      <DashedOutline d={`${screen}M18 24h60${list}${map}M86 46l96 74m0-74l-96 74`} />
    </Sketch>
  ),
  build: (
    <Sketch width={200} height={150}>
      <Area fill="background" d={screen} />
      <Area fill="tint" d={list} />
      <Outline d={`${screen}M18 24h60`} />
      <DashedOutline d={`${map}${route}`} />
    </Sketch>
  ),
  release: (
    <Sketch width={200} height={150}>
      <Area fill="background" d={screen} />
      <Area fill="tint" d={`${map}M18 74h52v18H18zM18 102h52v18H18z`} />
      <Area fill="accent" d="M18 46h52v18H18zM168 50a8 8 0 0 1 0 16 8 8 0 0 1 0-16" />
      <Outline d={`${screen}M18 24h60${route}`} />
    </Sketch>
  ),
  care: (
    <Sketch width={200} height={150}>
      <Area fill="background" d={screen} />
      <Area fill="tint" d={`${map}${list}`} />
      <Area
        fill="accent"
        d="M10 2H190q8 0 8 8V34H2V10q0-8 8-8zM168 50a8 8 0 0 1 0 16 8 8 0 0 1 0-16M98 98a8 8 0 0 1 0 16 8 8 0 0 1 0-16"
      />
      <Outline d={`${screen}${route}M26 55l4 4 7-8M26 83l4 4 7-8M86 134h96M18 134h52`} />
      <Area fill="background" d="M18 14h60v8H18z" />
    </Sketch>
  ),
};
