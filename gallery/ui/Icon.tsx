import { ShieldCheck } from "lucide";
import { Icon, LargeIcon } from "~/ui/Icon";

/** Any icon of Lucide, in the color of the text. */
export const Plain = () => <Icon of={ShieldCheck} />;

/** In the color of the page's family. */
export const Large = () => <LargeIcon of={ShieldCheck} />;
