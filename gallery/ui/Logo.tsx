import { Logo } from "~/ui/Logo";

const logo = { viewBox: "0 0 24 24", path: "M12 2 1 22h22zm0 7 5 10H7z" } as const;

/** On a page: `import { react } from "~/site/assets/logos/react"`. The text beside a logo names it. */
export const Plain = () => <Logo of={logo} />;

export const Small = () => <Logo of={logo} height={20} />;
