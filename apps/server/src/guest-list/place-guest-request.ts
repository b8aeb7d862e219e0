// The one transaction of a guest's request. The invitation is locked first: two tabs cannot both have its last ticket.
import { currentLanguage } from '@stagedoor/rules/language/current-language';
import { randomUUID } from 'node:crypto';
import type { DeliveryMethod } from '@stagedoor/contract/entities/delivery-method';
import type { SentFrom } from '@stagedoor/rules/delivery/sent-from';
import type { OutletEvent } from '@stagedoor/contract/entities/event';
import type { GuestRequestInput } from '@stagedoor/contract/entities/guest-request';
import { splitEmails } from '@stagedoor/rules/accounts/email';
import { ticketsChosen } from '@stagedoor/rules/guests/guest-quantities';
import { ticketsLeft } from '@stagedoor/rules/guests/invitation';
import { cardMessages } from '@stagedoor/rules/messages/cards';
import { formatPhone } from '@stagedoor/rules/addresses/phone';
import type { ShopCaller } from '../accounts/index.ts';
import type { LevelOnOffer } from '../catalogue/index.ts';
import type { Letterhead } from '../mail/index.ts';
import { billLine, billTotals, lineOffer } from '../orders/index.ts';
import { findChargeableCard, requireChargeable } from '../payments/index.ts';
import { BeginAgain } from '../platform/db/in-transaction.ts';
import type { Tx } from '../platform/db/tables.ts';
import { newNumber } from '../platform/new-number.ts';
import { refuse } from '../platform/http/refusal.ts';
import { openings } from '../sellers/index.ts';
import { keeperOf } from './card-keeper.ts';
import { requireContact, requireDelivery, requireLevels } from './check-guest-request.ts';
import type { ChosenDelivery, ChosenLevel } from './check-guest-request.ts';
import { findSent } from './find-sent.ts';
import { insertLines, insertRequest } from './guest-request-store.ts';
import type { GuestRequestRow } from './guest-request-store.ts';
import { factsOf, lockInvitation, takeTickets } from './invitation-store.ts';
import type { InvitationRow } from './invitation-store.ts';
import { queueRequestReceived } from './mails/request-received-mail.ts';
import { methodsOffered, offeredTo } from './offer.ts';
import { requireUsable } from './shown-invitation.ts';

/** What the outlet has, read before the transaction. */
export interface GuestCheckoutFacts {
  events: readonly OutletEvent[];
  levels: ReadonlyMap<number, LevelOnOffer>;
  deliveryMethods: readonly DeliveryMethod[];
  sentFrom: SentFrom;
  from: Letterhead;
}

/** Under which no card is kept. */
const NO_KEEPER = 'none';

/** PAY-03: an expired card is refused, and so is one of somebody else. */
export async function requireCard(
  tx: Tx,
  { paymentMethodUuid }: Pick<GuestRequestInput, 'paymentMethodUuid'>,
  {
    seller_id: sellerId,
    invitation_id,
    is_test: isTest,
  }: Pick<GuestRequestRow, 'seller_id' | 'invitation_id' | 'is_test'>,
  caller: ShopCaller,
): Promise<number> {
  const { session, now } = caller;
  if (!paymentMethodUuid) {
    const message = cardMessages.noneChosen;
    return refuse('INVALID_INPUT', { message, fields: { paymentMethodUuid: message } });
  }
  const owner =
    session?.userId === undefined
      ? ({
          sellerId,
          kind: 'invitation',
          id: invitation_id,
          keeper: keeperOf(caller) ?? NO_KEEPER,
          isTest,
        } as const)
      : ({ sellerId, kind: 'customer', id: session.userId, isTest } as const);
  const card = await findChargeableCard(tx, owner, { uuid: paymentMethodUuid });
  if (!card) return refuse('NOT_FOUND');
  return requireChargeable(card, now).paymentMethodId;
}

function billLines(chosen: readonly ChosenLevel[], { levels, from }: GuestCheckoutFacts) {
  return chosen.map(({ level, quantity }) => {
    const known = levels.get(level.id) ?? refuse('NOT_ON_SALE');
    const offer = lineOffer({ ...known, priceCents: level.priceCents, fees: level.fees });
    return billLine(offer, quantity, from.currency);
  });
}

const deliveryColumns = ({ option, method, collector, address }: ChosenDelivery) => ({
  delivery_option: option,
  delivery_method_id: method.id,
  delivery_type_id: method.deliveryType,
  delivery_name: method.name,
  delivery_notes: method.notes ?? null,
  collector_first_name: collector?.firstName ?? null,
  collector_last_name: collector?.lastName ?? null,
  shipping_address: address ? JSON.stringify(address) : null,
});

