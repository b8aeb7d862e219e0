// OPS-46: what was decided: which tickets, how much, on which card, and when.
import { speakToBuyer } from '../../accounts/index.ts';
import { ownWords } from '@stagedoor/rules/language/own-words';
import { returnWay } from '@stagedoor/rules/after-sale/return-way';
import { seatsMovedMessages } from '@stagedoor/rules/messages/seats-moved';
import type { Currency } from '@stagedoor/rules/money/currencies';
import { handMethodWords } from '@stagedoor/rules/messages/hand-methods';
import { formatMoney } from '@stagedoor/rules/money/format-money';
import { orderNumber } from '@stagedoor/rules/orders/order-number';
import type { ToldIn } from '@stagedoor/rules/writing/told-in';
import { findSoldEvents } from '../../catalogue/index.ts';
import { letterParts, said } from '../../mail/index.ts';
import type { ChangeRow, OrderRow } from '../../orders/index.ts';
import { cardsById, officePayments } from '../../payments/index.ts';
import type { Tx } from '../../platform/db/tables.ts';
import { ofSeller } from '../../sellers/index.ts';
import type { AfterSaleNeeds } from '../after-sale-needs.ts';
import { upgradeFacts } from './upgrade-facts.ts';
import type { Fact } from './upgrade-facts.ts';

const { paragraph, facts, note } = letterParts;

type LetterNeeds = Pick<AfterSaleNeeds, 'changes' | 'publicAddress'>;

/** `2 × Orchestra, Juniper & the Tides (row A, seat 11; row A, seat 12)` */
async function ticketsOf(
  tx: Tx,
  { changes }: LetterNeeds,
  change: ChangeRow,
): Promise<{ tickets: string[]; show: string | undefined }> {
  const going = (await changes.goingOf(tx, [change])).filter(({ tickets }) => tickets > 0);
  const shows = await findSoldEvents(tx, change.seller_id, [...new Set(going.map(({ eventId }) => eventId))]);
  const told = going.map(({ tickets, levelName, eventId, seats }) => {
    const show = ownWords(shows.find((each) => each.eventId === eventId)?.name ?? '');
    return `${tickets} × ${ownWords(levelName)}, ${show}${seats.length > 0 ? ` (${seats.join('; ')})` : ''}`;
  });
  return { tickets: told, show: ownWords(shows[0]?.name) };
}

export const ways = {
  void: () => said`the charge is taken back as a whole and leaves your statement within some days`,
  refund: () => said`your bank shows it within 3 to 5 days`,
  waits: (day: string) => said`leaves on ${day}, when the charge has settled`,
  other: () => said`your card cannot take it any more; we write to you about another way`,
  byHand: () => said`we give it back to you ourselves, at the counter or to your bank account`,
};

/** One line a card. */
async function returnsOf(
  tx: Tx,
  { changes }: LetterNeeds,
  { change, currency, times }: ToldIn & { change: ChangeRow },
  now: Date,
): Promise<Fact[]> {
  const { seller_id: sellerId } = change;
  const told: Fact[] = [];
  for (const row of await changes.findReturns(tx, change)) {
    const payment = await changes.findPayment(tx, row);
    const { payment_method_id: cardId } = payment;
    const card = (await cardsById(tx, sellerId, [cardId])).get(cardId);
    const policy = (await officePayments.returnPolicies(tx, sellerId, [cardId]))(cardId);
    const captured = { amountCents: payment.amount_cents, capturedAt: payment.captured_at!, policy };
    const way = returnWay(captured, row.amount_cents, now);
    const when = way.way === 'waits' ? ways.waits(times.formatDate(way.until)) : ways[way.way]();
    const { hand_method: method } = payment;
    told.push([
      method ? handMethodWords[method] : said`${card?.type ?? said`Card`} ending in ${card?.lastFour ?? ''}`,
      `${formatMoney(row.amount_cents, currency)}: ${method ? ways.byHand() : when}`,
    ]);
  }
  return told;
}

export interface Told {
  number: string;
  currency: Currency;
  change: Pick<ChangeRow, 'kind' | 'author_kind' | 'total_cents' | 'reason'> & {
    buys: readonly Pick<ChangeRow['buys'][number], 'quantity' | 'levelName'>[];
  };
  tickets: string[];
  returns: Fact[];
  /** Of an upgrade: the new places, and what they were paid with. */
  bought?: readonly string[];
  paid?: readonly Fact[];
  loweredCents: number;
  /** The first of the shows that it is about. */
  show: string | undefined;
}

/** E9: what one has now, and what was paid for it or goes back. */
function upgradeWords({ number, change, tickets, returns, bought = [], paid = [] }: Told) {
  const to = change.buys.map(({ quantity, levelName }) => `${quantity} × ${ownWords(levelName)}`).join(', ');
  return {
    subject: said`Better seats for your order ${number}`,
    headline: said`You have better seats`,
    preview: said`Your order ${number} is now for ${to}.`,
    parts: [
      paragraph`Your upgrade for order ${number} is done. The tickets that you had are not valid any more; the new ones are with your order.`,
      facts([
        ...tickets.map((ticket): Fact => [seatsMovedMessages.instead, ticket]),
        ...(bought.length > 0 ? bought : [to]).map((ticket): Fact => [seatsMovedMessages.now, ticket]),
        ...paid,
        ...returns,
      ]),
    ],
  };
}

