// What every call that writes a request begins with (CALL-34 to CALL-41).
import type { Actor } from '../platform/actor.ts';
import { inTransaction } from '../platform/db/in-transaction.ts';
import type { Tx } from '../platform/db/tables.ts';
import { prepareToWrite } from './request-needs.ts';
import type { RequestNeeds, WritingContext } from './request-needs.ts';
import type { RequestKey } from './request-store.ts';

/** One transaction, which also writes the mail that tells of it. Without a key it is about a request to be made. */
export async function writing<T>(
  needs: RequestNeeds,
  actor: Actor,
  key: RequestKey | undefined,
  work: (tx: Tx, context: WritingContext) => Promise<T>,
): Promise<T> {
  const context = await prepareToWrite(needs, actor, key);
  const { checkpoint } = needs;
  const result = await inTransaction(needs.db, async (tx) => {
    const written = await work(tx, context);
    await checkpoint('request written');
    return written;
  });
  await checkpoint('request kept');
  return result;
}
