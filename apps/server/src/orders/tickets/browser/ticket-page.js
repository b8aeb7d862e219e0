// The phone keeps the page itself, so that it opens without a network; and the screen stays on while it is shown.
const keep = async () => {
  await navigator.serviceWorker.register('/ticket-worker.js', { scope: '/ticket' });
  await navigator.serviceWorker.ready.catch(() => undefined);
  const kept = await caches.open('tickets');
  const pictures = [...document.images]
    .map(({ src }) => src)
    .filter((src) => src.startsWith(location.origin));
  await kept.add(location.pathname);
  await Promise.allSettled([...pictures, '/ticket-page.js'].map((address) => kept.add(address)));
  document.documentElement.dataset.kept = 'true';
  // Said once it is true.
  const told = document.querySelector('[data-said]');
  if (told) told.textContent = told.dataset.said;
};
if ('serviceWorker' in navigator && document.querySelector('.code')) keep().catch(() => undefined);

const stayOn = () => {
  if (document.visibilityState === 'visible') navigator.wakeLock?.request('screen').catch(() => undefined);
};
document.addEventListener('visibilitychange', stayOn);
stayOn();
