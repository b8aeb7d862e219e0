// @vitest-environment happy-dom
import { cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { createCart, getCart } from '@stagedoor/contract/calls/shop/cart';
import { getOutletEvents } from '@stagedoor/contract/calls/shop/outlet';
import type { CodeOffer } from '@stagedoor/contract/entities/code';
import { codeMessages } from '@stagedoor/rules/messages/codes';
import { refusal } from '@stagedoor/asking/testing/stand-in-server';
import type { StandInServer } from '@stagedoor/asking/testing/stand-in-server';
import { sampleCart, sampleItem, sampleLevel } from '../parts/testing/sample-items.ts';
import { sampleEvent } from '../parts/testing/samples.ts';
import { openShop } from './testing/open-shop.tsx';

beforeEach(() => {
  sessionStorage.clear();
  localStorage.clear();
});
afterEach(cleanup);

const level = sampleLevel({
  id: 1,
  name: 'Deck',
  priceCents: 3800,
  fees: [{ name: 'Service', valueCents: 1375 }],
});
const later = { ...level, saleStatus: 'BEFORE_SALE' as const, onSaleFrom: new Date('2026-11-24T15:00:00Z') };
const onSale = sampleEvent({ items: [sampleItem({ priceLevels: [level] })], takesCodes: true });
const beforeSale = sampleEvent({
  items: [sampleItem({ priceLevels: [later] })],
  takesCodes: true,
  availability: 'before-sale',
});
const offer: CodeOffer = {
  code: 'TIDES-EARLY',
  levelIds: [1],
  opens: false,
  takesOff: { kind: 'amount', cents: 500, per: 'ticket', withFees: false },
};
const wrong = () => refusal(404, 'CODE_NOT_KNOWN', codeMessages.notKnown);

/** Knows one code, however it is typed. */
const knows =
  (event: typeof onSale, code: CodeOffer = offer, without: typeof onSale = event) =>
  (server: StandInServer): void => {
    server.on(getOutletEvents, ({ code: typed }) => {
      if (typed === undefined) return { events: [without] };
      if (typed.trim().toUpperCase() !== code.code) throw wrong();
      return { events: [{ ...event, code }] };
    });
  };
const open = (server: (server: StandInServer) => void, event = onSale, search = '') =>
  openShop({ url: `/event/101${search}`, events: [event], server });
const main = () => screen.getByRole('main').textContent;
type Shop = Awaited<ReturnType<typeof openShop>>;
async function type(shop: Shop, code: string): Promise<void> {
  fireEvent.change(screen.getByLabelText('A code'), { target: { value: code } });
  fireEvent.click(screen.getByRole('button', { name: 'Use it' }));
  await shop.settle();
}

test('[CODE-01] a code that is typed: a green line says what it does, old and new price stand together, and it is bought with', async () => {
  const shop = await open((server) => {
    knows(onSale)(server);
    server.on(createCart, () => sampleCart()).on(getCart, () => sampleCart());
  });
  await type(shop, ' tides-early ');
  const told = screen.getAllByRole('status').map(({ textContent }) => textContent);
  expect(told).toContain('TIDES-EARLY is in useTakes $5.00 off each ticket.');
  expect(screen.queryByLabelText('A code')).toBeNull();
  expect(main()).toContain('Without the code $51.75');
  expect(main()).toContain('$46.75');
  expect(main()).toContain('$38.00 + $13.75 fees − $5.00');
  fireEvent.change(screen.getByLabelText('Quantity, Deck'), { target: { value: '2' } });
  for (const part of ['Deck × 2$76.00', 'Fees$27.50', 'Code TIDES-EARLY-$10.00', '$93.50'])
    expect(main()).toContain(part);
  fireEvent.click(screen.getByRole('button', { name: 'Buy Now' }));
  await shop.settle();
  expect(shop.server.asked.find(({ path }) => path === createCart.path)?.input).toEqual({
    lines: [{ priceLevelId: 1, quantity: 2 }],
    code: 'TIDES-EARLY',
  });
});

test('[CODE-04] a wrong one says so at its field, and is gone from there once it is right', async () => {
  const shop = await open(knows(onSale));
  await type(shop, 'TIDES-ERLY');
  const field = screen.getByLabelText<HTMLInputElement>('A code');
  expect(field.value).toBe('TIDES-ERLY');
  expect(field.getAttribute('aria-invalid')).toBe('true');
  expect(document.getElementById(field.getAttribute('aria-describedby') ?? '')?.textContent).toContain(
    'This code is not known here. Check each letter; capitals do not matter.',
  );
  await type(shop, 'tides-early');
  expect(screen.getByText('TIDES-EARLY is in use')).toBeTruthy();
  expect(main()).not.toContain('not known here');
  fireEvent.click(screen.getByRole('button', { name: 'Take the code off' }));
  await shop.settle();
  expect(screen.getByLabelText('A code')).toBeTruthy();
  expect(main()).not.toContain('$46.75');
});

test('[CODE-01] a code in the address opens the sale, leaves the address, and is still there after a reload', async () => {
  const opened = { ...onSale, availability: 'on-sale' as const };
  const early: CodeOffer = { ...offer, opens: true, opensUntil: new Date('2026-11-24T15:00:00Z') };
  const shop = await open(knows(opened, early, beforeSale), beforeSale, '?code=TIDES-EARLY&artist=4');
  await shop.settle();
  expect(shop.address()).toBe('/event/101?artist=4');
  expect(
    screen.getByText(/^Opens the sale for you until Tue, Nov 24, 2026, 10:00 AM, and takes \$5\.00/),
  ).toBeTruthy();
  expect(screen.getByLabelText('Quantity, Deck')).toBeTruthy();
  cleanup();
  const again = await open(knows(opened, early, beforeSale), beforeSale);
  await again.settle();
  expect(screen.getByLabelText('Quantity, Deck')).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: 'Take the code off' }));
  await again.settle();
  expect(screen.queryByLabelText('Quantity, Deck')).toBeNull();
});

test('[CODE-01] where there are no codes there is no field; what came by the address is answered all the same', async () => {
  const plain = sampleEvent({ items: [sampleItem({ priceLevels: [level] })] });
  await open(knows(plain), plain);
  expect(screen.queryByLabelText('A code')).toBeNull();
  cleanup();
  const shop = await open(knows(plain), plain, '?code=OLD');
  await shop.settle();
  expect(screen.getByLabelText<HTMLInputElement>('A code').value).toBe('OLD');
  expect(main()).toContain('This code is not known here.');
});
