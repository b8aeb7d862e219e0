// @vitest-environment happy-dom
import { cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { beginCheckout, changeSeats, getCart } from '@stagedoor/contract/calls/shop/cart';
import { sampleCart, sampleLine } from '../parts/testing/sample-items.ts';
import { refusal } from '@stagedoor/asking/testing/stand-in-server';
import { checkout, main, openStage, press, uuid } from './testing/open-checkout.tsx';

beforeEach(() => {
  sessionStorage.clear();
  localStorage.clear();
});
afterEach(cleanup);

const seats = (rowName: string, mapX: number) => ({
  manifest: [11, 12].map((seat) => ({
    ticketId: mapX + seat,
    sectionName: 'Orchestra',
    rowName,
    seatName: `${seat}`,
    mapX: mapX + seat,
    mapY: 5000,
  })),
  together: true,
});
const show = {
  seatMapUrl: '/images/hall.svg',
  venue: { name: 'Granite Hall', city: 'Boston', state: 'MA' },
};
const marks = (kind: 'circle' | 'circle.other') =>
  [...main().querySelectorAll('svg[viewBox="0 0 800 600"] circle')]
    .filter((mark) => (kind === 'circle') === !mark.getAttribute('class'))
    .map((mark) => mark.getAttribute('cx'));
const first = seats('F', 1000);
const second = seats('G', 3000);

test('[CART-14] other seats are found beside the first, both stand on the map, and the chosen ones are confirmed', async () => {
  let refused = true;
  const shop = await openStage({
    cart: { lines: [sampleLine({ seatInfo: first })] },
    show,
    server: (server) =>
      void server
        .on(changeSeats, () => {
          if (refused) throw refusal(409, 'NO_OTHER_SEATS', 'You keep yours.');
          return sampleCart({ lines: [sampleLine({ seatInfo: first, otherSeats: second })] });
        })
        .on(beginCheckout, () => sampleCart({ ...checkout, lines: [sampleLine({ seatInfo: second })] })),
  });
  expect(screen.getByRole('img', { name: 'Seat map of Granite Hall with your seats marked' })).toBeTruthy();
  expect(marks('circle')).toEqual(['80.88', '80.96']);
  press('Show me other seats');
  await shop.settle();
  expect(main().textContent).toContain('You keep yours.');
  refused = false;
  press('Show me other seats');
  await shop.settle();
  expect(main().textContent).not.toContain('You keep yours.');
  expect(screen.queryByRole('button', { name: 'Show me other seats' })).toBeNull();
  const group = screen.getByRole('group', { name: 'Your seats, or the other seats we found' });
  expect(document.activeElement).toBe(group);
  const [own, other] = screen.getAllByRole<HTMLInputElement>('radio');
  expect([own!.checked, other!.checked]).toEqual([true, false]);
  expect([marks('circle'), marks('circle.other')]).toEqual([
    ['80.88', '80.96'],
    ['240.88', '240.96'],
  ]);
  // The bill beside it names neither: nothing is chosen before it is confirmed.
  expect(screen.getAllByText('Orchestra, row F, seats 11 and 12')).toHaveLength(1);
  fireEvent.click(screen.getByRole('radio', { name: 'Orchestra, row G, seats 11 and 12' }));
  expect(marks('circle')).toEqual(['240.88', '240.96']);
  press('Confirm and continue');
  await shop.settle();
  expect(shop.server.asked.findLast(({ path }) => path === beginCheckout.path)?.input).toEqual({
    uuid,
    ticketIds: [3011, 3012],
  });
});

test('[CART-14] what was chosen in another window is said, and the seats are looked at again', async () => {
  const shop = await openStage({
    cart: { lines: [sampleLine({ seatInfo: first, otherSeats: second })] },
    show,
    server: (server) =>
      void server.on(beginCheckout, () => {
        throw refusal(409, 'NO_OTHER_SEATS', 'Please look at yours again.');
      }),
  });
  const before = shop.server.countOf(getCart);
  press('Confirm and continue');
  await shop.settle();
  expect(shop.server.asked.findLast(({ path }) => path === beginCheckout.path)?.input).toEqual({
    uuid,
    ticketIds: [1011, 1012],
  });
  expect(main().textContent).toContain('Please look at yours again.');
  expect(shop.server.countOf(getCart)).toBeGreaterThan(before);
});

test('[CART-14] places without numbers are general admission, and there are no others', async () => {
  await openStage({ cart: { lines: [sampleLine({ seatInfo: { manifest: [], together: true } })] } });
  expect(main().textContent).toContain('General admission');
  expect(screen.queryByRole('button', { name: 'Show me other seats' })).toBeNull();
});
