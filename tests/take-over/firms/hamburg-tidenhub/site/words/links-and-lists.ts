/** What screen readers call the links to the pages above. */
export const breadcrumb = "Sie sind hier";

/** After the label of a link to another site, for screen readers. */
export const leavesSite = ", verlässt diese Website";

/** Completes the label of a link for screen readers. */
export const about = (title: string) => `zum Thema „${title}“`;

/** Shows the rest of a list. */
export const more = (count: number) => `+${count} weitere`;

/** Completes it for screen readers. */
export const moreOf = (all: number, what: string, of: string) => ` von ${all} ${what}, ${of}`;

/** What lists of projects are called in it. */
export const lists = { tags: "Technologien", features: "Merkmalen" };

/** Above the list of a long text's headings. */
export const onThisPage = "Auf dieser Seite";
