/** A deliberate defect: a text in one file of src or scripts, and its replacement. */
export type Mutation = {
  readonly name: string;
  readonly find: string;
  readonly replace: string;
};

/** Defects that a visitor or an owner would notice. Each must make a check fail. */
export const mutations: readonly Mutation[] = [
  // Facts and content
  {
    name: "a button's label",
    find: '  action: "Get Started",',
    replace: '  action: "Start Now",',
  },
  { name: "a starting price", find: "startingPrice: 65,", replace: "startingPrice: 56," },
  { name: "a response time", find: '"Under 4 hours"', replace: '"Under 5 hours"' },
  {
    name: "a shared figure",
    find: 'number: "99.9%",\n    label: "uptime"',
    replace: 'number: "99.8%",\n    label: "uptime"',
  },
  {
    name: "time the thanks stay",
    find: "const thanksTime = 3000",
    replace: "const thanksTime = 5000",
  },

  // Links and routes
  {
    name: "a dropped footer link",
    find: '  { label: "Portfolio", to: "portfolio" },\n',
    replace: "",
  },
  { name: "two routes swapped", find: '["/team", ', replace: '["/portfolio", ' },
  { name: "an unknown target", find: "?.path ?? home.path", replace: '?.path ?? "/nowhere"' },
  {
    name: "a page's title",
    find: "`${route.title} - ${company.name}`",
    replace: "`${route.title} | ${company.name}`",
  },
  {
    name: "current page not marked",
    find: 'link.setAttribute("aria-current", "page")',
    replace: 'link.removeAttribute("aria-current")',
  },

  // Files beside the documents, and heads
  {
    name: "a page missing from the sitemap",
    find: "const pages = routes.map(",
    replace: "const pages = routes.slice(1).map(",
  },
  {
    name: "no canonical address",
    find: '<link rel="canonical" href={canonical} />',
    replace: "<></>",
  },
  {
    name: "a wrong price currency for search engines",
    find: 'priceCurrency: "USD"',
    replace: 'priceCurrency: "EUR"',
  },
  { name: "a header missing", find: '  "X-Content-Type-Options": "nosniff",\n', replace: "" },
  { name: "a policy that allows frames", find: `    "frame-ancestors 'none'",\n`, replace: "" },
  { name: "the font not preloaded", find: 'rel="preload"', replace: 'rel="prefetch"' },
  {
    name: "no compressed copies",
    find: "await Promise.all([writeFile(`${file}.br`, br), ",
    replace: "await Promise.all([",
  },
  {
    name: "no integrity of the entry script",
    find: 'return `${tag} integrity="sha384-${hash}"`',
    replace: "return hash && tag",
  },

  // The server
  {
    name: "missing pages answered with 200",
    find: "contentOf(site.fallback, 404, headers)",
    replace: "contentOf(site.fallback, 200, headers)",
  },
  {
    name: "the ETag ignored",
    find: 'asked["if-none-match"]?.includes(etag)',
    replace: 'asked["if-match"]?.includes(etag)',
  },

  // In the browser
  {
    name: "the form's script not started",
    find: '"contact-form": async',
    replace: '"contact-forms": async',
  },
  {
    name: "an early submit not held",
    find: "    event.preventDefault();\n    (event",
    replace: "    (event",
  },
  { name: "the form sends twice", find: "    if (form.inert) return;\n", replace: "" },
  {
    name: "spaces accepted as an answer",
    find: "blank.test(control.value)",
    replace: 'control.value === ""',
  },
  {
    name: "a failure not announced",
    find: ' role="alert" data-notice',
    replace: " data-notice",
  },
  {
    name: "the honeypot ignored",
    find: '!== "" && performance.now() < minimumTime',
    replace: "=== undefined",
  },
  {
    name: "focus left behind",
    find: 'document.querySelector<HTMLElement>("h1")?.focus({ preventScroll: true });',
    replace: "",
  },
  { name: "title left behind", find: "  document.title = title;\n", replace: "" },
  { name: "menus stay open", find: "    closeMenus();\n", replace: "" },
  {
    name: "the wrong tab chosen",
    find: "defaultChecked={index === 0}",
    replace: "defaultChecked={index === 1}",
  },
  { name: "tabs without an address", find: 'addEventListener("hashchange", read);', replace: "" },
  { name: "no notice when offline", find: "  dialog.showModal();\n", replace: "" },

  // Styles
  {
    name: "text below contrast",
    find: 'onBackgroundMuted: "#53627a"',
    replace: 'onBackgroundMuted: "#8593a8"',
  },
  {
    name: "text below contrast on the dark site",
    find: 'onBackgroundMuted: "#adb8c9"',
    replace: 'onBackgroundMuted: "#5a6474"',
  },
  {
    name: "a color written outside the palette",
    find: "4px solid var(--error)",
    replace: "4px solid #b3261e",
  },
  {
    name: "no focus ring",
    find: ":focus-visible {\n    outline: 3px",
    replace: ":focus-visible {\n    outline: 0",
  },
  {
    name: "motion despite prefers-reduced-motion",
    find: "@media (prefers-reduced-motion: no-preference)",
    replace: "@media all",
  },
  {
    name: "the header does not stick",
    find: "  position: sticky;\n  z-index: 10;",
    replace: "  position: static;\n  z-index: 10;",
  },
  {
    name: "the header changes too late",
    find: "animation-range: 10.2px 10.8px",
    replace: "animation-range: 40.2px 40.8px",
  },
  {
    name: "pictures all fetched at once",
    find: 'eager ? "eager" : "lazy"',
    replace: 'eager ? "eager" : "eager"',
  },
  {
    name: "a menu that is not a popover",
    find: '        popover="auto"\n        data-surface="default"',
    replace: '        data-surface="default"',
  },
];
