// Charges once, whatever breaks: first transaction, one call, second transaction.
import type { IntentNeeds } from './intent-needs.ts';
import { dispatchIntent } from './dispatch-intent.ts';
import type { Claim } from './dispatch-intent.ts';
import { asIntent } from './intent.ts';
import type { Intent } from './intent.ts';
import type { PaymentTarget } from './payment-target.ts';
import { sendNewIntent } from './send-intent.ts';
import { settleIntent } from './settle-intent.ts';

export interface Charged<R> {
  /** `intent.state` tells what came of it; `unknown` and `held` will be told later. */
  intent: Intent;
  /** False when the target had an attempt already: this is that one, and nothing was sent. */
  isNew: boolean;
  /** What the target made of the money, when this call brought it. */
  result: R | undefined;
}

export async function charge<R>(
  needs: IntentNeeds,
  target: PaymentTarget<R>,
  claim: Claim,
): Promise<Charged<R>> {
  const { row, isNew } = await dispatchIntent(needs, target, claim);
  if (!isNew) return { intent: asIntent(row), isNew, result: undefined };
  const settled = await settleIntent(needs, row, await sendNewIntent(needs, row));
  return { intent: asIntent(settled.row), isNew, result: settled.result as R | undefined };
}
