// An order as its customer sees it (ENTITY-31 to ENTITY-33): what was bought, for how much, and what became of it.
import * as z from 'zod/mini';
import { calendarDay, entity, flag, id, instant, list, maybe, money, text, uuid, wrote } from '../wire.ts';
import type { Of } from '../wire.ts';
import { codeInUse } from './code.ts';
import { includedTaxes } from './included-tax.ts';
import { address } from './address.ts';
import { venue } from './event.ts';
import { paymentMethod } from './payment-method.ts';

const orderStatus = entity('OrderStatus', {
  state: ['ConstantValue', text],
  customerStatus: ['CustomerStatus', text],
});

const refundWindow = entity('OrderEventShow', {
  open: ['RefundWindowOpen', flag],
  openText: ['RefundRequestWindowOpenText', maybe(wrote)],
  closedText: ['RefundRequestWindowClosedText', maybe(wrote)],
});

const orderEvent = entity('OrderEvent', {
  eventId: ['OutletEventID', id],
  startsAt: ['ShowDate', maybe(instant)],
  /** What was announced first, where the show is on another date now. */
  movedFrom: ['PostponedFrom', maybe(instant)],
  /** The show does not take place. */
  canceled: ['EventCanceled', maybe(flag)],
  displayShowTime: ['DisplayShowTime', flag],
  name: ['EventName', wrote],
  artistName: ['ArtistName', maybe(text)],
  venue: ['Venue', maybe(venue)],
  imageUrl: ['EventImage', maybe(text)],
  /** From when its tickets come to phones; missing: as soon as they are paid. */
  ticketDay: ['MobileTicketDate', maybe(calendarDay)],
  /** All of its tickets are on the phone. */
  ticketsIssued: ['MobileTicketsIssued', maybe(flag)],
  seriesName: ['SeriesName', maybe(wrote)],
  tourId: ['TourID', maybe(id)],
  refundAlert: ['RefundAlertMessage', maybe(wrote)],
  refundWindow: ['Event', refundWindow],
  allowRefund: ['AllowRefund', flag],
  allowUpgrade: ['AllowUpgrade', flag],
  /** WAIT-06: its tickets may be offered to those who wait; what the shop keeps of each that is bought. */
  returnFeeCents: ['ReturnFee', maybe(money)],
  /** Null when no upgrade is asked for. */
  upgradeItemId: ['UpgradeRequestOutletEventItemID', z.nullable(id)],
  totalCents: ['Total', money],
});
export type OrderEvent = Of<typeof orderEvent>;

/** The stored link between an order and an event. */
const orderEventLink = entity('CustomerOrderEvent', {
  orderId: ['CustomerOrderID', id],
  eventId: ['OutletEventID', id],
});

const manifestEntry = entity('TicketManifestEntry', {
  ticketId: ['TicketID', maybe(id)],
  sectionName: ['SectionName', maybe(text)],
  rowName: ['RowName', maybe(text)],
  seatName: ['SeatName', maybe(text)],
  /** It is asked back. */
  refundRequested: ['RefundRequested', maybe(flag)],
  /** The friend who has it. */
  sentTo: ['SentTo', maybe(text)],
  /** It is offered to those who wait, and the customer’s until somebody has bought it. */
  offeredBack: ['OfferedBack', maybe(flag)],
});

const orderLine = entity('OrderLine', {
  eventId: ['OutletEventID', id],
  itemId: ['OutletEventItemID', id],
  itemName: ['ItemName', wrote],
  priceLevelId: ['PriceLevelID', id],
  levelName: ['PriceLevelName', wrote],
  isAddOn: ['isAddOn', flag],
  quantity: ['Quantity', z.int()],
  unitPriceCents: ['UnitPrice', money],
  /** Of one ticket. */
  unitFeesCents: ['Fees', money],
  /** What the order's code has taken off one ticket; price and fees are what is left. */
  unitOffCents: ['Off', maybe(money)],
  unitOffFeesCents: ['OffFees', maybe(money)],
  /** Of the whole line. */
  taxesCents: ['Taxes', money],
  canceled: ['Canceled', flag],
  /** How many of its tickets; the others are kept. */
  canceledQuantity: ['CanceledQuantity', z.int()],
  refundRequested: ['RefundRequested', flag],
  allowRefund: ['AllowRefund', flag],
  /** HIST-ORD-11: there is a better level than the line's, and the item lets one ask for it. */
  allowUpgrade: ['AllowUpgrade', flag],
  manifest: ['TicketManifest', list(manifestEntry)],
});
export type OrderLine = Of<typeof orderLine>;

const levelSummary = entity('OrderSummaryLevel', {
  priceLevelId: ['PriceLevelID', id],
  levelName: ['PriceLevelName', wrote],
  quantity: ['Quantity', z.int()],
  totalCents: ['Total', money],
});

/** The lines by event and price level. */
const eventSummary = entity('OrderSummaryEvent', {
  eventId: ['OutletEventID', id],
  levels: ['PriceLevels', list(levelSummary)],
});

const amount = entity('OrderAmount', { totalCents: ['total', money] });

const totalSummary = entity('OrderTotals', {
  ticketsCents: ['tickets', money],
  feesCents: ['fees', money],
  planFeeCents: ['ppFee', money],
  taxesCents: ['taxes', money],
  shippingCents: ['shipping', money],
  totalCents: ['total', money],
  includedTaxes: ['IncludedTaxes', includedTaxes],
  userPaid: ['UserPaid', amount],
  userDue: ['UserDue', amount],
});

