import type { Tx } from '../../platform/db/tables.ts';
import type { IntentRow } from '../intents/intent.ts';
import '../tables.ts';

/** True when nobody has told it before: a notice is taken once, however often it comes. */
export async function noteNotice(
  tx: Tx,
  { seller_id, ref }: Pick<IntentRow, 'seller_id' | 'ref'>,
  noticeId: string,
  now: Date,
): Promise<boolean> {
  const noted = await tx
    .insertInto('payment_notifications')
    .values({ seller_id, notification_id: noticeId, ref, received_at: now })
    .onConflict((conflict) => conflict.doNothing())
    .returning('notification_id')
    .executeTakeFirst();
  return noted !== undefined;
}
