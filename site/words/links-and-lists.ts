/** What screen readers call the links to the pages above. */
export const breadcrumb = "Breadcrumb";

/** After the label of a link to another site, for screen readers. */
export const leavesSite = ", leaves this site";

/** Completes the label of a link for screen readers: "Learn More about Data Backup". */
export const about = (title: string) => `about ${title}`;

/** Shows the rest of a list. */
export const more = (count: number) => `+${count} more`;

/** Completes it for screen readers: " of 6 technologies, Website of a bakery". */
export const moreOf = (all: number, what: string, of: string) => ` of ${all} ${what}, ${of}`;

/** What lists of projects are called in it. */
export const lists = { tags: "technologies", features: "features" };

/** Above the list of a long text's headings. */
export const onThisPage = "On this page";
