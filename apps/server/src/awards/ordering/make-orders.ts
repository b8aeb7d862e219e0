// AWARD-01: what was awarded becomes orders, or changes of orders that are there, a batch in one transaction.
import { firstOf } from '@stagedoor/rules/values/first-of';
import { valueOf } from '@stagedoor/rules/values/value-of';
import { customerNames } from '../../accounts/index.ts';
import { awarding } from '../../orders/index.ts';
import type { Tx } from '../../platform/db/tables.ts';
import { readAwardedRequests } from '../../requests/index.ts';
import type { AwardedRequest } from '../../requests/index.ts';
import type { AwardsNeeds } from '../awards-needs.ts';
import type { DrawRow } from '../draw-store.ts';
import { linkAwards, nextUnordered } from './award-store.ts';
import type { AwardRow, MadeOrder } from './award-store.ts';
import { cardOf, linesOfAwards, orderOfAward } from './order-of-award.ts';
import { readRunTerms } from './run-terms.ts';
import type { RunTerms } from './run-terms.ts';

/** So many fans in one transaction. */
export const AT_ONCE = 500;

interface Awarded {
  entry: string;
  request: AwardedRequest;
  awards: AwardRow[];
}

async function readAwarded(tx: Tx, draw: DrawRow, rows: readonly AwardRow[]): Promise<Awarded[]> {
  const requests = await readAwardedRequests(tx, draw.seller_id, [
    ...new Set(rows.map(({ request_id }) => request_id)),
  ]);
  return [...Map.groupBy(rows, ({ entry_id }) => entry_id)].map(([entry, awards]) => ({
    entry,
    request: valueOf(requests, firstOf(awards).request_id),
    awards,
  }));
}

async function placeNew(tx: Tx, terms: RunTerms, fans: readonly Awarded[]): Promise<MadeOrder[]> {
  const { seller_id: sellerId } = terms.draw;
  const people = await customerNames(
    tx,
    sellerId,
    fans.map(({ request }) => request.userId),
  );
  const orders = fans.map(({ request, awards }) =>
    orderOfAward(terms, request, people.get(request.userId)?.email ?? '', awards),
  );
  const placed = await awarding.placeOrders(tx, sellerId, orders, terms.seats);
  const orderOf = new Map(placed.map((order) => [order.series_request_id, order.order_id]));
  const links = fans.flatMap(({ request }, index) =>
    orders[index]!.payments.map(({ sort }) => {
      const { id, uuid } = cardOf(request, sort);
      return { orderId: orderOf.get(request.requestId) ?? 0, sort, id, uuid };
    }),
  );
  await awarding.linkRequestPayments(tx, sellerId, links);
  return fans.map(({ entry, request }) => ({
    entry,
    order: valueOf(orderOf, request.requestId),
    change: null,
  }));
}

async function addToOrder(
  tx: Tx,
  terms: RunTerms,
  { entry, request, awards }: Awarded,
  orderId: number,
): Promise<MadeOrder> {
  const change = await awarding.openAward(
    tx,
    {
      sellerId: terms.draw.seller_id,
      orderId,
      lines: linesOfAwards(terms, request, awards),
      paymentMethodId: cardOf(request).paymentMethodId,
      dueDay: terms.today,
      run: { name: terms.draw.draw_key, graceHours: terms.graceHours },
      seats: terms.seats,
      reason: `Reached by the walk, line ${firstOf(awards).number} of the log`,
    },
    terms.now,
  );
  return { entry, order: orderId, change };
}

/** The next so many fans. Answers how many there were. */
export async function makeOrders(
  tx: Tx,
  needs: Pick<AwardsNeeds, 'checkpoint'>,
  draw: DrawRow,
  fans: number,
  now: Date,
): Promise<number> {
  const rows = await nextUnordered(tx, draw, fans);
  if (rows.length === 0) return 0;
  const terms = await readRunTerms(tx, draw, now);
  const awarded = await readAwarded(tx, draw, rows);
  const live = await awarding.liveOrdersOfRequests(
    tx,
    draw.seller_id,
    awarded.map(({ request }) => request.requestId),
  );
  const isServed = ({ request }: Awarded): boolean => live.has(request.requestId);
  const made = await placeNew(
    tx,
    terms,
    awarded.filter((each) => !isServed(each)),
  );
  await needs.checkpoint('award orders placed');
  for (const each of awarded.filter(isServed))
    made.push(await addToOrder(tx, terms, each, valueOf(live, each.request.requestId)));
  await linkAwards(tx, draw, made, rows.length, now);
  await needs.checkpoint('awards linked');
  return awarded.length;
}
