import { confirmPayment } from '@stagedoor/contract/calls/shop/payment';
import { required } from '@stagedoor/rules/values/required';
import { customerActor } from '../../accounts/index.ts';
import { handle } from '../../platform/http/handler.ts';
import type { Handler } from '../../platform/http/handler.ts';
import { refuse } from '../../platform/http/refusal.ts';
import type { IntentNeeds } from '../intents/intent-needs.ts';
import { findIntent, findOwnIntent } from '../intents/intent-store.ts';
import { reconcileNow } from '../intents/reconcile.job.ts';

const CART = 'cart';

/** GATE-05: that the bank has led somebody back says nothing; the look-up does. */
export const confirmPaymentHandler = (needs: IntentNeeds): Handler<'payments'> =>
  handle(confirmPayment, async ({ ref }, caller) => {
    const { sellerId, userId } = customerActor(caller);
    const row = (await findOwnIntent(needs.db, { sellerId, userId, ref })) ?? refuse('NOT_FOUND');
    if (row.state === 'waiting') await reconcileNow(needs, row);
    const { state } = required(await findIntent(needs.db, ref), 'attempt that was just there');
    return {
      isWaiting: state === 'waiting' || undefined,
      cartUuid: row.target_kind === CART ? row.target_id : undefined,
    };
  });
