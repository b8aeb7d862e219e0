// @vitest-environment happy-dom
import { cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { getCart } from '@stagedoor/contract/calls/shop/cart';
import {
  declineWaitingOffer,
  getWaitingList,
  getWaitingOffer,
  joinWaitingList,
  leaveWaitingList,
  takeWaitingOffer,
} from '@stagedoor/contract/calls/shop/waiting-list';
import type { WaitingList, WaitingOffer } from '@stagedoor/contract/calls/shop/waiting-list';
import { waitingListMessages } from '@stagedoor/rules/messages/waiting-list';
import { refusal } from '@stagedoor/asking/testing/stand-in-server';
import type { StandInServer } from '@stagedoor/asking/testing/stand-in-server';
import { sampleCart, sampleItem, sampleLevel } from '../parts/testing/sample-items.ts';
import { now, sampleEvent, sampleSession } from '../parts/testing/samples.ts';
import { openShop } from './testing/open-shop.tsx';

beforeEach(() => {
  sessionStorage.clear();
  localStorage.clear();
});
afterEach(cleanup);

const soldOut = sampleLevel({ id: 1, name: 'Deck', priceCents: 3800, saleStatus: 'OFF_SALE', soldOut: true });
const event = sampleEvent({
  items: [sampleItem({ priceLevels: [soldOut] })],
  availability: 'sold-out',
  hasWaitingList: true,
});
const LINK = '0b1c0000-0000-4000-8000-000000000001';
const OFFER = '0b1c0000-0000-4000-8000-000000000002';
const level = { limit: 4, minimum: 1, multiplier: 1, people: 48 };
const list: WaitingList = {
  eventId: 101,
  hours: 8,
  people: 63,
  levels: [
    { ...level, id: 1, name: 'Deck', priceCents: 5175 },
    { ...level, id: 2, name: 'Terrace', priceCents: 7775, minimum: 2, multiplier: 2, people: 27 },
  ],
};
const own = { quantity: 2, levelIds: [1, 2], mostCents: 8000, since: now, place: 12, link: LINK };
const offer: WaitingOffer = {
  uuid: OFFER,
  eventId: 101,
  state: 'open',
  isInCart: false,
  levelName: 'Deck',
  quantity: 2,
  fewer: [1],
  seats: [],
  priceCents: 3800,
  feesCents: 1375,
  endsAt: new Date(now.getTime() + (7 * 60 + 18) * 60_000),
  lapses: 0,
  wish: own,
  levelNames: ['Deck', 'Terrace'],
};
const user = sampleSession({ userId: 7, email: 'fan@example.com' });
const main = () => screen.getByRole('main').textContent;
const open = (url: string, server: (stand: StandInServer) => void, session = user) =>
  openShop({ url, events: [event], session, server });

test('[WAIT-01] [EVENT-22] a level that is sold out is listed with the way to the list', async () => {
  const shop = await openShop({ url: '/event/101', events: [event] });
  expect(main()).toContain('Deck');
  expect(main()).toContain('Sold out');
  fireEvent.click(screen.getByRole('link', { name: /^Join the waiting list.*Deck/ }));
  await shop.settle();
  expect(shop.address()).toBe('/waitinglist/101');
});

test('[WAIT-01] [WAIT-04] who joins says how many, which levels and at most how much, and is told the place', async () => {
  let answer = list;
  const shop = await open('/waitinglist/101', (stand) =>
    stand
      .on(getWaitingList, () => answer)
      .on(joinWaitingList, () => {
        answer = { ...list, people: 64, own: { ...own, place: 64 } };
        return answer;
      }),
  );
  for (const told of ['63 people wait', '$51.75 with fees, 48 wait', 'in pairs', 'You would be number 64'])
    expect(main()).toContain(told);
  expect(screen.getByLabelText<HTMLInputElement>('We write to').value).toBe('fan@example.com');
  const most = screen.getByLabelText<HTMLInputElement>(/^At most/);
  fireEvent.change(most, { target: { value: '40' } });
  fireEvent.click(screen.getByRole('button', { name: 'Join the waiting list' }));
  expect(main()).toContain(waitingListMessages.tooLow('$51.75'));
  fireEvent.change(most, { target: { value: '$80' } });
  fireEvent.click(screen.getByRole('button', { name: 'Join the waiting list' }));
  await shop.settle();
  expect(shop.server.asked.find(({ path }) => path === joinWaitingList.path)?.input).toEqual({
    eventId: 101,
    quantity: 2,
    levelIds: [1, 2],
    mostCents: 8000,
  });
  expect(main()).toContain('You are number 64 of 64.');
  expect(main()).toContain('2 tickets, Deck or Terrace, at most $80.00 each.');
  expect(main()).not.toContain(waitingListMessages.tooLow('$51.75'));
});

test('[WAIT-01] [WAIT-04] whoever is not signed in reads which place they would get, and is led to sign in, and back', async () => {
  const shop = await open(
    '/waitinglist/101',
    (stand) => stand.on(getWaitingList, () => list),
    sampleSession(),
  );
  expect(main()).toContain('You would be number 64');
  fireEvent.click(screen.getByRole('button', { name: waitingListMessages.signIn }));
  await shop.settle();
  expect([shop.address(), shop.state()]).toEqual(['/login', { origin: '/waitinglist/101' }]);
});

test('[WAIT-03] an offer says until when, what it costs, and leads to the normal checkout', async () => {
  const cart = sampleCart();
  const shop = await open(`/offer/${OFFER}`, (stand) =>
    stand
      .on(getWaitingOffer, () => offer)
      .on(takeWaitingOffer, () => cart)
      .on(getCart, () => cart),
  );
  expect(screen.getByRole('heading', { level: 1 }).textContent).toMatch(/^Two tickets for you until \d/);
  for (const told of ['Deck × 2$76.00', 'Fees$27.50', '$103.50', '7 h 18 min'])
    expect(main()).toContain(told);
  fireEvent.click(screen.getByRole('button', { name: 'Only one' }));
  await shop.settle();
  expect(shop.server.asked.find(({ path }) => path === takeWaitingOffer.path)?.input).toEqual({
    uuid: OFFER,
    quantity: 1,
  });
  expect(shop.address()).toBe(`/checkout/i/review/${cart.uuid}`);
});

test('[WAIT-03] no, thank you gives it on and says so; one that is over says what became of it', async () => {
  let state: WaitingOffer['state'] = 'open';
  const shop = await open(`/offer/${OFFER}`, (stand) =>
    stand
      .on(getWaitingOffer, () => ({ ...offer, state }))
      .on(declineWaitingOffer, () => {
        state = 'let-go';
        return {};
      }),
  );
  fireEvent.click(screen.getByRole('button', { name: 'No, thank you' }));
  await shop.settle();
  expect(main()).toContain(waitingListMessages.goneMeans['let-go']);
  expect(screen.queryByRole('button', { name: /^Buy/ })).toBeNull();
});

test('[WAIT-03] one that ran out meanwhile is said where it was pressed', async () => {
  let current = offer;
  const shop = await open(`/offer/${OFFER}`, (stand) =>
    stand
      .on(getWaitingOffer, () => current)
      .on(takeWaitingOffer, () => {
        current = { ...offer, state: 'lapsed' };
        throw refusal(409, 'OFFER_OVER', waitingListMessages.offerOver);
      }),
  );
  fireEvent.click(screen.getByRole('button', { name: 'Buy these two' }));
  await shop.settle();
  expect(main()).toContain(waitingListMessages.goneMeans.lapsed);
});

test('[WAIT-07] the click in the letter leaves the list', async () => {
  const shop = await open(
    `/waitinglist/leave/${LINK}`,
    (stand) => stand.on(leaveWaitingList, () => ({ eventId: 101 })),
    sampleSession(),
  );
  await shop.settle();
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe(waitingListMessages.youLeft);
  expect(shop.server.countOf(leaveWaitingList)).toBe(1);
});
