/** How long a visitor waits for a script or a page before the browser itself takes over, ms. */
export const patience = 8000;
