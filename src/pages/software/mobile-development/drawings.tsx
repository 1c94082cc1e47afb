import { Area, DashedOutline, Outline, Sketch } from "~/illustrations/Sketch";

/** Outlines of the devices, drawn to one scale; all of them stand on the lower edge. */
const roundPhone = "M17 20H74q16 0 16 16V187q0 16-16 16H17q-16 0-16-16V36q0-16 16-16z";
const squarePhone = "M11 2H85q10 0 10 10V193q0 10-10 10H11q-10 0-10-10V12q0-10 10-10z";
const watch = "M15 113H35q14 0 14 14v28q0 14-14 14H15Q1 169 1 155V127q0-14 14-14z";
const tick = (x: number, y: number) => `M${x} ${y}l4 4 7-8`;

/** By the `device` of the platforms in content.ts; each device shows the same notes. */
export const devices = {
  ios: (
    <Sketch width={160} height={204}>
      <Area fill="background" d={roundPhone} />
      <Area fill="tint" d="M12 70H79v26H12zM12 104H79v26H12zM12 138H79v26H12z" />
      <Area fill="accent" d="M34 28h23q3 0 3 3t-3 3H34q-3 0-3-3t3-3zM12 48h40v8H12z" />
      <Outline d={`${roundPhone}${tick(62, 83)}${tick(62, 117)}${tick(62, 151)}`} />
    </Sketch>
  ),
  android: (
    <Sketch width={160} height={204}>
      <Area fill="background" d={squarePhone} />
      <Area fill="tint" d="M12 56H84v26H12zM12 90H84v26H12zM12 124H84v26H12z" />
      <Area
        fill="accent"
        d="M12 34h40v8H12zM48 11a4 4 0 0 1 0 8 4 4 0 0 1 0-8M75 162a9 9 0 0 1 0 18 9 9 0 0 1 0-18"
      />
      <Outline d={`${squarePhone}${tick(67, 69)}${tick(67, 103)}${tick(67, 137)}`} />
    </Sketch>
  ),
  cross: (
    <Sketch width={160} height={204}>
      <g transform="translate(62)">
        <Area fill="background" d={squarePhone} />
        <Outline d={squarePhone} />
      </g>
      <Area fill="background" d={roundPhone} />
      <Outline d={roundPhone} />
      <Area fill="tint" d="M12 70H146v26H12zM12 104H146v26H12zM12 138H146v26H12z" />
      <Area fill="accent" d="M34 28h23q3 0 3 3t-3 3H34q-3 0-3-3t3-3zM12 48h40v8H12z" />
      <Outline d={`${tick(129, 83)}${tick(129, 117)}${tick(129, 151)}`} />
    </Sketch>
  ),
  wearable: (
    <Sketch width={160} height={204}>
      <Area fill="tint" d="M12 113v-28q0-6 6-6H32q6 0 6 6v28zM12 169v28q0 6 6 6H32q6 0 6-6v-28z" />
      <Area fill="background" d={watch} />
      <Area fill="accent" d="M12 125H38v8H12z" />
      <Outline d={`${watch}M52 135v10${tick(19, 151)}`} />
    </Sketch>
  ),
};

const sheet = "M0 0H150V80H0z";
const tilt = "matrix(.866 .5 -.866 .5 70 1)";

/** By the `drawing` of the layers in content.ts. */
export const layers = {
  glass: (
    <Sketch width={202} height={117}>
      <g transform={tilt}>
        <Area fill="background" d={sheet} />
        <Area fill="tint" d="M14 14H88V28H14zM14 34H88V48H14z" />
        <Area fill="accent" d="M104 14h32v52h-32z" />
        <Outline d={`${sheet}M14 60H64`} />
      </g>
    </Sketch>
  ),
  app: (
    <Sketch width={202} height={117}>
      <g transform={tilt}>
        <Area fill="background" d={sheet} />
        <Outline d={`${sheet}M14 14H46M26 26H84M26 38H64M26 50H108M14 62H34M96 26H132M76 38H120`} />
      </g>
    </Sketch>
  ),
  connection: (
    <Sketch width={202} height={117}>
      <g transform={tilt}>
        <Area fill="background" d={sheet} />
        <Area fill="tint" d="M104 20h30v40h-30z" />
        <Area fill="accent" d="M18 24h22v32H18z" />
        <Outline d={`${sheet}M50 32H94l-6-6m6 6l-6 6M56 44l-6 6 6 6`} />
        <DashedOutline d="M94 50H56" />
      </g>
    </Sketch>
  ),
  care: (
    <Sketch width={202} height={117}>
      <g transform={tilt}>
        <Area fill="background" d={sheet} />
        <Area fill="tint" d="M14 12H84V36H14zM14 44H58V68H14z" />
        <Area fill="accent" d="M92 12h20v24H92z" />
        <DashedOutline d="M118 12h20v24h-20zM64 44h74v24H64z" />
        <Outline d={`${sheet}M37 12V36M61 12V36M36 44V68`} />
      </g>
    </Sketch>
  ),
};
