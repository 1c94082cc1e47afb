import { cellsOf } from "~/illustrations/cells";
import { Area, Outline, Sketch } from "~/illustrations/Sketch";
import { RichText } from "~/ui/RichText";

const tick = (x: number, y: number) => `M${x} ${y}l5 5 9-10`;
const size = { width: 300, height: 180 };

/** By the `device` of the platforms in content.ts; each device shows the same notes. */
export const devices = {
  ios: (
    <Sketch ground {...size}>
      <Area fill="background" d="M88 180V50q0-26 26-26h72q26 0 26 26V180" />
      <Area fill="tint" d="M104 86h92v32h-92zM104 128h92v32h-92zM104 170h92v10h-92z" />
      <Area fill="accent" d="M134 36h32q5 0 5 5t-5 5h-32q-5 0-5-5t5-5zM104 62h52v10h-52z" />
      <Outline d={`M88 180V50q0-26 26-26h72q26 0 26 26V180${tick(172, 102)}${tick(172, 144)}`} />
    </Sketch>
  ),
  android: (
    <Sketch ground {...size}>
      <Area fill="background" d="M85 180V36q0-12 12-12H203q12 0 12 12V180" />
      <Area fill="tint" d="M101 76h98v32h-98zM101 118h98v32h-98zM101 160h98v20h-98z" />
      <Area
        fill="accent"
        d="M101 52h52v10h-52zM150 33a4.5 4.5 0 0 1 0 9 4.5 4.5 0 0 1 0-9M184 156a9 9 0 0 1 0 18 9 9 0 0 1 0-18"
      />
      <Outline d={`M85 180V36q0-12 12-12H203q12 0 12 12V180${tick(175, 92)}${tick(175, 134)}`} />
    </Sketch>
  ),
  cross: (
    <Sketch ground {...size}>
      <Area
        fill="background"
        d="M36 180V50q0-26 26-26h60q26 0 26 26V180M152 180V36q0-12 12-12h88q12 0 12 12V180"
      />
      <Outline d="M36 180V50q0-26 26-26h60q26 0 26 26V180M152 180V36q0-12 12-12h88q12 0 12 12V180" />
      <Area fill="tint" d="M52 86h196v32H52zM52 128h196v32H52zM52 170h196v10H52z" />
      <Area
        fill="accent"
        d="M76 36h32q5 0 5 5t-5 5H76q-5 0-5-5t5-5zM52 62h52v10H52zM208 33a4.5 4.5 0 0 1 0 9 4.5 4.5 0 0 1 0-9"
      />
      <Outline d={`${tick(224, 102)}${tick(224, 144)}`} />
    </Sketch>
  ),
  wearable: (
    <Sketch ground {...size}>
      <Area fill="tint" d="M118 0h64v180h-64z" />
      <Area
        fill="background"
        d="M130 36h40q26 0 26 26v56q0 26-26 26h-40q-26 0-26-26V62q0-26 26-26z"
      />
      <Area fill="accent" d="M124 58h52v10h-52z" />
      <Outline d="M130 36h40q26 0 26 26v56q0 26-26 26h-40q-26 0-26-26V62q0-26 26-26zM201 78v22M134 102l11 11 21-24" />
    </Sketch>
  ),
};

const phones = { rows: 4, pitch: [14, 19], width: 8 } as const;

/** How many phones are filled, and what is under them. */
export type PhoneCountContent = {
  /** How many of the phones have the app. */
  readonly filled: number;
  readonly caption: string;
};

/** 48 small phones over a caption, the first of them filled. */
export function PhoneCount({ filled, caption }: PhoneCountContent) {
  return (
    <>
      <Sketch width={162} height={70}>
        <g transform="translate(0 6.5)" strokeDasharray="8 6" strokeLinecap="butt" strokeWidth="13">
          <path stroke="var(--control-edge)" strokeOpacity=".5" d={cellsOf(phones, 0, 48)} />
          {filled > 0 && <path stroke="var(--accent)" d={cellsOf(phones, 0, filled)} />}
        </g>
      </Sketch>
      <p>
        <RichText text={caption} />
      </p>
    </>
  );
}
