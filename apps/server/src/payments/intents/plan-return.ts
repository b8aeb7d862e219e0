// Money that goes back: planned in the transaction that decides it, sent by the reconciler.
import type { Tx } from '../../platform/db/tables.ts';
import type { Logger } from '../../platform/log.ts';
import type { IntentRow } from './intent.ts';
import { asIntent } from './intent.ts';
import type { Intent } from './intent.ts';
import { lockIntent, returnedCents } from './intent-store.ts';
import { writeIntent } from './new-intent.ts';
import type { PaymentTarget } from './payment-target.ts';

/** The target of a return that nobody asked for: a charge whose purpose was gone. */
const UNFULFILLED_CHARGE = 'unfulfilled-charge';

export interface ReturnPlan {
  sellerId: number;
  /** The reference of the charge that the money came with. */
  ofRef: string;
  amountCents: number;
  targetKind: string;
  targetId: string;
}

function writeReturn(tx: Tx, origin: IntentRow, plan: Omit<ReturnPlan, 'sellerId' | 'ofRef'>, now: Date) {
  return writeIntent(
    tx,
    {
      seller_id: origin.seller_id,
      kind: 'return',
      target_kind: plan.targetKind,
      target_id: plan.targetId,
      amount_cents: plan.amountCents,
      currency: origin.currency,
      payment_method_id: origin.payment_method_id,
      gateway: origin.gateway,
      gateway_profile_id: origin.gateway_profile_id,
      gateway_card_id: origin.gateway_card_id,
      last_four: origin.last_four,
      of_ref: origin.ref,
      return_by: null,
      state: 'planned',
      look_at: now,
      sent_at: null,
      unanswered_at: null,
      first_absent_at: null,
      transaction_id: null,
      problem_code: null,
      problem_text: null,
      settled_at: null,
    },
    now,
  );
}

export async function returnUnfulfilled(tx: Tx, origin: IntentRow, now: Date): Promise<void> {
  const amountCents = origin.amount_cents;
  await writeReturn(tx, origin, { amountCents, targetKind: UNFULFILLED_CHARGE, targetId: origin.ref }, now);
}

const PATIENCE_MS = 3_600_000;
const MOST_ATTEMPTS = 24;

/** Nobody waits for this return, so nobody would miss it: refused, it is tried again, and at last cried out loud. */
export function unfulfilledCharges(log: Logger): PaymentTarget<undefined> {
  return {
    kind: UNFULFILLED_CHARGE,
    whenAbsent: 'send-again',
    fulfil: async () => ({ fulfilled: true, result: undefined }),
    giveBack: async () => {},
    release: async (tx, intent, now) => {
      const facts = { ref: intent.ref, chargeRef: intent.targetId, problem: intent.problem };
      log.error(facts, 'the gateway refuses to give back money that was taken for nothing');
      if (intent.attempt >= MOST_ATTEMPTS) return;
      const origin = await lockIntent(tx, { seller_id: intent.sellerId, ref: intent.targetId });
      await returnUnfulfilled(tx, origin, new Date(now.getTime() + PATIENCE_MS));
    },
  };
}

/**
 * Plans to give back a part of a charge. Undefined when its target is being paid back already; throws when more would
 * go back than came.
 */
export async function planReturn(tx: Tx, plan: ReturnPlan, now: Date): Promise<Intent | undefined> {
  const origin = await lockIntent(tx, { seller_id: plan.sellerId, ref: plan.ofRef });
  const left = origin.amount_cents - (await returnedCents(tx, origin));
  if (origin.kind !== 'charge' || origin.state !== 'succeeded' || plan.amountCents > left) {
    throw new Error(`Of the charge ${plan.ofRef} ${left} cents are left, not ${plan.amountCents}`);
  }
  const row = await writeReturn(tx, origin, plan, now);
  return row && asIntent(row);
}
