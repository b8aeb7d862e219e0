// The door's page opens without a network. What it asks the server is never kept here.
const KEPT = 'door';
const files = [
  '/door',
  '/door.css',
  '/door-answer.css',
  '/door-tokens.css',
  '/door-font.woff2',
  '/door.js',
  '/door-camera.js',
  '/door-code.js',
  '/door-kept.js',
  '/door-list.js',
  '/door-page.js',
  '/door.webmanifest',
  '/door-decoder/reader/index.js',
  '/door-decoder/share.js',
  '/door-decoder/reader.wasm',
];

addEventListener('install', (event) =>
  event.waitUntil(
    caches
      .open(KEPT)
      .then((kept) => kept.addAll(files))
      .then(() => skipWaiting()),
  ),
);
addEventListener('activate', (event) => event.waitUntil(clients.claim()));
addEventListener('fetch', (event) => {
  const { origin, pathname } = new URL(event.request.url);
  if (event.request.method !== 'GET' || origin !== location.origin || !files.includes(pathname)) return;
  event.respondWith(
    fetch(event.request)
      .then(async (fresh) => {
        if (fresh.ok) await (await caches.open(KEPT)).put(pathname, fresh.clone());
        return fresh;
      })
      .catch(async () => (await caches.match(pathname)) ?? Response.error()),
  );
});
