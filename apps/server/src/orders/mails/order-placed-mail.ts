// OPS-43: the confirmation, with everything that was bought, a calendar file for each event and a link.
import type { Seat } from '@stagedoor/contract/entities/cart';
import { ownWords } from '@stagedoor/rules/language/own-words';
import { addressText } from '@stagedoor/rules/addresses/address-lines';
import { calendarFile } from '@stagedoor/rules/events/calendar-file';
import { offCentsOf } from '@stagedoor/rules/codes/off-cents-of';
import { codeMessages } from '@stagedoor/rules/messages/codes';
import { labels } from '@stagedoor/rules/messages/labels';
import { formatMoney } from '@stagedoor/rules/money/format-money';
import { DEFAULT_CURRENCY } from '@stagedoor/rules/money/currencies';
import { orderNumber } from '@stagedoor/rules/orders/order-number';
import { seatLines } from '@stagedoor/rules/events/seat-text';
import { showDateText } from '@stagedoor/rules/events/show-times';
import { greeting } from '../../accounts/index.ts';
import type { SoldEvent } from '../../catalogue/index.ts';
import { includedFacts, letterParts, queueMail, timesOf, said, speakTo } from '../../mail/index.ts';
import type { Letterhead, NewMail } from '../../mail/index.ts';
import type { Tx } from '../../platform/db/tables.ts';
import type { OrderBill } from '../order-bill.ts';
import { reservationData } from './reservation-data.ts';

const { paragraph, button, facts, note } = letterParts;

interface Confirmation {
  uniqueId: string;
  bill: OrderBill;
  shows: readonly SoldEvent[];
  /** By level, best first. */
  seats: ReadonlyMap<number, readonly Seat[]>;
  /** Bought at the counter: how it was paid, by somebody who has no account where it could be looked at. */
  counter?: { paidWith: string } | undefined;
  now: Date;
}

type Fact = readonly [name: string, value: string];

const placeOf = ({ venue }: SoldEvent): string =>
  venue ? [venue.name, venue.city, venue.state].filter(Boolean).join(', ') : '';

function eventFacts(show: SoldEvent, { bill, seats }: Confirmation): Fact[] {
  const when = show.startsAt && showDateText({ ...show, showDate: show.startsAt }, timesOf(bill.from));
  const { currency = DEFAULT_CURRENCY } = bill;
  const lines = bill.lines.filter((line) => line.eventId === show.eventId);
  return [
    [labels.event, [show.artistName, ownWords(show.name)].filter(Boolean).join(': ')],
    ...(when ? ([[labels.showDate, when]] as const) : []),
    ...(show.venue ? ([[labels.location, placeOf(show)]] as const) : []),
    ...lines.flatMap((line): Fact[] => {
      const places = seatLines(seats.get(line.priceLevelId) ?? []);
      const price = formatMoney(
        line.quantity * (line.unitPriceCents + (line.off?.priceCents ?? 0)),
        currency,
      );
      return [
        [
          ownWords(line.itemName),
          [`${line.quantity} × ${ownWords(line.levelName)}, ${price}`, ...places].join('; '),
        ],
      ];
    }),
  ];
}

const offFeesOf = ({ lines }: OrderBill): number =>
  lines.reduce((sum, { off, quantity }) => sum + (off?.feesCents ?? 0) * quantity, 0);

function billFacts({ bill, counter }: Confirmation): Fact[] {
  const { totals, delivery, shippingAddress, lastFour, from } = bill;
  const { currency = DEFAULT_CURRENCY } = bill;
  const offCents = offCentsOf(bill.lines);
  const paidWith = counter?.paidWith ?? said`the card ending in ${lastFour ?? ''}`;
  return [
    [labels.fees, formatMoney(totals.feesCents + offFeesOf(bill), currency)],
    ...(bill.code !== undefined && offCents > 0
      ? ([[codeMessages.line(bill.code), formatMoney(-offCents, currency)]] as const)
      : []),
    ...(totals.taxesCents > 0 ? ([[labels.taxes, formatMoney(totals.taxesCents, currency)]] as const) : []),
    [labels.shipping, formatMoney(totals.shippingCents, currency)],
    [labels.total, formatMoney(totals.totalCents, currency)],
    ...includedFacts(totals, { ...from, currency }),
    ...(totals.totalCents > 0 ? ([['Paid with', paidWith]] as const) : []),
    [labels.delivery, ownWords(delivery.name)],
    ...(shippingAddress ? ([['Address', addressText(shippingAddress, from.country)]] as const) : []),
  ];
}

function calendarOf(show: SoldEvent, { uniqueId, bill, now }: Confirmation) {
  if (!show.startsAt) return [];
  const { origin } = bill.from;
  const content = calendarFile({
    uid: `event-${show.eventId}@${new URL(origin).hostname}`,
    sequence: Math.floor(now.getTime() / 60_000),
    writtenAt: now,
    startsAt: show.startsAt,
    wholeDay: show.displayShowTime ? null : timesOf(bill.from).dayOf(show.startsAt),
    title: [show.artistName, ownWords(show.name)].filter(Boolean).join(': '),
    place: placeOf(show),
    notes: said`Order ${orderNumber(uniqueId)}`,
    url: receiptUrl(bill.from, uniqueId),
  });
  return [
    { name: `event-${show.eventId}.ics`, type: 'text/calendar; charset=utf-8; method=PUBLISH', content },
  ];
}

const receiptUrl = ({ origin }: Letterhead, uniqueId: string): string =>
  `${origin}/user/history/orders/${orderNumber(uniqueId)}/receipt`;

function orderPlacedMail(confirmation: Confirmation): NewMail {
  const { uniqueId, bill, shows } = confirmation;
  const number = orderNumber(uniqueId);
  const names = shows.map(({ artistName, name }) => artistName ?? ownWords(name)).join(', ');
  const url = receiptUrl(bill.from, uniqueId);
  return {
    kind: 'order-placed',
    about: `order ${number}`,
    from: bill.from,
    to: bill.email,
    subject: said`Your order ${number}: ${names}`,
    headline: said`Thank you for your order`,
    preview: said`${names}: your tickets are yours.`,
    parts: [
      greeting(bill.firstName),
      bill.totals.totalCents > 0
        ? paragraph`Your payment has arrived and your tickets are yours. Your order number is ${number}.`
        : paragraph`Your tickets are yours. Your order number is ${number}.`,
      ...shows.map((show) => facts(eventFacts(show, confirmation))),
      facts(billFacts(confirmation)),
      ...(confirmation.counter ? [] : [button('See your order', url)]),
      note`The attached calendar file puts the date into your calendar.`,
    ],
    attachments: shows.flatMap((show) => calendarOf(show, confirmation)),
    structuredData: shows.flatMap((show) => reservationData(show, { number, url, bill }) ?? []),
  };
}

async function writeOrderPlaced(tx: Tx, placed: Omit<Confirmation, 'now'>, now: Date): Promise<void> {
  await queueMail(tx, orderPlacedMail({ ...placed, now }), now);
}

/** Sent when this returns, as everything of the placing: the outlet's words are those that are spoken already. */
export const queueOrderPlaced: typeof writeOrderPlaced = (tx, ...told) =>
  speakTo(told[0].bill.from, told[0].bill.from, () => writeOrderPlaced(tx, ...told));