const moneyOf = ({ change, currency, tickets, returns, loweredCents }: Told) =>
  facts([
    ...tickets.map((ticket): Fact => ['Tickets', ticket]),
    ['Taken off', formatMoney(-change.total_cents, currency)],
    ...returns,
    ...(loweredCents > 0
      ? [['Payments to come', said`${formatMoney(loweredCents, currency)} less`] as const]
      : []),
  ]);

/** AFTER-04: the event does not take place. Nobody asked for anything. */
function eventWords(told: Told) {
  const { number, change, currency, show = '' } = told;
  const sum = formatMoney(-change.total_cents, currency);
  const isWhole = change.kind === 'cancellation';
  return {
    subject: said`${show} is canceled`,
    headline: said`${show} does not take place`,
    preview: said`${sum} of order ${number} is taken off. You need not do anything.`,
    parts: [
      paragraph`${show} is canceled: ${change.reason}`,
      paragraph`The tickets below are not valid any more, and we give back what they cost. You need not do anything.`,
      moneyOf(told),
      ...(isWhole ? [] : [note`Everything else in order ${number} stays as it is.`]),
    ],
  };
}

/** WAIT-06: what they had offered back is bought; nobody else writes a refund in a customer's name. */
const isBoughtBack = ({ kind, author_kind }: Pick<Told['change'], 'kind' | 'author_kind'>): boolean =>
  kind === 'refund' && author_kind === 'customer';

function boughtWords(told: Told) {
  const { number, change, currency, show = '' } = told;
  const sum = formatMoney(-change.total_cents, currency);
  return {
    subject: said`Somebody has bought your ticket for ${show}`,
    headline: said`Your ticket is bought`,
    preview: said`We give back ${sum} for order ${number}.`,
    parts: [
      paragraph`Somebody who waited has bought what you offered back for ${show}. It lets you in no more, and we give back ${sum} for order ${number}.`,
      moneyOf(told),
    ],
  };
}

function wordsOf(told: Told) {
  const { number, change, currency } = told;
  if (isBoughtBack(change)) return boughtWords(told);
  if (change.kind === 'upgrade') return upgradeWords(told);
  if (change.author_kind === 'job') return eventWords(told);
  const sum = formatMoney(-change.total_cents, currency);
  const isCanceled = change.kind === 'cancellation';
  const subject = isCanceled
    ? said`Your order ${number} is canceled`
    : said`Your refund of ${sum} for order ${number}`;
  const what = isCanceled
    ? paragraph`Your order ${number} is canceled. Its tickets are not valid any more.`
    : paragraph`We give back ${sum} for order ${number}. The tickets below are not valid any more.`;
  return {
    subject,
    headline: isCanceled ? said`Your order is canceled` : said`Your refund is on its way`,
    preview: isCanceled
      ? said`Order ${number} is canceled. ${sum} is taken off.`
      : said`We give back ${sum} for order ${number}.`,
    parts: [what, moneyOf(told), ...(isCanceled ? [note`${change.reason}`] : [])],
  };
}

/** In the transaction in which it happens, so once. */
async function writeDecisionLetter(
  tx: Tx,
  needs: LetterNeeds,
  order: OrderRow,
  change: ChangeRow,
  now: Date,
): Promise<void> {
  const returns = await needs.changes.findReturns(tx, change);
  const goesBack = returns.reduce((sum, { amount_cents }) => sum + amount_cents, 0);
  const { currency } = order;
  const told = {
    number: orderNumber(order.unique_id),
    currency,
    change,
    ...(await ticketsOf(tx, needs, change)),
    returns: await returnsOf(
      tx,
      needs,
      { change, currency, times: await ofSeller.times(tx, order.seller_id) },
      now,
    ),
    ...(change.kind === 'upgrade' && (await upgradeFacts(tx, needs, change, currency))),
    loweredCents: -change.total_cents - goesBack,
  };
  await queueToldDecision(tx, needs, order, told, now);
}

async function writeToldDecision(
  tx: Tx,
  needs: LetterNeeds,
  order: OrderRow,
  told: Told,
  now: Date,
): Promise<void> {
  const { kind: what, author_kind } = told.change;
  const isEvent = author_kind === 'job' && what !== 'upgrade';
  const decided = isBoughtBack(told.change) ? 'ticket-bought-back' : `${what}-decided`;
  const kind = isEvent ? 'event-canceled' : decided;
  await needs.changes.queueLetter(tx, needs, order, { kind, ...wordsOf(told) }, now);
}

export const queueDecisionLetter: typeof writeDecisionLetter = (tx, ...told) =>
  speakToBuyer(tx, told[1], () => writeDecisionLetter(tx, ...told));

export const queueToldDecision: typeof writeToldDecision = (tx, ...told) =>
  speakToBuyer(tx, told[1], () => writeToldDecision(tx, ...told));
