import { moveTransaction } from '../store/transaction-store.ts';
import type { Transaction } from '../store/transaction-store.ts';
import { describeCharge } from '../stripe/describe.ts';
import { notifyStripe } from '../stripe/notices.ts';
import type { StandInNeeds } from '../stand-in-needs.ts';
import { notify, sendNotifications } from '../webhooks/notify.ts';

/** Ends the review of a held charge; undefined when none waits under this id. */
export async function decide(
  needs: StandInNeeds,
  transactionId: number,
  approve: boolean,
): Promise<Transaction | undefined> {
  const to = approve ? 'captured' : 'rejected';
  const decided = await moveTransaction(needs.db, transactionId, ['held'], to);
  if (!decided) return undefined;
  if (decided.speaks === 'stripe') {
    const event = approve ? 'payment_intent.succeeded' : 'payment_intent.payment_failed';
    await notifyStripe(needs, event, describeCharge(decided, undefined));
  } else await notify(needs, approve ? 'payment.fraud.approved' : 'payment.fraud.declined', decided);
  await sendNotifications(needs);
  return decided;
}
