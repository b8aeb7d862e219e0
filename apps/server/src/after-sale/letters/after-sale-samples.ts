import { letterSampleMessages } from '@stagedoor/rules/messages/letter-samples';
import { formatMoney } from '@stagedoor/rules/money/format-money';
import { orderNumber } from '@stagedoor/rules/orders/order-number';
import { findSoldEvents } from '../../catalogue/index.ts';
import { officeOrders } from '../../orders/index.ts';
import type { OrderRow } from '../../orders/index.ts';
import { cardsById } from '../../payments/index.ts';
import type { Tx } from '../../platform/db/tables.ts';
import type { LetterSamples, WriteSample } from '../../office/index.ts';
import type { AfterSaleNeeds } from '../after-sale-needs.ts';
import { queueToldDecision, ways } from './decision-letter.ts';
import type { Told } from './decision-letter.ts';
import type { Fact } from './upgrade-facts.ts';
import { queueDeclinedLetter, queueRevertedLetter } from './other-letters.ts';
import { queuePostponedLetter } from './postponed-letter.ts';
import { queueOfferedBackLetter, queueReturnEndedLetter } from './return-letters.ts';
import { queueSeatsMoved } from './seats-moved-letter.ts';
import { queueUpgradeDeclinedLetter, queueUpgradeRefusedLetter } from './upgrade-letters.ts';

type LetterNeeds = Pick<AfterSaleNeeds, 'changes' | 'publicAddress' | 'tickets'>;
const WEEK_MS = 7 * 24 * 60 * 60 * 1000;
const { reason } = letterSampleMessages;

/** As if the whole order went back to its card. */
async function wholeOrder(tx: Tx, { changes }: LetterNeeds, order: OrderRow) {
  const { seller_id: sellerId } = order;
  const { lines, payments } = await changes.findParts(tx, sellerId, [order.order_id]);
  const [show] = await findSoldEvents(tx, sellerId, [...new Set(lines.map((line) => line.outlet_event_id))]);
  const cardId = payments[0]?.payment_method_id;
  const card = cardId === undefined ? undefined : (await cardsById(tx, sellerId, [cardId])).get(cardId);
  const sum = formatMoney(order.owed_cents, order.currency);
  return {
    line: lines[0],
    show,
    told: {
      number: orderNumber(order.unique_id),
      tickets: lines.map(({ quantity, level_name }) => `${quantity} × ${level_name}, ${show?.name ?? ''}`),
      returns: [
        [`${card?.type ?? 'Card'} ending in ${card?.lastFour ?? ''}`, `${sum}: ${ways.refund()}`],
      ] as Fact[],
      currency: order.currency,
      loweredCents: 0,
      show: show?.name,
    },
  };
}

type Change = Pick<Told['change'], 'kind' | 'author_kind'>;

type Sample = (write: (tx: Tx, order: OrderRow, now: Date) => Promise<void>) => WriteSample;

/** WAIT-06: as if the first ticket of the order were offered back. */
const returnSamples = (needs: LetterNeeds, sample: Sample): LetterSamples => ({
  'ticket-offered-back': sample(async (tx, order, now) => {
    const offered = await needs.changes.ticketsOf(tx, order.seller_id, [order.order_id]);
    const one = { offered: offered.slice(0, 1), cents: order.owed_cents };
    await queueOfferedBackLetter(tx, needs, order, one, now);
  }),
  'ticket-return-ended': sample(async (tx, order, now) => {
    const [ticket] = await needs.changes.ticketsOf(tx, order.seller_id, [order.order_id]);
    if (ticket) await queueReturnEndedLetter(tx, needs, order, ticket, now);
  }),
});

export function afterSaleSamples(needs: LetterNeeds): LetterSamples {
  const sample =
    (write: (tx: Tx, order: OrderRow, now: Date) => Promise<void>): WriteSample =>
    async (tx, place) => {
      const order = await officeOrders.sample(tx, place);
      if (order) await write(tx, order, place.now);
    };
  const decided = (change: Change) =>
    sample(async (tx, order, now) => {
      const { told } = await wholeOrder(tx, needs, order);
      const whole = { ...change, total_cents: -order.owed_cents, reason, buys: [] };
      await queueToldDecision(tx, needs, order, { ...told, change: whole }, now);
    });
  return {
    'refund-decided': decided({ kind: 'refund', author_kind: 'staff' }),
    'ticket-bought-back': decided({ kind: 'refund', author_kind: 'customer' }),
    ...returnSamples(needs, sample),
    'cancellation-decided': decided({ kind: 'cancellation', author_kind: 'staff' }),
    'event-canceled': decided({ kind: 'cancellation', author_kind: 'job' }),
    'upgrade-decided': sample(async (tx, order, now) => {
      const { told, line } = await wholeOrder(tx, needs, order);
      const buys = line ? [{ quantity: line.quantity, levelName: letterSampleMessages.betterLevel }] : [];
      const change = { kind: 'upgrade', author_kind: 'staff', total_cents: 0, reason, buys } as const;
      await queueToldDecision(tx, needs, order, { ...told, returns: [], change }, now);
    }),
    'refund-declined': sample((tx, order, now) =>
      queueDeclinedLetter(tx, needs, order, { cents: order.owed_cents, reason }, now),
    ),
    'refund-reverted': sample((tx, order, now) =>
      queueRevertedLetter(tx, needs, order, { change: { total_cents: -order.owed_cents }, reason }, now),
    ),
    'upgrade-declined': sample((tx, order, now) => queueUpgradeRefusedLetter(tx, needs, order, reason, now)),
    'upgrade-not-paid': sample((tx, order, now) =>
      queueUpgradeDeclinedLetter(tx, needs, order, { total_cents: order.owed_cents }, now),
    ),
    'seats-moved': sample(async (tx, order, now) => {
      const { line } = await wholeOrder(tx, needs, order);
      const { oldSeats: was, newSeats: becomes } = letterSampleMessages;
      const told = { order, was, becomes, wasIssued: false, reason };
      if (line) await queueSeatsMoved(tx, needs, { ...told, eventId: line.outlet_event_id }, now);
    }),
    'event-postponed': sample(async (tx, order, now) => {
      const { show } = await wholeOrder(tx, needs, order);
      const wasAt = show?.startsAt;
      const startsAt = new Date((wasAt ?? now).getTime() + WEEK_MS);
      await queuePostponedLetter(
        tx,
        needs,
        order,
        { show: show?.name ?? '', wasAt, startsAt, place: show?.venue, reason },
        now,
      );
    }),
  };
}
