// What a refund means, in sentences. The sums are the rules'; the server adds them up again.
import type { Refund, RefundLine } from '@stagedoor/contract/calls/office/refunds';
import { creditPlan } from '@stagedoor/rules/after-sale/credit-plan';
import { refundSum } from '@stagedoor/rules/after-sale/refund-sum';
import type { RefundSum } from '@stagedoor/rules/after-sale/refund-sum';
import { returnWay } from '@stagedoor/rules/after-sale/return-way';
import type { ReturnPolicy, ReturnWay } from '@stagedoor/rules/after-sale/return-way';
import { counted } from '@stagedoor/rules/writing/counted';
import type { Currency } from '@stagedoor/rules/money/currencies';
import { formatMoney } from '@stagedoor/rules/money/format-money';
import type { Consequence } from '@stagedoor/ui/office/consequence-list';
import type { Times } from '@stagedoor/rules/time/times-in';
import type { ToldIn } from '@stagedoor/rules/writing/told-in';

const HOUR_MS = 3_600_000;

/** `12 min`, `5 h`, `3 days` */
export function ageOf(since: Date, now: Date): string {
  const hours = Math.max(0, (now.getTime() - since.getTime()) / HOUR_MS);
  if (hours < 1) return `${Math.max(1, Math.floor(hours * 60))} min`;
  if (hours < 24) return `${Math.floor(hours)} h`;
  const days = Math.floor(hours / 24);
  return counted(days, 'day');
}

/** What the desk has chosen to give back. */
export interface Choice {
  ticketIds: readonly number[];
  withFees: boolean;
  withShipping: boolean;
  seats: 'stock' | 'house';
}

/** What was asked for, all of it; an order that asks for nothing is chosen from by hand. */
export const firstChoice = ({ lines }: Refund): Choice => ({
  ticketIds: lines.flatMap(({ tickets }) =>
    tickets.flatMap(({ ticketId, asked }) => (asked ? ticketId : [])),
  ),
  withFees: true,
  withShipping: false,
  seats: 'stock',
});

export const chosenOf = ({ tickets }: RefundLine, { ticketIds }: Choice): number[] =>
  tickets.flatMap(({ ticketId }) => (ticketIds.includes(ticketId) ? ticketId : []));

export const sumOf = (refund: Refund, choice: Choice, currency: Currency): RefundSum =>
  refundSum(
    refund,
    {
      lines: refund.lines.map((line) => ({ lineId: line.lineId, tickets: chosenOf(line, choice).length })),
      withFees: choice.withFees,
      withShipping: choice.withShipping,
    },
    currency,
  );

const wayWords = {
  void: () => 'the whole charge is voided',
  refund: () => 'a refund, on the card in 3 to 5 days',
  waits: (until: string) => `a part of a charge that has not settled: it leaves on ${until}`,
  other: (days: number) =>
    `more than ${days} days old: the card takes it no more, and you write down another way`,
  byHand: () => 'by hand, as it came: you give it back and note how',
};

function wordsOf(
  way: ReturnWay,
  { longestDays = 0, isByHand }: ReturnPolicy,
  { formatDateTime }: Times,
): string {
  if (isByHand) return wayWords.byHand();
  if (way.way === 'waits') return wayWords.waits(formatDateTime(way.until));
  return way.way === 'other' ? wayWords.other(longestDays) : wayWords[way.way]();
}

/** Where money goes back to, and what is asked for no more. */
export function moneyConsequences(
  refund: Refund,
  totalCents: number,
  { now, currency, times }: ToldIn & { now: Date },
): Consequence[] {
  const { lowered, returns } = creditPlan(refund.open, refund.captures, totalCents);
  const lowers = totalCents - lowered.restCents;
  const back = returns.map(({ paymentId, amountCents }): Consequence => {
    const capture = refund.captures.find((each) => each.paymentId === paymentId)!;
    const way = returnWay(capture, amountCents, now);
    return {
      key: `payment ${paymentId}`,
      icon: 'card',
      what: `${formatMoney(amountCents, currency)} goes back to ${capture.card}`,
      detail: wordsOf(way, capture.policy, times),
      ...(way.way === 'other' && { tone: 'critical' as const }),
    };
  });
  const less: Consequence = {
    key: 'lowered',
    icon: 'calendar',
    what: `${formatMoney(lowers, currency)} of the payments to come is not charged`,
    detail: 'the last one first',
  };
  return lowers > 0 ? [less, ...back] : back;
}

export function seatConsequences(refund: Refund, tickets: number, seats: Choice['seats']): Consequence[] {
  if (tickets === 0) return [];
  const say = (one: string, several: string) => counted(tickets, `seat ${one}`, `seats ${several}`);
  const where = refund.isDrawn
    ? say('waits for the next walk of the draw', 'wait for the next walk of the draw')
    : seats === 'stock'
      ? say('goes on sale again at once', 'go on sale again at once')
      : say('is kept off sale', 'are kept off sale');
  return [
    { key: 'seats', icon: 'seat', what: where },
    { key: 'tickets', icon: 'ticket', what: 'These tickets are canceled and stop scanning' },
    { key: 'letter', icon: 'mail', what: `${refund.customer ?? 'The customer'} gets a letter` },
  ];
}

/** What speaks for it and against it. */
export function ruleChecks(refund: Refund, currency: Currency): Consequence[] {
  const asked = refund.lines.filter((line) => line.asked);
  const isOpen = asked.length > 0 && asked.every(({ windowOpen }) => windowOpen);
  const check = (key: string, ok: boolean, good: string, bad: string): Consequence => ({
    key,
    icon: ok ? 'check' : 'alert',
    what: ok ? good : bad,
    tone: ok ? 'good' : 'critical',
  });
  return [
    ...(asked.length > 0
      ? [check('window', isOpen, 'The refund window is open.', 'The refund window is closed.')]
      : []),
    check(
      'shipped',
      refund.shippedDay === undefined,
      'Nothing of it was shipped.',
      `It was shipped on ${refund.shippedDay}.`,
    ),
    check(
      'charging',
      !refund.isCharging,
      'No charge is under way.',
      'A charge is under way or not known yet.',
    ),
    check(
      'captured',
      true,
      `Captured ${formatMoney(refund.paidCents, currency)}, given back so far ${formatMoney(refund.returnedCents, currency)}.`,
      '',
    ),
  ];
}
