// ROUTE-19: what whoever bought at the counter pays for, behind the link of their letter.
import * as z from 'zod/mini';
import { entity, flag, id, instant, list, maybe, money, text, wrote } from '../wire.ts';
import type { Of } from '../wire.ts';
import { venue } from './event.ts';
import { includedTaxes } from './included-tax.ts';

const linkLine = entity('PaymentLinkLine', {
  itemName: ['ItemName', wrote],
  levelName: ['PriceLevelName', wrote],
  quantity: ['Quantity', z.int()],
  totalCents: ['Total', money],
  seats: ['Seats', list(text)],
});

const linkEvent = entity('PaymentLinkEvent', {
  eventId: ['OutletEventID', id],
  name: ['EventName', wrote],
  artistName: ['ArtistName', maybe(text)],
  startsAt: ['ShowDate', maybe(instant)],
  displayShowTime: ['DisplayShowTime', flag],
  venue: ['Venue', maybe(venue)],
  lines: ['PriceLevels', list(linkLine)],
});

export const paymentLink = entity('PaymentLink', {
  number: ['OrderID', text],
  firstName: ['FirstName', text],
  /** `over`: the time has passed, or the order was canceled. */
  state: ['State', z.enum(['due', 'charging', 'paid', 'over'])],
  /** Until when it may be paid. */
  until: ['PayUntil', maybe(instant)],
  /** Why the last try to pay failed. */
  problem: ['FailedMessage', maybe(text)],
  events: ['Events', list(linkEvent)],
  delivery: ['Delivery', wrote],
  feesCents: ['fees', money],
  taxesCents: ['taxes', money],
  includedTaxes: ['IncludedTaxes', includedTaxes],
  shippingCents: ['shipping', money],
  totalCents: ['total', money],
});
export type PaymentLink = Of<typeof paymentLink>;
