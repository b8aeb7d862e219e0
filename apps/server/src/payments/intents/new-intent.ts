// What is written down of an attempt before anybody is asked.
import { createHash } from 'node:crypto';
import type { Currency } from '@stagedoor/rules/money/currencies';
import { DEFAULT_CURRENCY } from '@stagedoor/rules/money/currencies';
import type { Tx } from '../../platform/db/tables.ts';
import { newReference } from '../reference.ts';
import type { IntentRow } from './intent.ts';
import { insertIntent, insertOnlyIntent } from './new-intent-store.ts';
import type { NewIntent } from './new-intent-store.ts';

/** A card as it can be charged; `findChargeableCard` gives it, with its owner checked. */
export interface ChargeableCard {
  paymentMethodId: number;
  uuid: string;
  /** `YYYY-MM` */
  expiration: string;
  /** `Visa` */
  type: string;
  lastFour: string;
  /** A gateway keeps it that the seller has left. */
  isFormer: boolean;
  gateway: string;
  gatewayProfileId: string;
  gatewayCardId: string;
}

export interface ChargePlan {
  sellerId: number;
  targetId: string;
  amountCents: number;
  currency: Currency;
  card: ChargeableCard;
  /** The page that the customer stands at, who may be asked by the bank and is led back there. */
  pageOrigin?: string | undefined;
}

type Facts = Omit<NewIntent, 'ref' | 'request_hash' | 'created_at'>;

/** What the gateway compares: the same reference with another body would be another charge. */
export function hashRequest(
  row: Pick<
    IntentRow,
    'ref' | 'kind' | 'amount_cents' | 'currency' | 'gateway_profile_id' | 'gateway_card_id'
  > & { page_origin?: string | null | undefined },
): string {
  const body = [row.kind, row.ref, row.amount_cents, row.gateway_profile_id, row.gateway_card_id];
  if (row.page_origin) body.push(row.page_origin);
  // Dollars go without saying: attempts that were written before there was anything else stay what they were.
  if (row.currency !== DEFAULT_CURRENCY) body.push(row.currency);
  return createHash('sha256').update(JSON.stringify(body)).digest('base64url');
}

function newIntent(facts: Facts, now: Date): NewIntent {
  const ref = newReference();
  return { ...facts, ref, request_hash: hashRequest({ ...facts, ref }), created_at: now };
}

export async function writeIntent(tx: Tx, facts: Facts, now: Date): Promise<IntentRow | undefined> {
  return insertIntent(tx, newIntent(facts, now));
}

/** The same, ending the transaction when the target has an attempt already. */
export async function writeOnlyIntent(tx: Tx, facts: Facts, now: Date): Promise<IntentRow> {
  return insertOnlyIntent(tx, newIntent(facts, now));
}

export function chargeFacts(
  plan: ChargePlan,
  targetKind: string,
): Omit<Facts, 'state' | 'look_at' | 'sent_at'> {
  return {
    seller_id: plan.sellerId,
    kind: 'charge',
    target_kind: targetKind,
    target_id: plan.targetId,
    amount_cents: plan.amountCents,
    currency: plan.currency,
    payment_method_id: plan.card.paymentMethodId,
    gateway: plan.card.gateway,
    page_origin: plan.pageOrigin ?? null,
    gateway_profile_id: plan.card.gatewayProfileId,
    gateway_card_id: plan.card.gatewayCardId,
    last_four: plan.card.lastFour,
    of_ref: null,
    return_by: null,
    unanswered_at: null,
    first_absent_at: null,
    transaction_id: null,
    problem_code: null,
    problem_text: null,
    settled_at: null,
  };
}
