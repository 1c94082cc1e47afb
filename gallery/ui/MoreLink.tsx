import { MoreLink } from "~/ui/MoreLink";

/** In the color of the page's family. Screen readers read "Learn More about backup". */
export const ToAPage = () => <MoreLink label="Learn More" about="about backup" to="home" />;

export const ToAnotherSite = () => <MoreLink label="The Rules" href="https://example.com/" />;
