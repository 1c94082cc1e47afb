import { Built, Planned, Sketch, Surface } from "~/sections/Sketch";

/** Phones stand on the lower edge of the drawing. All devices are drawn to one scale. */
const roundPhone = "M1 236V68q0-16 16-16H74q16 0 16 16V236";
const squarePhone = "M1 236V44q0-10 10-10H85q10 0 10 10V236";
const tick = (x: number, y: number) => `M${x} ${y}l4 4 7-8`;

/** The platforms, in the order of their cards; each shows the same three notes. */
export const devices = [
  <Sketch key="ios" width={160} height={236}>
    <Surface of="paper" d={roundPhone} />
    <Surface of="quiet" d="M12 102H79v26H12zM12 136H79v26H12zM12 170H79v26H12z" />
    <Surface of="main" d="M34 60h23q3 0 3 3t-3 3H34q-3 0-3-3t3-3zM12 80h40v8H12z" />
    <Built d={`${roundPhone}${tick(62, 115)}${tick(62, 149)}${tick(62, 183)}`} />
  </Sketch>,
  <Sketch key="android" width={160} height={236}>
    <Surface of="paper" d={squarePhone} />
    <Surface of="quiet" d="M12 88H84v26H12zM12 122H84v26H12zM12 156H84v26H12z" />
    <Surface of="main" d="M12 66h40v8H12zM48 43a4 4 0 0 1 0 8 4 4 0 0 1 0-8M66 194H84v18H66z" />
    <Built d={`${squarePhone}${tick(67, 101)}${tick(67, 135)}${tick(67, 169)}`} />
  </Sketch>,
  <Sketch key="cross" width={160} height={236}>
    <g transform="translate(62)">
      <Surface of="paper" d={squarePhone} />
      <Built d={squarePhone} />
    </g>
    <Surface of="paper" d={roundPhone} />
    <Built d={roundPhone} />
    <Surface of="quiet" d="M12 102H146v26H12zM12 136H146v26H12zM12 170H146v26H12z" />
    <Surface of="main" d="M34 60h23q3 0 3 3t-3 3H34q-3 0-3-3t3-3zM12 80h40v8H12z" />
    <Built d={`${tick(129, 115)}${tick(129, 149)}${tick(129, 183)}`} />
  </Sketch>,
  <Sketch key="wearable" width={160} height={236}>
    <Surface of="quiet" d="M12 236v-58H38v58zM12 122v-28q0-6 6-6H32q6 0 6 6v28z" />
    <Surface of="paper" d="M15 122H35q14 0 14 14v28q0 14-14 14H15Q1 178 1 164V136q0-14 14-14z" />
    <Surface of="main" d="M12 134H38v8H12z" />
    <Built
      d={`M15 122H35q14 0 14 14v28q0 14-14 14H15Q1 178 1 164V136q0-14 14-14zM52 144v10${tick(19, 160)}`}
    />
  </Sketch>,
];

const sheet = "M0 0H150V80H0z";
const tilt = "matrix(.866 .5 -.866 .5 70 1)";

/** The services as sheets seen from above, in order from the glass down. */
export const layers = [
  <Sketch key="glass" width={202} height={117}>
    <g transform={tilt}>
      <Surface of="paper" d={sheet} />
      <Surface of="quiet" d="M14 14H88V28H14zM14 34H88V48H14z" />
      <Surface of="main" d="M104 14h32v52h-32z" />
      <Built d={`${sheet}M14 60H64`} />
    </g>
  </Sketch>,
  <Sketch key="app" width={202} height={117}>
    <g transform={tilt}>
      <Surface of="paper" d={sheet} />
      <Built d={`${sheet}M14 14H46M26 26H84M26 38H64M26 50H108M14 62H34M96 26H132M76 38H120`} />
    </g>
  </Sketch>,
  <Sketch key="connection" width={202} height={117}>
    <g transform={tilt}>
      <Surface of="paper" d={sheet} />
      <Surface of="quiet" d="M104 20h30v40h-30z" />
      <Surface of="main" d="M18 24h22v32H18z" />
      <Built d={`${sheet}M50 32H94l-6-6m6 6l-6 6M56 44l-6 6 6 6`} />
      <Planned d="M94 50H56" />
    </g>
  </Sketch>,
  <Sketch key="care" width={202} height={117}>
    <g transform={tilt}>
      <Surface of="paper" d={sheet} />
      <Surface of="quiet" d="M14 12H84V36H14zM14 44H58V68H14z" />
      <Surface of="main" d="M92 12h20v24H92z" />
      <Planned d="M118 12h20v24h-20zM64 44h74v24H64z" />
      <Built d={`${sheet}M37 12V36M61 12V36M36 44V68`} />
    </g>
  </Sketch>,
];
