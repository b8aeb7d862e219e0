// A series on one page, as fields that are typed. Those of the plan and of the draw are fields of their own, so that
// two people can work on them.
import { isOneOf } from '@stagedoor/rules/values/is-one-of';

/** What stands in the series under the same name and in the same form. */
export const plainSeriesFields = [
  'name',
  'showName',
  'visibleMessage',
  'closedMessage',
  'shippingNote',
  'mobileDelivery',
  'domesticDelivery',
  'internationalDelivery',
  'addressChanges',
  'shipDay',
] as const;

/** What the seller's clock shows. */
export const seriesTimes = ['visible', 'opens', 'closes'] as const;

/** `paymentPlan` says whether there is one; each date is a field of its own. */
export const planFields = [
  'paymentPlan',
  'paymentPlan.fee',
  'paymentPlan.eligibilityMinimum',
  'paymentPlan.firstPaymentMinimum',
  'paymentPlan.firstPaymentPercent',
  'installment1',
  'installment2',
  'installment3',
] as const;

/** `draw` says whether it is drawn. */
export const drawFields = [
  'draw',
  'draw.partial',
  'draw.households',
  'draw.events',
  'draw.tickets',
  'draw.ticketsPerEvent',
  'draw.publicInput',
  'draw.graceHours',
  'draw.walkAt',
] as const;

/** `tour` is an id, or a new one's name; `priority` is its tour's. */
const seriesFields = [
  ...plainSeriesFields,
  ...seriesTimes,
  ...planFields,
  ...drawFields,
  'tour',
  'priority',
] as const;

export type SeriesField = (typeof seriesFields)[number];

export const isSeriesField = (name: string): name is SeriesField => isOneOf(seriesFields, name);

/** A plan and a draw are right or wrong as a whole: what is typed of one goes out together, or stays together. */
export function goesWith(field: string): readonly string[] {
  if (isOneOf(planFields, field)) return planFields;
  return isOneOf(drawFields, field) ? drawFields : [field];
}
