import { LogoRow } from "~/sections/LogoRow";
import type { Shown } from "../example-files";
import alder from "../files/alder.svg?logo";
import basalt from "../files/basalt.png?logo";
import meridian from "../files/meridian.svg?logo";
import tidal from "../files/tidal.svg?logo";
import wren from "../files/wren.svg?logo";

const clients = [
  { name: "Alder", logo: alder },
  { name: "Meridian", logo: meridian },
  { name: "Wren & Co", logo: wren },
  { name: "Tidal Labs", logo: tidal },
  { name: "Basalt", logo: basalt },
];

/** Files in any colors and sizes; the build makes them one color and equally large. */
export const OneColor = ({ surface }: Pick<Shown, "surface">) =>
  surface === "inverse" ? null : (
    <LogoRow heading="Some of our clients (examples)" surface={surface} entries={clients} />
  );
