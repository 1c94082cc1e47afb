import { ShieldCheck } from "lucide";
import { Icon, IconTile } from "~/ui/Icon";

/** Any icon of Lucide, in the color of the text. */
export const Plain = () => <Icon of={ShieldCheck} />;

export const Large = () => <Icon of={ShieldCheck} size={32} />;

/** In the color of the page's family. */
export const OnATile = () => <IconTile of={ShieldCheck} />;
