// Ticket pages from the network while there is one, otherwise as they were seen last. What is over is forgotten.
const KEPT = 'tickets';
const isPage = (path) => /^\/tickets?\/[\w-]{44}$/.test(path);

const answer = async (request, path) => {
  const kept = await caches.open(KEPT);
  try {
    const fresh = await fetch(request);
    if (isPage(path) && (fresh.status === 404 || fresh.status === 410)) await kept.delete(path);
    if (fresh.ok && fresh.type === 'basic') await kept.put(path, fresh.clone());
    return fresh;
  } catch (error) {
    const known = await kept.match(path);
    if (known) return known;
    throw error;
  }
};

addEventListener('install', () => skipWaiting());
addEventListener('activate', (event) => event.waitUntil(clients.claim()));
addEventListener('fetch', (event) => {
  const { origin, pathname } = new URL(event.request.url);
  const isPart = pathname === '/ticket-page.js' || pathname === '/ticket-text.woff2';
  const isKept = isPage(pathname) || pathname.startsWith('/images/') || isPart;
  if (event.request.method === 'GET' && origin === location.origin && isKept)
    event.respondWith(answer(event.request, pathname));
});
