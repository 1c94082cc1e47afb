// For browser tests that still compare with the specification; gone once they read src/site.
export { specifiedMenus, specifiedRoutes } from "./specification/routes";