const contactColumns = ({ contact }: GuestRequestInput) => ({
  first_name: contact.firstName.trim(),
  last_name: contact.lastName.trim(),
  email: contact.email.trim(),
  language: currentLanguage()?.code ?? null,
  additional_emails: splitEmails(contact.additionalEmails).join(', '),
  phone: formatPhone(contact.phone),
});

async function writeRequest(
  tx: Tx,
  request: GuestRequestInput,
  invitation: InvitationRow,
  { session, now, currency }: ShopCaller,
  parts: {
    draftUuid: string;
    delivery: ChosenDelivery;
    lines: ReturnType<typeof billLines>;
    paymentMethodId: number | null;
  },
): Promise<GuestRequestRow> {
  const { draftUuid, delivery, lines, paymentMethodId } = parts;
  const totals = billTotals(lines, delivery.method.priceCents, currency);
  const row = await insertRequest(tx, {
    seller_id: invitation.seller_id,
    request_uuid: randomUUID(),
    unique_id: newNumber(),
    outlet_id: invitation.outlet_id,
    invitation_id: invitation.invitation_id,
    draft_uuid: draftUuid,
    user_id: session?.userId ?? null,
    ...contactColumns(request),
    ...deliveryColumns(delivery),
    payment_method_id: paymentMethodId,
    tickets_cents: totals.ticketsCents,
    fees_cents: totals.feesCents,
    taxes_cents: totals.taxesCents,
    shipping_cents: totals.shippingCents,
    total_cents: totals.totalCents,
    created_at: now,
    updated_at: now,
  });
  if (!row) throw new BeginAgain('The number was drawn before');
  const places = [...new Set(lines.map(({ eventId }) => eventId))];
  await insertLines(
    tx,
    lines.map((line) => ({
      seller_id: row.seller_id,
      request_uuid: row.request_uuid,
      price_level_id: line.priceLevelId,
      outlet_event_id: line.eventId,
      event_place: places.indexOf(line.eventId) + 1,
      item_id: line.itemId,
      item_name: line.itemName,
      level_name: line.levelName,
      quantity: line.quantity,
      unit_price_cents: line.unitPriceCents,
      unit_fees_cents: line.unitFeesCents,
      taxes_cents: line.taxesCents,
      is_add_on: line.isAddOn,
      fees: JSON.stringify(line.fees),
      tax_ppm: line.taxPpm,
      included_ppm: line.includedPpm ?? 0,
    })),
  );
  return row;
}

/** One that was sent before is answered with what it became, whatever the invitation has left. */
export async function placeGuestRequest(
  tx: Tx,
  request: GuestRequestInput,
  shown: InvitationRow,
  caller: ShopCaller,
  facts: GuestCheckoutFacts,
): Promise<GuestRequestRow> {
  // First of all: the end of a test takes the outlet and then its invitations.
  const isTest = await openings.isTested(tx, caller);
  const invitation = await lockInvitation(tx, shown);
  const { before, draftUuid } = await findSent(tx, invitation, request, caller.now);
  if (before) return before;
  requireUsable(invitation, caller.now);
  requireContact(request);
  const chosen = requireLevels(request, await offeredTo(tx, invitation, facts.events));
  const tickets = ticketsChosen(chosen.map(({ quantity }) => quantity));
  if (tickets > ticketsLeft(factsOf(invitation))) refuse('QUOTA_EXCEEDED');
  const delivery = await requireDelivery(tx, caller, request, {
    mode: invitation.delivery_mode,
    methods: methodsOffered(facts.deliveryMethods, invitation),
    events: chosen.map(({ event }) => event),
    now: caller.now,
    from: facts.sentFrom,
  });
  const lines = billLines(chosen, facts);
  // GUEST-05: nobody is asked for a card when there is nothing to pay.
  const isFree = billTotals(lines, delivery.method.priceCents, facts.from.currency).totalCents === 0;
  const needsNone = !invitation.collects_payment || (isFree && !request.paymentMethodUuid);
  const paymentMethodId = needsNone
    ? null
    : await requireCard(tx, request, { ...invitation, is_test: isTest }, caller);
  await takeTickets(tx, invitation, tickets);
  const parts = { draftUuid, delivery, lines, paymentMethodId };
  const row = await writeRequest(tx, request, invitation, caller, parts);
  await queueRequestReceived(tx, row, facts.from, caller.now);
  return row;
}
