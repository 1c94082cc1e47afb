/** Folder of the site with an endpoint, and its endpoint on a port of its own. */
export const folder = "build/with-endpoint";
export const endpoint = "http://localhost:24391/message";
