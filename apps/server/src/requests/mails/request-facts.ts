// What letters about requests say of them.
import { said } from '../../mail/index.ts';
import { ownWords } from '@stagedoor/rules/language/own-words';
import { timeMessages } from '@stagedoor/rules/messages/times';
import type { EventRequest, SeriesRequest } from '@stagedoor/contract/entities/request';
import { addressText } from '@stagedoor/rules/addresses/address-lines';
import { formatCalendarDate } from '@stagedoor/rules/time/dates';
import { eventName } from '@stagedoor/rules/events/event-title';
import { requestHistoryMessages } from '@stagedoor/rules/messages/history-requests';
import { labels } from '@stagedoor/rules/messages/labels';
import type { Currency } from '@stagedoor/rules/money/currencies';
import { formatMoney } from '@stagedoor/rules/money/format-money';
import { showDateText } from '@stagedoor/rules/events/show-times';
import { includedFacts, timesOf } from '../../mail/index.ts';
import type { Letterhead } from '../../mail/index.ts';

type Fact = readonly [name: string, value: string];

export function nameOf({ event }: EventRequest): string {
  const artist = event.show.artist?.name;
  const name = ownWords(
    eventName({ name: event.show.name ?? artist ?? '', overrideName: event.overrideName ?? null }),
  );
  return artist && artist !== name ? `${artist}: ${name}` : name;
}

export function eventFacts(request: EventRequest, from: Letterhead): Fact[] {
  const { currency } = from;
  const { startsAt, displayShowTime, venue } = request.event.show;
  const when = startsAt && showDateText({ showDate: startsAt, displayShowTime, venue }, timesOf(from));
  return [
    [labels.event, nameOf(request)],
    ...(when ? ([[labels.showDate, when]] as const) : []),
    ...(venue
      ? ([[labels.location, [venue.name, venue.city, venue.state].filter(Boolean).join(', ')]] as const)
      : []),
    ...request.lines.map(({ itemName, levelName, quantity, priceCents }): Fact => [
      ownWords(itemName),
      `${quantity} × ${ownWords(levelName)}, ${formatMoney(quantity * priceCents, currency)}`,
    ]),
  ];
}

function paymentFacts({ payments, planEnrolled }: SeriesRequest, currency: Currency): Fact[] {
  return payments.map(({ sort, amountCents, dueDay, paymentMethod }) => [
    planEnrolled ? said`Installment ${sort}` : said`Would be charged`,
    [
      formatMoney(amountCents, currency),
      dueDay && timeMessages.onDay(formatCalendarDate(`${dueDay}T00:00:00Z`)),
      paymentMethod && said`card ending in ${paymentMethod.lastFour}`,
    ]
      .filter(Boolean)
      .join(', '),
  ]);
}

/** The sums, the cards and the address of the whole series request. */
export function requestFacts(
  request: SeriesRequest,
  from: Pick<Letterhead, 'currency' | 'country' | 'includedTax'>,
): Fact[] {
  const { currency } = from;
  const { totals, shipping, delivery } = request;
  const sum = (cents: number): string => formatMoney(cents, currency);
  return [
    [labels.fees, sum(totals.feesCents)],
    ...(totals.taxesCents > 0 ? ([[labels.taxes, sum(totals.taxesCents)]] as const) : []),
    ...(request.planEnrolled ? ([[labels.paymentPlanFee, sum(totals.planFeeCents)]] as const) : []),
    [labels.shipping, sum(totals.shippingCents ?? 0)],
    [requestHistoryMessages.maxSeriesTotal, sum(totals.totalCents)],
    ...includedFacts(totals, from),
    ...paymentFacts(request, currency),
    ...(delivery ? ([[labels.delivery, delivery.name]] as const) : []),
    ...(shipping ? ([['Address', addressText(shipping, from.country)]] as const) : []),
  ];
}

export const requestUrl = (origin: string, { number }: Pick<SeriesRequest, 'number'>): string =>
  `${origin}/user/history/requests/${number}`;
