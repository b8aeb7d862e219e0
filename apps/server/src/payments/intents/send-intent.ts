import { confirmPath } from '@stagedoor/contract/confirm-path';
import { OTHER_GATEWAY } from '@stagedoor/rules/cards/other-gateway';
import { TEST_ACCOUNT } from '../gateway/payment-gateway.ts';
import type { MoveAnswer, PaymentGateway } from '../gateway/payment-gateway.ts';
import { noteAway } from './gateway-away.ts';
import type { IntentNeeds } from './intent-needs.ts';
import type { IntentRow } from './intent.ts';
import { findIntent } from './intent-store.ts';
import { hashRequest } from './new-intent.ts';

/** Asks the gateway, once. Outside any transaction: nothing is locked while the gateway thinks. */
export async function sendIntent(needs: IntentNeeds, row: IntentRow): Promise<MoveAnswer> {
  // Whoever slept longer than the lease may have been given up: the one who took over decides.
  if (row.look_at && row.look_at <= needs.clock.now()) return { kind: 'unknown', reason: 'overslept' };
  const answer = await carryOut(needs, row);
  if (answer.kind === 'not-sent') await noteAway(needs, row);
  await needs.checkpoint('gateway answered', row.target_kind);
  return answer;
}

/** As a bank's no: another card is asked for. */
const elsewhere: MoveAnswer = {
  kind: 'declined',
  code: OTHER_GATEWAY,
  message: 'The card is kept by a gateway that this shop has left.',
};

/** What a test is for, it may be paid with; which cards those are, the database minds. */
const isPaidElsewhere = async ({ gateways }: IntentNeeds, row: IntentRow): Promise<boolean> =>
  row.gateway !== TEST_ACCOUNT && (await gateways.of(row.seller_id)).key !== row.gateway;

/** GATE-10: the first time. With a card that a former gateway keeps nothing new is charged, there or here. */
export async function sendNewIntent(needs: IntentNeeds, row: IntentRow): Promise<MoveAnswer> {
  if (row.kind === 'charge' && (await isPaidElsewhere(needs, row))) return elsewhere;
  return sendIntent(needs, row);
}

/** The order itself, the same however often it is sent, and always at the gateway that it was written down for. */
export async function carryOut(needs: IntentNeeds, row: IntentRow): Promise<MoveAnswer> {
  if (hashRequest(row) !== row.request_hash) throw new Error(`The intent ${row.ref} is not what it was`);
  const { adapter } = await needs.gateways.at(row);
  return row.kind === 'charge' ? sendCharge(adapter, row) : sendReturn(needs, adapter, row);
}

function sendCharge(gateway: PaymentGateway, row: IntentRow): Promise<MoveAnswer> {
  return gateway.charge({
    ref: row.ref,
    amountCents: row.amount_cents,
    currency: row.currency,
    profileId: row.gateway_profile_id,
    cardId: row.gateway_card_id,
    returnUrl: row.page_origin === null ? undefined : `${row.page_origin}${confirmPath(row.ref)}`,
  });
}

async function sendReturn({ db }: IntentNeeds, gateway: PaymentGateway, row: IntentRow): Promise<MoveAnswer> {
  const origin = await findIntent(db, row.of_ref!);
  const transactionId = origin!.transaction_id!;
  if (row.return_by === 'void') {
    const answer = await gateway.voidCharge(transactionId, row.ref);
    // A charge that was voided already is what we wanted.
    return answer.kind === 'refused' ? { kind: 'unknown', reason: answer.message } : answer;
  }
  return gateway.refund({
    ref: row.ref,
    amountCents: row.amount_cents,
    currency: row.currency,
    transactionId,
    lastFour: row.last_four,
  });
}
