import { randomUUID } from 'node:crypto';
import { keysOf } from '@stagedoor/rules/values/keys-of';
import { webhookKindWords } from '@stagedoor/rules/webhooks/webhook-kinds';
import type { Db } from '../../platform/db/tables.ts';
import { secretBox } from '../../platform/secret-box.ts';
import { addPerson } from '../../staff/testing/add-person.ts';
import { insertAddress } from '../address-store.ts';
import { newWebhookSecret } from '../sign-message.ts';

/** An address of the first seller that is told of everything. */
export async function addListeningAddress(
  db: Db,
  { url, staffSecret, now }: { url: string; staffSecret: string; now: Date },
): Promise<string> {
  const made_by = await addPerson(db, now);
  const address_id = randomUUID();
  const secret = secretBox(staffSecret, 'secrets of webhooks').seal(newWebhookSecret(), address_id);
  await db.transaction().execute((tx) =>
    insertAddress(tx, {
      address_id,
      seller_id: 1,
      url,
      kinds: keysOf(webhookKindWords),
      secret,
      made_by,
      created_at: now,
    }),
  );
  return address_id;
}
