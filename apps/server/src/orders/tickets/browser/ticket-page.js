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

// Which ticket is seen: above them by its dot and number, below them in the list.
const tickets = [...document.querySelectorAll('[data-place]')];
const dots = [...document.querySelectorAll('.dots i')];
const showSeen = ({ dataset: { place, saidPlace } }) => {
  dots.forEach((dot, index) => dot.classList.toggle('on', index + 1 === Number(place)));
  for (const text of document.querySelectorAll('[data-seen]')) text.textContent = saidPlace;
  for (const row of document.querySelectorAll('[data-row]')) {
    if (row.dataset.row === place) row.setAttribute('aria-current', 'true');
    else row.removeAttribute('aria-current');
  }
};
if (tickets.length > 1) {
  const row = document.querySelector('.tickets');
  const middleOf = (element) => {
    const { left, width } = element.getBoundingClientRect();
    return left + width / 2;
  };
  const farFrom = (middle) => (ticket) => Math.abs(middleOf(ticket) - middle);
  const look = () => {
    const far = farFrom(middleOf(row));
    showSeen(tickets.toSorted((one, other) => far(one) - far(other))[0]);
  };
  row.addEventListener('scroll', look, { passive: true });
  addEventListener('resize', look);
  look();
}
