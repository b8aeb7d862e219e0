// VALID-23: everything that the guest's pages check, checked again; what they would not offer is refused.
import type { DeliveryMethod } from '@stagedoor/contract/entities/delivery-method';
import type { OutletEvent, PriceLevel } from '@stagedoor/contract/entities/event';
import type { Address } from '@stagedoor/contract/entities/address';
import type { GuestRequestInput } from '@stagedoor/contract/entities/guest-request';
import { validateGuestContact, validateWillCall } from '@stagedoor/rules/guests/guest-contact-form';
import { guestMethods, guestOptionProblem, guestOptions } from '@stagedoor/rules/delivery/guest-delivery';
import type { GuestOption } from '@stagedoor/rules/delivery/guest-delivery';
import type { SentFrom } from '@stagedoor/rules/delivery/sent-from';
import { deliveryMessages } from '@stagedoor/rules/messages/delivery';
import { offeredQuantities } from '@stagedoor/rules/events/offered-quantities';
import { isAllowedQuantity } from '@stagedoor/rules/events/quantity';
import { requireAddress } from '../accounts/index.ts';
import type { Tx } from '../platform/db/tables.ts';
import { refuse } from '../platform/http/refusal.ts';
import { requireValid } from '../platform/http/require-valid.ts';

export const requireContact = ({ contact }: GuestRequestInput): void =>
  requireValid(validateGuestContact(contact), 'contact');

export interface ChosenLevel {
  event: OutletEvent;
  level: PriceLevel;
  quantity: number;
}

/** GUEST-15: the levels' own rules, applied to what the invitation offers. */
export function requireLevels({ levels }: GuestRequestInput, offered: readonly OutletEvent[]): ChosenLevel[] {
  if (levels.length === 0) {
    refuse('INVALID_INPUT', { fields: { levels: 'Choose at least one ticket' } });
  }
  const seen = new Set<number>();
  return levels.map(({ priceLevelId, quantity }, index) => {
    const event = offered.find(({ items }) =>
      items?.some(({ priceLevels }) => priceLevels.some(({ id }) => id === priceLevelId)),
    );
    const level = event?.items
      ?.flatMap(({ priceLevels }) => priceLevels)
      .find(({ id }) => id === priceLevelId);
    if (!event || !level || seen.has(priceLevelId)) {
      const fields = { [`levels.${index}.priceLevelId`]: 'Not a price level of this invitation' };
      return refuse('INVALID_INPUT', { fields });
    }
    seen.add(priceLevelId);
    if (level.saleStatus !== 'ON_SALE') refuse('NOT_ON_SALE');
    if (!isAllowedQuantity(quantity, level)) {
      const message = offeredQuantities(level);
      refuse('QUANTITY_NOT_ALLOWED', { message, fields: { [`levels.${index}.quantity`]: message } });
    }
    return { event, level, quantity };
  });
}

export interface ChosenDelivery {
  option: GuestOption;
  method: DeliveryMethod;
  collector: { firstName: string; lastName: string } | undefined;
  address: Address | undefined;
}

interface DeliveryOffer {
  mode: number;
  methods: readonly DeliveryMethod[];
  events: readonly OutletEvent[];
  now: Date;
  from: SentFrom;
}

const factsOf = ({ events, now, from }: DeliveryOffer) => ({
  events: events.map(({ show, series }) => ({
    startsAt: show.startsAt,
    mobileDelivery: series?.enableMobileDelivery ?? false,
  })),
  now,
  from,
});

function requireOption({ deliveryOption }: GuestRequestInput, offer: DeliveryOffer) {
  if (!deliveryOption) {
    return refuse('INVALID_INPUT', {
      message: deliveryMessages.required,
      fields: { deliveryOption: deliveryMessages.required },
    });
  }
  const kinds = offer.methods.map((method) => ({ ...method, deliveryConstant: method.type.constant }));
  if (!guestOptions(offer.mode, kinds, factsOf(offer)).includes(deliveryOption))
    refuse('DELIVERY_NOT_OFFERED');
  const problem = guestOptionProblem(deliveryOption, kinds);
  if (problem) refuse('DELIVERY_NOT_OFFERED', { message: problem });
  return { option: deliveryOption, kinds };
}

/** ADDR-10: the contact phone fills the address's. */
async function addressOf(
  tx: Tx,
  at: { sellerId: number; outletId: number },
  { shippingAddress, contact }: GuestRequestInput,
): Promise<Address> {
  const phone = shippingAddress?.phone.trim() || contact.phone;
  const given = shippingAddress && { ...shippingAddress, phone };
  const address = await requireAddress(tx, at, given, 'shippingAddress');
  return { ...address, countryId: address.countryId ?? undefined };
}

function requireCollector({ collectorFirstName, collectorLastName }: GuestRequestInput) {
  const collector = { firstName: collectorFirstName.trim(), lastName: collectorLastName.trim() };
  const { firstName, lastName } = validateWillCall(collector);
  requireValid({ collectorFirstName: firstName, collectorLastName: lastName });
  return collector;
}

export async function requireDelivery(
  tx: Tx,
  at: { sellerId: number; outletId: number },
  request: GuestRequestInput,
  offer: DeliveryOffer,
): Promise<ChosenDelivery> {
  const { option, kinds } = requireOption(request, offer);
  const address = option === 'shipping' ? await addressOf(tx, at, request) : undefined;
  const collector = option === 'willCall' ? requireCollector(request) : undefined;
  const methods = guestMethods(option, offer.mode, kinds, address?.countryId ?? 0, factsOf(offer));
  const uuid = request.deliveryMethodUuid;
  const [only, ...more] = methods;
  const method = uuid ? methods.find((each) => each.uuid === uuid) : more.length === 0 ? only : undefined;
  if (method) return { option, method, collector, address };
  if (uuid || methods.length === 0) return refuse('DELIVERY_NOT_OFFERED');
  return refuse('INVALID_INPUT', {
    message: deliveryMessages.required,
    fields: { deliveryMethodUuid: deliveryMessages.required },
  });
}
