/** Where common tools put a service worker: Vite, Next.js and Gatsby; Workbox and Create React App; Rails; Angular; WordPress. */
const names = [
  "sw.js",
  "service-worker.js",
  "serviceworker.js",
  "ngsw-worker.js",
  "superpwa-sw.js",
];

const worker = `// Takes the place of an old website's service worker: empties its caches, removes itself, reloads its pages.
oninstall = () => skipWaiting();
onactivate = (event) =>
  event.waitUntil(
    (async () => {
      for (const name of await caches.keys()) await caches.delete(name);
      await registration.unregister();
      for (const page of await clients.matchAll({ type: "window" })) page.navigate(page.url);
    })(),
  );
`;

/**
 * Files that end service workers of the website that was at this address before: browsers ask for theirs again, and keep
 * them if it's missing.
 */
export const oldWorkers = Object.fromEntries(names.map((name) => [name, worker]));
