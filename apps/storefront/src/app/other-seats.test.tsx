// @vitest-environment happy-dom
import { cleanup, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { changeSeats } from '@stagedoor/contract/calls/shop/cart';
import { sampleCart, sampleLine } from '../parts/testing/sample-items.ts';
import { refusal } from '@stagedoor/asking/testing/stand-in-server';
import { main, openStage, press, uuid } from './testing/open-checkout.tsx';

beforeEach(() => {
  sessionStorage.clear();
  localStorage.clear();
});
afterEach(cleanup);

test('[CART-14] the seats are marked on the map, and others can be had in their place', async () => {
  const seats = (rowName: string, mapX: number) => ({
    manifest: [11, 12].map((seat) => ({
      ticketId: seat,
      sectionName: 'Orchestra',
      rowName,
      seatName: `${seat}`,
      mapX: mapX + seat,
      mapY: 5000,
    })),
    together: true,
  });
  let refused = false;
  const shop = await openStage({
    cart: { lines: [sampleLine({ seatInfo: seats('F', 1000) })] },
    show: { seatMapUrl: '/images/hall.svg', venue: { name: 'Granite Hall', city: 'Boston', state: 'MA' } },
    server: (server) =>
      void server.on(changeSeats, () => {
        if (refused) throw refusal(409, 'NO_OTHER_SEATS', 'You keep yours.');
        return sampleCart({ lines: [sampleLine({ seatInfo: seats('G', 3000) })] });
      }),
  });
  const marks = () =>
    [...main().querySelectorAll('svg[viewBox="0 0 800 600"] circle')].map((mark) => mark.getAttribute('cx'));
  expect(screen.getByRole('img', { name: 'Seat map of Granite Hall with your seats marked' })).toBeTruthy();
  expect(marks()).toEqual(['80.88', '80.96']);
  press('Show me other seats');
  await shop.settle();
  expect(main().textContent).toContain('Orchestra, row G, seats 11 and 12');
  expect(marks()).toEqual(['240.88', '240.96']);
  expect(shop.server.asked.at(-1)?.input).toEqual({ uuid, priceLevelId: 1 });
  refused = true;
  press('Show me other seats');
  await shop.settle();
  expect(main().textContent).toContain('You keep yours.');
});

test('[CART-14] places without numbers are general admission, and there are no others', async () => {
  await openStage({ cart: { lines: [sampleLine({ seatInfo: { manifest: [], together: true } })] } });
  expect(main().textContent).toContain('General admission');
  expect(screen.queryByRole('button', { name: 'Show me other seats' })).toBeNull();
});
