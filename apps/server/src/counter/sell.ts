// One sale at the counter, in one transaction: the places, the order, the money or the letter that asks for it.
import { randomUUID } from 'node:crypto';
import type { InputOf } from '@stagedoor/contract/call';
import type { giveAwayAtCounter } from '@stagedoor/contract/calls/office/counter';
import { counterMessages } from '@stagedoor/rules/messages/counter';
import type { Currency } from '@stagedoor/rules/money/currencies';
import { formatMoney } from '@stagedoor/rules/money/format-money';
import { wrongWithSum } from '@stagedoor/rules/money/charge-limits';
import type { ChargeLimits } from '@stagedoor/rules/money/charge-limits';
import { LINK_MINUTES } from '@stagedoor/rules/orders/counter-ways';
import type { CounterWay } from '@stagedoor/rules/orders/counter-ways';
import { orderNumber } from '@stagedoor/rules/orders/order-number';
import { validateCounterSale } from '@stagedoor/rules/orders/counter-sale';
import { requireAddress } from '../accounts/index.ts';
import { billOffers } from '../carts/index.ts';
import { officeEvents } from '../catalogue/index.ts';
import type { CachedCatalogue } from '../catalogue/index.ts';
import { billTotals, lineOffer } from '../orders/index.ts';
import type { LineOffer, OrderRow } from '../orders/index.ts';
import type { Tx } from '../platform/db/tables.ts';
import type { Callers } from '../platform/http/caller.ts';
import { refuse } from '../platform/http/refusal.ts';
import { requireValid } from '../platform/http/require-valid.ts';
import { secondsAfter } from '../platform/seconds-after.ts';
import { ofSeller } from '../sellers/index.ts';
import type { StoredOutlet } from '../sellers/index.ts';
import type { CounterNeeds } from './counter-needs.ts';
import { insertSale } from './counter-store.ts';
import { queueDueLetter } from './due-letter.ts';
import { holdWishes, OfferChanged } from './hold-wishes.ts';
import type { HeldPlaces } from './hold-wishes.ts';
import { deliveriesTo, needsStreet } from './offered-deliveries.ts';
import { counterOrders } from './counter-orders.ts';
import { saleCode } from './sale-code.ts';

type Caller = Callers['office'];
type Wishes = Omit<InputOf<typeof giveAwayAtCounter>, 'reason'>;

export interface Sale extends Wishes {
  way: CounterWay | 'gift';
  untilDay?: string | undefined;
  reason?: string | undefined;
  /** The buyer's; what is given away has none. */
  code?: string | undefined;
  /** What was told at the counter; a gift costs nothing. */
  totalCents: number;
}

const DAY_MS = 86_400_000;

type Event = NonNullable<Awaited<ReturnType<typeof officeEvents.find>>>;

/** A day counts to its end by the seller's clock, and never beyond the show. */
async function payUntil(tx: Tx, { sellerId, now }: Caller, { startsAt }: Event, sale: Sale) {
  if (sale.way === 'link') return secondsAfter(now, LINK_MINUTES * 60);
  if (sale.untilDay === undefined) return undefined;
  const { momentAt } = await ofSeller.times(tx, sellerId);
  const dayAfter = new Date(Date.parse(sale.untilDay) + DAY_MS).toISOString().slice(0, 10);
  const end = momentAt(dayAfter, '00:00');
  return startsAt && startsAt < end ? startsAt : end;
}

async function requireForm(tx: Tx, { sellerId, now }: Caller, { startsAt }: Event, sale: Sale) {
  const { dayOf } = await ofSeller.times(tx, sellerId);
  const days = { today: dayOf(now), showDay: startsAt && dayOf(startsAt) };
  requireValid(
    validateCounterSale({ ...sale, untilDay: sale.untilDay ?? '', reason: sale.reason ?? '' }, days),
  );
}

/** What is given away costs nothing, nor do its fees. */
const asGift = (offer: LineOffer): LineOffer => ({
  ...offer,
  unitPriceCents: 0,
  unitFeesCents: 0,
  fees: [],
  taxPpm: 0,
  includedPpm: undefined,
});

/** What is looked up before the transaction begins: within it nobody is asked but the transaction itself. */
interface Known {
  event: Event;
  outlet: StoredOutlet;
  catalogue: CachedCatalogue;
  currency: Currency;
  limits: ChargeLimits;
}

async function lookUp(
  needs: CounterNeeds,
  { sellerId, requireOutlet }: Caller,
  eventId: number,
): Promise<Known> {
  const event = (await officeEvents.find(needs.db, sellerId, eventId)) ?? refuse('NOT_FOUND');
  requireOutlet(event.outletId);
  const { outletId } = event;
  const currency = await ofSeller.currency(needs.db, sellerId);
  return {
    event,
    currency,
    outlet: await needs.outlets.get(outletId),
    catalogue: await needs.catalogue.getCurrent(sellerId, outletId),
    limits: await needs.chargeLimits({ sellerId, outletId }, currency),
  };
}

async function requireDelivery(
  tx: Tx,
  { sellerId, now }: Caller,
  { outlet, event: { outletId } }: Known,
  sale: Sale,
  { wishes }: HeldPlaces,
) {
  const known = outlet.deliveryMethods.find(({ uuid }) => uuid === sale.deliveryMethodUuid);
  const at = { sellerId, outletId };
  const address = known && needsStreet(known) ? await requireAddress(tx, at, sale.address, 'address') : null;
  const levels = wishes.map(({ level }) => level);
  const offered = deliveriesTo(outlet, levels, address?.countryId ?? 0, now);
  const method = offered.find(({ uuid }) => uuid === sale.deliveryMethodUuid);
  return { method: method ?? refuse('DELIVERY_NOT_OFFERED'), address };
}

