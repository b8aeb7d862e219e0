// The requests of the demo world: Robin Vale's own, and of everybody who waits for the draw of the spring leg.
import type { Address } from '@stagedoor/contract/entities/address';
import { DEFAULT_CURRENCY } from '@stagedoor/rules/money/currencies';
import { requestTotals } from '@stagedoor/rules/requests/request-totals';
import { valueOf } from '@stagedoor/rules/values/value-of';
import { catalogueCache } from '../../catalogue/index.ts';
import { inTransaction } from '../../platform/db/in-transaction.ts';
import type { Db } from '../../platform/db/tables.ts';
import { findNumbers } from '../waiting-requests.ts';
import type { DemoShop } from './demo-rows.ts';
import { wishOf } from './entrants-wishes.ts';
import { robinsRequests } from './robins-requests.ts';
import type { DemoRequest } from './robins-requests.ts';
import { writeDemoRequests } from './write-demo-requests.ts';

const OUTLET = 1;
const MAIL = { id: 2, priceCents: 750 };
const INSTALLMENTS = 3;

const robinsAddress: Address = {
  firstName: 'Robin',
  lastName: 'Vale',
  addressLineOne: '48 Harbor Street',
  addressLineTwo: 'Apt 3',
  city: 'Boston',
  state: 'MA',
  zip: '02110',
  countryId: 1,
  phone: '(617) 555-0134',
};

async function openDemoShop(db: Db, sellerId: number, now: Date): Promise<DemoShop> {
  const cached = await catalogueCache(db).get(sellerId, OUTLET);
  return {
    sellerId,
    outletId: OUTLET,
    series: cached.seriesAt(now),
    delivery: MAIL,
    levels: cached.levels,
    now,
  };
}

export interface DemoFan {
  sellerId: number;
  userId: number;
  /** The card that would be charged. */
  cardId: number;
}

type OrderIds = Partial<Record<NonNullable<DemoRequest['order']>, number>>;

/** Loading twice changes nothing. */
export async function loadDemoRequests(db: Db, robin: DemoFan, orders: OrderIds, now: Date): Promise<void> {
  const numbers = robinsRequests.map(({ number }) => number);
  if ((await findNumbers(db, robin.sellerId, numbers)).length > 0) return;
  const shop = await openDemoShop(db, robin.sellerId, now);
  const all = robinsRequests.map((request) => ({
    ...request,
    userId: robin.userId,
    cards: Array.from({ length: request.onPlan ? INSTALLMENTS : 1 }, () => robin.cardId),
    address: robinsAddress,
    orderId: request.order && orders[request.order],
  }));
  await inTransaction(db, (tx) => writeDemoRequests(tx, shop, all));
}

/** Every so manieth would rather pay in three parts, where the plan takes a request of that size. */
const ON_PLAN_OF = 3;

function mayHavePlan({ levels, series, delivery }: DemoShop, { seriesId, events }: DemoRequest): boolean {
  const lines = events.flatMap((event) =>
    event.lines.map(({ level, quantity }) => ({ ...valueOf(levels, level), quantity })),
  );
  const { totalCents } = requestTotals(lines, {
    currency: DEFAULT_CURRENCY,
    deliveryPriceCents: delivery.priceCents,
  });
  return totalCents >= (series.get(seriesId)?.paymentPlanRules?.eligibilityMinimumCents ?? Infinity);
}

export interface DemoEntrant extends Omit<DemoFan, 'sellerId'> {
  firstName: string;
  lastName: string;
}

/** Loading twice changes nothing. */
export async function loadEntrantsRequests(
  db: Db,
  sellerId: number,
  findEntrants: () => Promise<DemoEntrant[]>,
  now: Date,
): Promise<void> {
  if ((await findNumbers(db, sellerId, [wishOf(0).number])).length > 0) return;
  const shop = await openDemoShop(db, sellerId, now);
  const all = (await findEntrants()).map(({ userId, cardId, firstName, lastName }, index) => {
    const { street, ...wish } = wishOf(index);
    const address = { ...robinsAddress, firstName, lastName, addressLineOne: street };
    const onPlan = index % ON_PLAN_OF === 0 && mayHavePlan(shop, wish);
    const cards = Array.from({ length: onPlan ? INSTALLMENTS : 1 }, () => cardId);
    return { ...wish, onPlan, userId, cards, address };
  });
  await inTransaction(db, (tx) => writeDemoRequests(tx, shop, all));
}