const orderDelivery = entity('OrderDelivery', {
  id: ['OutletDeliveryMethodID', id],
  deliveryType: ['DeliveryMethodTypeID', id],
  name: ['OverrideName', wrote],
  notes: ['OverrideNotes', maybe(wrote)],
});

export const scheduledPayment = entity('ScheduledPayment', {
  id: ['CustomerOrderScheduledPaymentID', id],
  orderId: ['CustomerOrderID', id],
  sort: ['Sort', z.int()],
  amountCents: ['Amount', money],
  dueDay: ['DueDate', maybe(calendarDay)],
  captured: ['Captured', flag],
  failed: ['Failed', flag],
  failedMessage: ['FailedMessage', maybe(text)],
  /** Of an award's first payment that was declined: until when its tickets wait for it. */
  keptUntil: ['GraceUntil', maybe(instant)],
  /** Missing where it is paid without a card, at the counter. */
  paymentMethodId: ['PaymentMethodID', maybe(id)],
  paymentMethod: ['PaymentMethod', maybe(paymentMethod)],
  payNowIsAvailable: ['payNowIsAvailable', flag],
  /** A charge of it is under way or held for review: it must not be repeated. */
  charging: ['Charging', flag],
  requestPaymentMethodId: ['LotteryOEGRequestPaymentMethodID', maybe(id)],
  requestPaymentMethodUuid: ['LotteryOEGRequestPaymentMethodUUID', maybe(uuid)],
});
export type ScheduledPayment = Of<typeof scheduledPayment>;

/** AFTER-07: money of one card that goes back. */
const orderReturn = entity('OrderReturn', {
  amountCents: ['Amount', money],
  card: ['Card', maybe(text)],
  /** It is on its way while there is none. */
  returnedAt: ['ReturnedAt', maybe(instant)],
  /** A part of a charge waits until the charge has settled. */
  waitsUntil: ['WaitsUntil', maybe(instant)],
});

/** AFTER-07: what was decided about a part of the order, or about all of it. */
const orderDecision = entity('OrderDecision', {
  kind: ['Kind', z.enum(['refund', 'cancellation', 'upgrade'])],
  state: ['State', z.enum(['effective', 'settled', 'declined', 'reverted'])],
  /** What is taken off the order; less than nothing for what came on top. */
  totalCents: ['Total', money],
  decidedAt: ['DecidedAt', instant],
  /** Why it was declined. */
  reason: ['Reason', maybe(text)],
  tickets: ['Tickets', list(text)],
  returns: ['Returns', list(orderReturn)],
});
export type OrderDecision = Of<typeof orderDecision>;

/** MONEY-05: an invoice or a credit note, to be fetched from the same host. */
const orderInvoice = entity('OrderInvoice', {
  number: ['InvoiceNumber', text],
  kind: ['InvoiceType', z.enum(['invoice', 'credit-note'])],
  day: ['InvoiceDate', text],
  path: ['InvoicePath', text],
});

export const order = entity('Order', {
  id: ['CustomerOrderID', id],
  /** HIST-REQ-07: the public number, `Z` and the unique id. */
  number: ['OrderID', text],
  status: ['Status', orderStatus],
  /** Where the confirmation went. */
  email: ['EmailAddress', text],
  events: ['Events', list(orderEvent)],
  eventLinks: ['CustomerOrderEvents', list(orderEventLink)],
  lines: ['LineItems', list(orderLine)],
  summary: ['OrderSummary', list(eventSummary)],
  totals: ['TotalSummary', totalSummary],
  code: ['Code', maybe(codeInUse)],
  delivery: ['OutletDeliveryMethod', maybe(orderDelivery)],
  shippingAddress: ['CustomerOrderAddress', maybe(address)],
  planEnrolled: ['PaymentPlanEnrolled', flag],
  planFeeCents: ['PaymentPlanFee', money],
  scheduledPayments: ['CustomerOrderScheduledPayments', list(scheduledPayment)],
  decisions: ['Decisions', list(orderDecision)],
  payNowIsAvailable: ['payNowIsAvailable', flag],
  paymentMethod: ['PaymentMethod', maybe(paymentMethod)],
  trackingNumber: ['TrackingNumber', maybe(text)],
  trackingCourierCode: ['TrackingCourierCode', maybe(text)],
  estimatedShipDay: ['EstimatedShipDate', maybe(calendarDay)],
  shippedDay: ['ShipLabelShipDate', maybe(calendarDay)],
  allowPaymentChange: ['AllowPaymentChange', flag],
  allowShippingChange: ['AllowShippingAddressChanges', flag],
  /** Missing where its seller issues none. */
  invoices: ['Invoices', maybe(list(orderInvoice))],
  createdAt: ['createdAt', instant],
  updatedAt: ['updatedAt', instant],
});
export type Order = Of<typeof order>;

/** ENTITY-34, with what tells one ticket from the other. */
export const mobileTicket = entity('MobileTicket', {
  itemId: ['eventItemID', id],
  ticketId: ['TicketID', maybe(id)],
  /** A ticket that is with a friend has none for whoever bought it. */
  redemptionUrl: ['redemptionUrl', text],
  sentTo: ['SentTo', maybe(text)],
  eventId: ['OutletEventID', id],
  itemName: ['ItemName', wrote],
  levelName: ['PriceLevelName', wrote],
  sectionName: ['SectionName', maybe(text)],
  rowName: ['RowName', maybe(text)],
  seatName: ['SeatName', maybe(text)],
});
export type MobileTicket = Of<typeof mobileTicket>;
