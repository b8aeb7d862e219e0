// What the fields of a series say of one that is public, and of one of which nothing is known yet.
import { textOfMoment } from '@stagedoor/rules/time/typed-moment';
import type { Sheet } from '../drafts/sheet.ts';
import type { Programme, Series } from '../programme.ts';
import { plainSeriesFields } from './series-fields.ts';

export interface SeriesPlace {
  outletId: number;
  seriesId: number;
}

export const findSeries = ({ outlets }: Programme, { outletId, seriesId }: SeriesPlace): Series | undefined =>
  outlets.find(({ id }) => id === outletId)?.series.find(({ id }) => id === seriesId);

const planSheet = (plan: Series['paymentPlan']): Sheet => ({
  paymentPlan: plan !== null,
  'paymentPlan.fee': plan?.fee ?? null,
  'paymentPlan.eligibilityMinimum': plan?.eligibilityMinimum ?? null,
  'paymentPlan.firstPaymentMinimum': plan?.firstPaymentMinimum ?? null,
  'paymentPlan.firstPaymentPercent': plan?.firstPaymentPercent ?? null,
  installment1: plan?.installments[0] ?? null,
  installment2: plan?.installments[1] ?? null,
  installment3: plan?.installments[2] ?? null,
});

const GRACE_HOURS = 72;
const NOON = '12:00';

const drawSheet = (draw: Series['draw']): Sheet => ({
  draw: draw !== null,
  'draw.partial': draw?.partial ?? false,
  'draw.households': draw?.households ?? false,
  'draw.events': draw?.caps.events ?? null,
  'draw.tickets': draw?.caps.tickets ?? null,
  'draw.ticketsPerEvent': draw?.caps.ticketsPerEvent ?? null,
  'draw.publicInput': draw?.publicInput ?? null,
  'draw.graceHours': draw?.graceHours ?? GRACE_HOURS,
  'draw.walkAt': draw?.walkAt ?? NOON,
});

export function seriesSheet({ tours, timeZone }: Programme, series: Series): Sheet {
  const textOr = (moment: Date | null) => (moment === null ? null : textOfMoment(moment, timeZone));
  return {
    ...Object.fromEntries(plainSeriesFields.map((field) => [field, series[field]])),
    visible: textOr(series.visible),
    opens: textOr(series.opens),
    closes: textOr(series.closes),
    tour: series.tour,
    priority: tours.find(({ id }) => id === series.tour)?.prioritySelection ?? false,
    ...planSheet(series.paymentPlan),
    ...drawSheet(series.draw),
  };
}

/** Fans' requests wait for a draw: a series says how, unless guests are asked. */
export const newSeriesSheet = (isForGuests: boolean): Sheet => ({
  name: '',
  showName: true,
  visibleMessage: null,
  closedMessage: null,
  shippingNote: null,
  mobileDelivery: true,
  domesticDelivery: null,
  internationalDelivery: null,
  addressChanges: true,
  shipDay: null,
  visible: null,
  opens: null,
  closes: null,
  tour: null,
  priority: false,
  ...planSheet(null),
  ...drawSheet(null),
  draw: !isForGuests,
});
