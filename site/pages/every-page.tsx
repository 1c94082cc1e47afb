/**
 * What every page has after its footer, beside what one sees: an island that does something on all pages, such as one
 * that listens for a key. It lives as long as the document (docs/react.md).
 */
export const EveryPage = () => null;
