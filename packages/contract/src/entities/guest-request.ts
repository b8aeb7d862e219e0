// A guest's request: what the guest sends (ENTITY-24), and the receipt of it (ENTITY-25).
import { fieldLimits } from '@stagedoor/rules/forms/field-limits';
import { guestCheckoutMessages } from '@stagedoor/rules/messages/guest-checkout';
import { labels } from '@stagedoor/rules/messages/labels';
import * as z from 'zod/mini';
import { givenId } from '../given.ts';
import { entity, flag, id, instant, line, list, maybe, money, text, typed, uuid, wrote } from '../wire.ts';
import type { Of, Wire } from '../wire.ts';
import { address, addressInput } from './address.ts';
import { venue } from './event.ts';
import { includedTaxes } from './included-tax.ts';
import { paymentMethod } from './payment-method.ts';

const MOST_LINES = 40;
const deliveryOption = z.enum(['willCall', 'shipping', 'mobile']);
/** GUEST-07: by the words that the guest reads, too. */
const optionsByName: Readonly<Record<string, Of<typeof deliveryOption>>> = {
  [guestCheckoutMessages.willCall]: 'willCall',
  [labels.shipping]: 'shipping',
  [guestCheckoutMessages.mobileDelivery]: 'mobile',
};
const givenOption = z.codec(
  z.enum([...deliveryOption.options, ...Object.keys(optionsByName)]),
  deliveryOption,
  {
    decode: (given) => optionsByName[given] ?? (given as Of<typeof deliveryOption>),
    encode: (option) => option,
  },
);

const contactParts = {
  firstName: ['FirstName', typed(100), 'First', 'GuestContactFirstName', 'GuestFirstName'],
  lastName: ['LastName', typed(100), 'Last', 'GuestContactLastName', 'GuestLastName'],
  email: ['GuestEmail', typed(254), 'EmailAddress'],
  additionalEmails: ['GuestAdditionalEmails', typed(fieldLimits.additionalEmails)],
  phone: ['GuestPhone', typed(40), 'Phone'],
} as const;
const contact = entity('GuestContact', contactParts);
const contactNames = Object.values(contactParts).flatMap(([name, , ...others]) => [name, ...others]);

const isObject = (value: unknown): value is Wire =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const only = (wire: Wire, names: readonly string[]): Wire => {
  const known = new Set(names.map((name) => name.toLowerCase()));
  return Object.fromEntries(Object.entries(wire).filter(([name]) => known.has(name.toLowerCase())));
};

/**
 * CALL-52: a guest's contact may stand beside the other fields, or in `User`; `User` is a number or an object. Who says
 * only who collects the tickets is the guest.
 */
function gatherContact(wire: Wire): Wire {
  const user = isObject(wire.User) ? wire.User : {};
  const contactInfo = isObject(wire.contactInfo)
    ? wire.contactInfo
    : { ...only(user, contactNames), ...only(wire, contactNames) };
  const userId = isObject(wire.User) ? only(wire.User, ['UserID']) : {};
  return { ...wire, contactInfo, ...(isObject(wire.User) && { User: Object.values(userId)[0] }) };
}

const levelWish = entity('GuestLevelWish', {
  priceLevelId: ['PriceLevelID', givenId],
  quantity: ['quantity', z.int()],
});

const guestRequestFields = {
  invitationToken: ['InvitationToken', maybe(line(200))],
  /** The signed-in user, or the guest value; the session decides. */
  user: ['User', maybe(givenId), 'UserID'],
  /** Made by the client: sending the same request twice makes one. */
  draftUuid: ['requestUUID', maybe(uuid)],
  contact: ['contactInfo', contact],
  levels: ['priceLevels', list(levelWish).check(z.maxLength(MOST_LINES, `At most ${MOST_LINES} lines`))],
  deliveryOption: ['deliveryOption', maybe(givenOption)],
  deliveryMethodUuid: ['deliveryMethodUUID', maybe(uuid)],
  /** Who collects at will call. */
  collectorFirstName: ['GuestFirstName', typed(100)],
  collectorLastName: ['GuestLastName', typed(100)],
  shippingAddress: ['shippingAddress', maybe(addressInput)],
  paymentMethodUuid: ['paymentMethodUUID', maybe(uuid)],
} as const;
export const guestRequestInput = entity('GuestListRequest', guestRequestFields, gatherContact);
export type GuestRequestInput = Of<typeof guestRequestInput>;

const receiptLine = entity('GuestListRequestLine', {
  priceLevelId: ['PriceLevelID', id],
  itemName: ['ItemName', wrote],
  levelName: ['PriceLevelName', wrote],
  quantity: ['Quantity', z.int()],
  priceCents: ['PriceLevelValue', money],
  feesCents: ['Fees', money],
});

const receiptEvent = entity('GuestListRequestEvent', {
  eventId: ['OutletEventID', id],
  /** RECEIPT-14: each requested event has a number of its own. */
  number: ['RequestNumber', text],
  name: ['EventName', wrote],
  artistName: ['ArtistName', maybe(text)],
  startsAt: ['ShowDate', maybe(instant)],
  displayShowTime: ['DisplayShowTime', flag],
  venue: ['Venue', maybe(venue)],
  imageUrl: ['EventImage', maybe(text)],
  lines: ['PriceLevels', list(receiptLine)],
});

const receiptDelivery = entity('GuestDelivery', {
  id: ['OutletDeliveryMethodID', id],
  deliveryType: ['DeliveryMethodTypeID', id],
  name: ['OverrideName', wrote],
  notes: ['OverrideNotes', maybe(wrote)],
});

const receiptTotals = entity('GuestTotals', {
  ticketsCents: ['tickets', money],
  feesCents: ['fees', money],
  taxesCents: ['taxes', money],
  includedTaxes: ['IncludedTaxes', includedTaxes],
  shippingCents: ['shipping', money],
  totalCents: ['total', money],
});

export const guestReceipt = entity('GuestReceipt', {
  uuid: ['GuestListRequestID', uuid],
  number: ['RequestID', text],
  status: [
    'Status',
    entity('GuestStatus', { state: ['ConstantValue', text], text: ['CustomerStatus', text] }),
  ],
  /** Why the card could not be charged when it was to be approved; another one may be given. */
  paymentProblem: ['PaymentProblem', maybe(text)],
  /** What staff wrote to a guest whose request they declined. */
  reason: ['Reason', maybe(text)],
  firstName: ['FirstName', text],
  lastName: ['LastName', text],
  email: ['GuestEmail', text],
  /** Comma separated. */
  additionalEmails: ['GuestAdditionalEmails', text],
  phone: ['GuestPhone', text],
  deliveryOption: ['deliveryOption', deliveryOption],
  delivery: ['OutletDeliveryMethod', receiptDelivery],
  collectorFirstName: ['GuestFirstName', maybe(text)],
  collectorLastName: ['GuestLastName', maybe(text)],
  shippingAddress: ['shippingAddress', maybe(address)],
  /** Only where payment is collected. */
  paymentMethod: ['PaymentMethod', maybe(paymentMethod)],
  totals: ['Totals', receiptTotals],
  events: ['GuestListRequestEvents', list(receiptEvent)],
  createdAt: ['createdAt', instant],
});
export type GuestReceipt = Of<typeof guestReceipt>;
