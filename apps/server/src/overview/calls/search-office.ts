import { searchOffice } from '@stagedoor/contract/calls/office/search';
import type { SearchHit } from '@stagedoor/contract/calls/office/search';
import { formatDateTime } from '@stagedoor/rules/time/dates';
import { statusWords } from '@stagedoor/rules/requests/status-texts';
import { readCustomers } from '../../accounts/index.ts';
import { officeEvents } from '../../catalogue/index.ts';
import { officeOrders } from '../../orders/index.ts';
import { handle } from '../../platform/http/handler.ts';
import type { Handler } from '../../platform/http/handler.ts';
import { findRequestsByNumber } from '../../requests/index.ts';
import { statusTextsOf } from '../../sellers/index.ts';
import type { OverviewNeeds } from '../overview-needs.ts';

const MOST = 8;
const same = (one: string, other: string): boolean => one.toLowerCase() === other.toLowerCase();

type Scope = { sellerId: number; outletIds: 'all' | readonly number[] };

async function orders({ db }: OverviewNeeds, scope: Scope, words: string): Promise<SearchHit[]> {
  const [found, texts] = await Promise.all([
    officeOrders.find(db, scope, { words }),
    statusTextsOf(db, scope.sellerId),
  ]);
  return found.map((order) => ({
    kind: 'order',
    key: order.number,
    title: order.number,
    detail: [order.email, order.events[0]?.name, statusWords(texts, order.state)].filter(Boolean).join(', '),
    path: `/orders/${order.number}`,
    isExact: same(order.number, words) || same(order.number.slice(1), words),
  }));
}

async function customers({ db }: OverviewNeeds, scope: Scope, words: string): Promise<SearchHit[]> {
  const { rows } = await readCustomers(
    db,
    { ...scope, words, ordersOfCustomer: officeOrders.ofCustomer },
    {},
  );
  return rows.slice(0, MOST).map((customer) => ({
    kind: 'customer',
    key: String(customer.user_id),
    title: `${customer.first_name} ${customer.last_name}`.trim() || customer.email,
    detail: `${customer.email}, ${customer.orders} ${customer.orders === 1 ? 'order' : 'orders'}`,
    path: `/customers/${customer.user_id}`,
    isExact: same(customer.email, words),
  }));
}

async function requests({ db }: OverviewNeeds, scope: Scope, words: string): Promise<SearchHit[]> {
  const [found, texts] = await Promise.all([
    findRequestsByNumber(db, scope, words),
    statusTextsOf(db, scope.sellerId),
  ]);
  return found.map(({ number, userId, status }) => ({
    kind: 'request',
    key: number,
    title: `Request ${number}`,
    detail: statusWords(texts, status),
    path: `/customers/${userId}`,
    isExact: number === words,
  }));
}

async function events({ db }: OverviewNeeds, scope: Scope, words: string, now: Date): Promise<SearchHit[]> {
  const { rows } = await officeEvents.read(db, scope, { words }, { sort: '-starts', size: MOST, now });
  return rows.map(({ id, name, startsAt, venue, place }) => ({
    kind: 'event',
    key: String(id),
    title: name,
    detail: [startsAt && formatDateTime(startsAt, place), venue].filter(Boolean).join(', '),
    path: `/events/${id}`,
    isExact: same(name, words),
  }));
}

/** Kinds in the order of likelihood; one that does not answer is named, and the others are there. */
export const searchOfficeHandler = (needs: OverviewNeeds): Handler<'overview'> =>
  handle(searchOffice, async ({ q }, { sellerId, outletIds, now, grantFor }) => {
    const words = q.trim().replace(/\s+/g, ' ');
    if (words.length < 2) return { hits: [], missing: [] };
    const scope = { sellerId, outletIds };
    const sources = [
      ['orders', 'orders.look', orders],
      ['customers', 'customers.look', customers],
      ['requests', 'draws.look', requests],
      ['events', 'events.look', events],
    ] as const;
    const seen = sources.filter(([, permission]) => grantFor(permission) !== 'no');
    const found = await Promise.allSettled(seen.map(([, , find]) => find(needs, scope, words, now)));
    const hits = found.flatMap((result) => (result.status === 'fulfilled' ? result.value : []));
    const missing = seen.flatMap(([name], index) => {
      const result = found[index]!;
      if (result.status === 'fulfilled') return [];
      needs.log.error({ err: result.reason as unknown, kind: name }, 'a kind could not be searched');
      return [name];
    });
    return { hits: hits.toSorted((a, b) => Number(b.isExact) - Number(a.isExact)), missing };
  });
