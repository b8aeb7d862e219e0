// What the words of a search may mean, kind by kind.
import type { SearchHit } from '@stagedoor/contract/calls/office/search';
import { formatMoney } from '@stagedoor/rules/money/format-money';
import type { Times } from '@stagedoor/rules/time/times-in';
import { readSpokenCode } from '@stagedoor/rules/tickets/ticket-text';
import { counted } from '@stagedoor/rules/writing/counted';
import { customerNames, officeCustomers } from '../../accounts/index.ts';
import { officeEvents } from '../../catalogue/index.ts';
import { officeMails } from '../../mail/index.ts';
import { officeOrders } from '../../orders/index.ts';
import type { Db } from '../../platform/db/tables.ts';
import { ofSeller } from '../../sellers/index.ts';
import { officeRequests } from '../../requests/index.ts';

const MOST = 8;
/** Of what was found by its customer or its order, and not by the words themselves. */
const MOST_BESIDE = 2;
const same = (one: string, other: string): boolean => one.toLowerCase() === other.toLowerCase();
const told = (...parts: (string | undefined | null | false)[]): string => parts.filter(Boolean).join(', ');

export interface Search {
  db: Db;
  scope: { sellerId: number; outletIds: 'all' | readonly number[] };
  words: string;
  now: Date;
  /** The seller's clock. */
  times: Times;
  /** Who may read letters is led to the letter, others to its line. */
  readsLetters: boolean;
}

export async function orderHits({ db, scope, words, now, times }: Search): Promise<SearchHit[]> {
  const found = await officeOrders.find(db, scope, { words });
  const names = await customerNames(
    db,
    scope.sellerId,
    found.flatMap(({ userId }) => userId ?? []),
  );
  const currency = await ofSeller.currency(db, scope.sellerId);
  return found.map(({ number, userId, email, events: [first], owedCents, state }) => ({
    kind: 'order',
    key: number,
    title: number,
    detail: told(
      (userId !== undefined && names.get(userId)?.name.trim()) || email,
      first?.name,
      first?.startsAt && times.shortDay(first.startsAt, now),
      formatMoney(owedCents, currency),
    ),
    path: `/orders/${number}`,
    isExact: same(number, words) || same(number.slice(1), words),
    status: state,
  }));
}

export async function customerHits({ db, scope, words }: Search): Promise<SearchHit[]> {
  const { rows } = await officeCustomers.read(
    db,
    { ...scope, words, ordersOfCustomer: officeOrders.ofCustomer },
    {},
  );
  return rows.slice(0, MOST).map((customer) => ({
    kind: 'customer',
    key: String(customer.user_id),
    title: `${customer.first_name} ${customer.last_name}`.trim() || customer.email,
    detail: told(customer.email, counted(customer.orders, 'order')),
    path: `/customers/${customer.user_id}`,
    isExact: same(customer.email, words),
    email: customer.email,
  }));
}

export async function requestHits({ db, scope, words }: Search): Promise<SearchHit[]> {
  const found = await officeRequests.find(db, scope, words);
  const names = await customerNames(
    db,
    scope.sellerId,
    found.map(({ userId }) => userId),
  );
  return found.map(({ number, userId, seriesId, series, status }) => ({
    kind: 'request',
    key: number,
    title: number,
    detail: told(names.get(userId)?.name.trim(), series),
    path: `/draws/${seriesId}/requests?words=${number}`,
    isExact: number === words,
    status,
  }));
}

interface Placed {
  number: string;
  show?: { name: string; startsAt: Date | null | undefined } | undefined;
}

const placeDetail = ({ show, number }: Placed, { now, times }: Pick<Search, 'now' | 'times'>): string =>
  told(show?.name, show?.startsAt && times.shortDay(show.startsAt, now), `on ${number}`);

export async function ticketHits(search: Search): Promise<SearchHit[]> {
  const { db, scope, words } = search;
  const found = await officeOrders.findTicketByCode(db, scope, words);
  if (!found) return [];
  return [
    {
      kind: 'ticket',
      key: readSpokenCode(words) ?? words.trim(),
      title: found.place,
      detail: told(placeDetail(found, search), !found.works && 'this code lets nobody in any more'),
      path: `/orders/${found.number}`,
      isExact: true,
    },
  ];
}

export async function seatHits(search: Search, orders: readonly SearchHit[]): Promise<SearchHit[]> {
  const { db, scope, words } = search;
  const beside = orders.slice(0, 1).map(({ key }) => key);
  const found = await officeOrders.findSeats(db, scope, { words, orders: beside });
  return found.map((place) => ({
    kind: 'seat',
    key: `${place.lineId}-${place.ticketId}`,
    title: place.place,
    detail: placeDetail(place, search),
    path: `/orders/${place.number}`,
    isExact: false,
  }));
}

export async function letterHits(
  { db, scope, words, now, times, readsLetters }: Search,
  { orders, customers }: { orders: readonly SearchHit[]; customers: readonly SearchHit[] },
): Promise<SearchHit[]> {
  const found = await officeMails.find(db, scope, {
    words,
    to: customers.slice(0, MOST_BESIDE).flatMap(({ email }) => email ?? []),
    about: orders.filter(({ isExact }) => isExact).map(({ key }) => `order ${key}`),
  });
  return found.map(({ mail_id, subject, recipient, state, created_at }) => ({
    kind: 'letter',
    key: mail_id,
    title: `“${subject}”`,
    detail: told(`to ${recipient}`, times.shortTime(created_at, now), state === 'dead' && 'came back'),
    path: readsLetters ? `/mail/${mail_id}` : `/mail?words=${encodeURIComponent(recipient)}`,
    isExact: same(subject, words),
  }));
}

export async function eventHits({ db, scope, words, now, times }: Search): Promise<SearchHit[]> {
  const { rows } = await officeEvents.read(db, scope, { words }, { sort: '-starts', size: MOST, now });
  return rows.map(({ id, name, startsAt, venue, place }) => ({
    kind: 'event',
    key: String(id),
    title: name,
    detail: told(startsAt && times.formatDateTime(startsAt, place), venue),
    path: `/events/${id}`,
    isExact: same(name, words),
  }));
}
