// GUESTS-02: an approved request becomes an order. Where something is to pay, the seats are put aside for it and the
// charge is written down in one transaction; the order is made in the one that records the money.
import { canChooseCard } from '@stagedoor/rules/cards/card-expiry';
import { guestOfficeMessages } from '@stagedoor/rules/messages/guest-office';
import { guestStatusMessages } from '@stagedoor/rules/messages/guest-status';
import { awarding } from '../../orders/index.ts';
import { findChosenCard } from '../../payments/index.ts';
import type { Payments, PaymentTarget } from '../../payments/index.ts';
import type { Tx } from '../../platform/db/tables.ts';
import { refuse } from '../../platform/http/refusal.ts';
import { ofSeller } from '../../sellers/index.ts';
import { findLines } from '../guest-request-store.ts';
import type { GuestRequestRow } from '../guest-request-store.ts';
import { isRevoked, updatePending } from './decision-store.ts';
import { seatsOf, takeSeats } from './guest-seats.ts';
import { orderOfGuest } from './order-of-guest.ts';
import type { TellGuest } from './tell-guest.ts';

const refuseWith = (message: string): never => refuse('GUEST_REFUSED', { message });

/** Undecided, and nobody is at it. */
export function requireOpen({ state, charging_since }: GuestRequestRow): void {
  if (state !== 'pending') refuseWith(guestOfficeMessages.decidedAlready(guestStatusMessages[state]));
  if (charging_since !== null) refuseWith(guestOfficeMessages.beingCharged);
}

export interface Decision {
  by: string | null;
  now: Date;
}

/** The seats are with the request already. */
export async function makeOrder(
  tx: Tx,
  request: GuestRequestRow,
  intentRef: string | undefined,
  { by, now }: Decision,
  tell: TellGuest,
): Promise<number> {
  const lines = await findLines(tx, request);
  const currency = await ofSeller.currency(tx, request.seller_id);
  const order = orderOfGuest(request, lines, { intentRef, currency }, now);
  const [placed] = await awarding.placeOrders(tx, request.seller_id, [order], seatsOf(request));
  if (!placed) throw new Error(`Guest request ${request.unique_id} has an order already`);
  const approved = await updatePending(tx, request, {
    state: 'approved',
    charging_since: null,
    payment_problem: null,
    decided_at: now,
    decided_by: by,
    updated_at: now,
  });
  await tell(tx, 'approved', approved, now);
  return placed.order_id;
}

/** Nothing to pay: no card, no gateway, one transaction. */
export async function approveFree(
  tx: Tx,
  request: GuestRequestRow,
  decision: Decision,
  tell: TellGuest,
): Promise<void> {
  requireOpen(request);
  if (await isRevoked(tx, request)) refuseWith(guestOfficeMessages.revoked);
  await takeSeats(tx, request, await findLines(tx, request));
  await makeOrder(tx, request, undefined, decision, tell);
}

/** False where the card cannot be charged at all: the guest is told, the request waits on, and no charge is sent. */
export async function beginCharge(
  tx: Tx,
  request: GuestRequestRow,
  { by, now }: Decision,
  pay: { target: PaymentTarget; payments: Pick<Payments, 'planCharge'>; tell: TellGuest },
): Promise<boolean> {
  requireOpen(request);
  if (await isRevoked(tx, request)) refuseWith(guestOfficeMessages.revoked);
  const { seller_id: sellerId, request_uuid: targetId, total_cents: amountCents } = request;
  const card = await findChosenCard(tx, sellerId, request.payment_method_id!);
  if (!card || !canChooseCard(card, now)) {
    const failed = { payment_problem: guestOfficeMessages.cardGone, updated_at: now };
    await pay.tell(tx, 'card-refused', await updatePending(tx, request, failed), now);
    return false;
  }
  await takeSeats(tx, request, await findLines(tx, request));
  await updatePending(tx, request, {
    charging_since: now,
    payment_problem: null,
    decided_by: by,
    updated_at: now,
  });
  const intent = await pay.payments.planCharge(tx, pay.target, {
    sellerId,
    targetId,
    amountCents,
    currency: await ofSeller.currency(tx, sellerId),
    card,
  });
  if (!intent) refuseWith(guestOfficeMessages.beingCharged);
  return true;
}