/** SEC-78: nobody pays what they were not told. What no card can be charged is not asked for by a link. */
function requireSum({ currency, limits }: Known, sale: Sale, totalCents: number): void {
  if (totalCents !== sale.totalCents)
    refuse('COUNTER_REFUSED', { message: counterMessages.otherSum(formatMoney(totalCents, currency)) });
  const message = sale.way === 'link' ? wrongWithSum(totalCents, limits, currency) : undefined;
  if (message !== undefined) refuse('SUM_NOT_CHARGED', { message });
}

const noteSale = (
  tx: Tx,
  { sellerId, staffId, now }: Caller,
  { saleUuid, outletId, way, reason }: Sale & { saleUuid: string; outletId: number },
): Promise<void> =>
  insertSale(tx, {
    seller_id: sellerId,
    sale_uuid: saleUuid,
    outlet_id: outletId,
    way,
    pay_link: randomUUID(),
    sold_by: staffId,
    reason: reason?.trim() ?? null,
    sold_at: now,
  });

/** The order as it is written down, with what has to be paid for it. */
async function writeSale(
  { checkpoint }: CounterNeeds,
  tx: Tx,
  caller: Caller,
  known: Known,
  sale: Sale,
): Promise<OrderRow> {
  const { sellerId, now } = caller;
  const { event, catalogue, currency } = known;
  const { outletId } = event;
  const holdUuid = randomUUID();
  const code = await saleCode(tx, { sellerId, outletId, now }, sale.code);
  const held = await holdWishes(tx, catalogue, { sellerId, ...sale, holdUuid, now, opens: code.opens });
  code.require(held.wishes);
  const { method, address } = await requireDelivery(tx, caller, known, sale, held);
  const isGift = sale.way === 'gift';
  const offers = held.wishes.map(({ level, quantity }) => {
    const offer = lineOffer(level);
    return { offer: isGift ? asGift(offer) : offer, quantity };
  });
  const lines = billOffers(offers, { code: code.held, currency });
  const totals = billTotals(lines, isGift ? 0 : method.priceCents, currency);
  const { totalCents } = totals;
  requireSum(known, sale, totalCents);
  const until = totalCents > 0 ? await payUntil(tx, caller, event, sale) : undefined;
  await noteSale(tx, caller, { ...sale, outletId, saleUuid: holdUuid });
  await checkpoint('counter sale written');
  const named = { firstName: sale.firstName.trim(), lastName: sale.lastName.trim() };
  const order = await counterOrders.placeHeld(
    tx,
    {
      sellerId,
      outletId,
      state: totalCents > 0 ? 'STATUS_ORDER_PAYMENT_DUE' : 'STATUS_ORDER_PAID',
      buyer: { counterSaleUuid: holdUuid, ...named },
      bill: {
        email: sale.email.trim(),
        currency,
        code: code.held?.code,
        lines,
        totals,
        delivery: {
          id: method.id,
          type: method.deliveryType,
          name: method.name,
          notes: method.notes ?? null,
        },
        shippingAddress: address,
        paymentMethodId: null,
      },
      payments:
        totalCents > 0
          ? [{ sort: 1, amountCents: totalCents, paymentMethodId: null, ...(until && { payUntil: until }) }]
          : [],
      now,
    },
    { holdUuid, seats: held.seats },
  );
  return code.spend(order, lines);
}

/** What happens with the money, or instead of it. */
async function settle(needs: CounterNeeds, tx: Tx, caller: Caller, order: OrderRow, sale: Sale) {
  const { now } = caller;
  if (order.total_cents === 0) return counterOrders.queueConfirmation(tx, needs, order, now);
  if (sale.way !== 'cash') return queueDueLetter(tx, needs, order, now);
  const taken = { method: 'cash', amountCents: order.total_cents } as const;
  return counterOrders.takeMoney(tx, needs, order, taken, caller);
}

function sellKnown(needs: CounterNeeds, caller: Caller, known: Known, sale: Sale) {
  return caller.change(async ({ tx, record }) => {
    const { event } = known;
    await requireForm(tx, caller, event, sale);
    const order = await writeSale(needs, tx, caller, known, sale);
    await settle(needs, tx, caller, order, sale);
    await needs.checkpoint('counter sale settled');
    const number = orderNumber(order.unique_id);
    record({
      action: sale.way === 'gift' ? 'counter.given-away' : 'counter.sold',
      subject: { kind: 'order', id: number },
      outletId: event.outletId,
      after: { event: sale.eventId, tickets: order.tickets, totalCents: order.total_cents, way: sale.way },
      ...(sale.reason !== undefined && { reason: sale.reason.trim() }),
    });
    return { number };
  });
}

/** All of it or nothing, however often it is sent: the call happens once (decision 121). */
export async function sell(needs: CounterNeeds, caller: Caller, sale: Sale): Promise<{ number: string }> {
  for (;;) {
    try {
      return await sellKnown(needs, caller, await lookUp(needs, caller, sale.eventId), sale);
    } catch (error) {
      // Somebody published meanwhile: what is offered now counts.
      if (!(error instanceof OfferChanged)) throw error;
    }
  }
}
