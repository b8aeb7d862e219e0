// How far the cancellation of an event is: who still has tickets, what has gone back, and what has not.
import { returnWay } from '@stagedoor/rules/after-sale/return-way';
import type { ReturnPolicy } from '@stagedoor/rules/after-sale/return-way';
import { orderNumber } from '@stagedoor/rules/orders/order-number';
import { officeStock } from '../../inventory/index.ts';
import { officePayments } from '../../payments/index.ts';
import type { Db } from '../../platform/db/tables.ts';
import type { AfterSaleNeeds } from '../after-sale-needs.ts';
import type { EventOrders } from './cancel-orders.ts';

export interface CancellationStand {
  /** Orders that still have tickets of it. */
  left: number;
  inCarts: number;
  /** Orders that were decided about and carried out. */
  orders: number;
  returnedCents: number;
  /** Leaves by itself. */
  comingCents: number;
  refusedCents: number;
  refused: { number: string; message: string }[];
  /** Orders of which the gateway has still to answer, and that wait for no settlement. */
  asking: string[];
}

export async function ticketsInCarts(db: Db, { sellerId, eventId }: EventOrders, now: Date): Promise<number> {
  const stock = await officeStock.ofEvents(db, sellerId, [eventId], now);
  return officeStock.add(stock).carts;
}

type Return = Awaited<ReturnType<AfterSaleNeeds['changes']['returnsByJob']>>[number];

const waits = (row: Return, policy: ReturnPolicy, now: Date): boolean =>
  returnWay({ amountCents: row.payment_cents, capturedAt: row.captured_at, policy }, row.amount_cents, now)
    .way === 'waits';
const centsOf = (rows: readonly Return[]): number => rows.reduce((sum, row) => sum + row.amount_cents, 0);

export async function standOf(
  db: Db,
  { changes }: Pick<AfterSaleNeeds, 'changes'>,
  event: EventOrders,
  now: Date,
): Promise<CancellationStand> {
  const { orders: left } = await changes.countOrdersOfEvents(db, event);
  const states = await changes.changesByJob(db, event);
  const returns = await changes.returnsByJob(db, event);
  const replaced = new Set(returns.map(({ replaces }) => replaces));
  const planned = returns.filter(({ state }) => state === 'planned');
  const policyOf = await officePayments.returnPolicies(db, event.sellerId, [
    ...new Set(planned.map(({ payment_method_id }) => payment_method_id)),
  ]);
  const refused = returns.filter((row) => row.state === 'refused' && !replaced.has(row.return_id));
  return {
    left,
    inCarts: await ticketsInCarts(db, event, now),
    orders: states.reduce(
      (sum, { state, many }) => sum + (state === 'effective' || state === 'settled' ? many : 0),
      0,
    ),
    returnedCents: centsOf(returns.filter(({ state }) => state === 'returned')),
    comingCents: centsOf(planned),
    refusedCents: centsOf(refused),
    refused: refused.map((row) => ({ number: orderNumber(row.unique_id), message: row.problem ?? '' })),
    asking: planned
      .filter((row) => !waits(row, policyOf(row.payment_method_id), now))
      .map((row) => orderNumber(row.unique_id)),
  };
}
