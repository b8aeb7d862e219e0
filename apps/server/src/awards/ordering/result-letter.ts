// OPS-44: what came out, in words, with the order and what will be charged.
import { formatCalendarDate } from '@stagedoor/rules/time/dates';
import { drawPageMessages } from '@stagedoor/rules/messages/draw-page';
import { kindAbout } from '@stagedoor/rules/letters/letter-table';
import { labels } from '@stagedoor/rules/messages/labels';
import type { Currency } from '@stagedoor/rules/money/currencies';
import { formatMoney } from '@stagedoor/rules/money/format-money';
import { orderNumber } from '@stagedoor/rules/orders/order-number';
import { greeting } from '../../accounts/index.ts';
import { letterParts, said } from '../../mail/index.ts';
import type { Letterhead, NewMail } from '../../mail/index.ts';
import type { AwardBill } from '../../orders/index.ts';

const { paragraph, button, facts, note } = letterParts;

export interface Result {
  to: string;
  firstName: string;
  from: Letterhead;
  series: string;
  drawKey: string;
  /** A sentence for each line, as item details have it. */
  words: readonly string[];
  /** None: nothing was awarded. */
  bill: AwardBill | undefined;
  /** Reached by a walk: the change of an order that was there, and the newest line of the log. */
  reached?: { changeId: number | null; newestHash: string } | undefined;
}

const dueText = (day: string | null): string => (day ? formatCalendarDate(`${day}T00:00:00Z`) : '');

/** Of what this letter is about: the order as it was awarded, or what came to it later. */
function charges({ payments, totalCents }: AwardBill, changeId: number | null, currency: Currency) {
  const own = payments.filter(({ change_id }) => change_id === changeId);
  const total = changeId === null ? totalCents : own.reduce((sum, { amount_cents }) => sum + amount_cents, 0);
  return facts([
    [labels.total, formatMoney(total, currency)],
    ...own.map(
      ({ sort, amount_cents, due_day }) =>
        [said`Payment ${sort}`, said`${formatMoney(amount_cents, currency)} on ${dueText(due_day)}`] as const,
    ),
  ]);
}

const wonParts = ({ from, reached }: Result, bill: AwardBill): NewMail['parts'] => {
  const number = orderNumber(bill.uniqueId);
  return [
    paragraph`Your order is ${number}. Your card is charged as follows; you need not do anything.`,
    charges(bill, reached?.changeId ?? null, from.currency),
    ...(reached ? [facts([['Newest line of the public log', reached.newestHash]])] : []),
    button('See your order', `${from.origin}/user/history/orders/${number}/summary`),
  ];
};

const kindOf = ({ bill, reached }: Result): string => {
  if (reached) return 'award-reached';
  const to = bill ? 'STATUS_REQUEST_CONFIRMED' : 'STATUS_REQUEST_DENIED';
  return kindAbout('request', 'STATUS_REQUEST_PROCESSING', to);
};

export function resultLetter(result: Result): NewMail {
  const { to, from, series, drawKey, words, bill, firstName, reached } = result;
  const isWon = bill !== undefined;
  return {
    kind: kindOf(result),
    from,
    to,
    ...(isWon && { about: `order ${orderNumber(bill.uniqueId)}` }),
    subject: isWon ? said`You have tickets: ${series}` : said`No tickets this time: ${series}`,
    headline: isWon ? said`You have tickets` : said`No tickets this time`,
    preview: words[0] ?? said`The draw for ${series} has been published.`,
    parts: [
      greeting(firstName),
      reached
        ? paragraph`Tickets for ${series} came back, and the walk down the published order has reached you.`
        : paragraph`The draw for ${series} has been published. This is what became of your request:`,
      ...words.map((sentence) => paragraph`${sentence}`),
      ...(isWon
        ? wonParts(result, bill)
        : [paragraph`Your card is not charged. What comes back is offered down the same list, once a day.`]),
      button(drawPageMessages.short, `${from.origin}/draws/${drawKey}`),
      note`Anybody can check this draw on its page, in their own browser.`,
    ],
  };
}
