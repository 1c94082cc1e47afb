/** Where the site with an endpoint is built, and its endpoint. The port is used by nothing else. */
export const folder = "build/with-endpoint";
export const endpoint = "http://localhost:24391/message";
