// Somebody who wants to be told everything, and what was written for them. Nothing is sent.
import type { WebhookKind } from '@stagedoor/rules/webhooks/webhook-kinds';
import type { TestApp } from '../../testing/test-app.ts';
import { updateAddress } from '../address-store.ts';
import { addListeningAddress } from './listening-address.ts';

interface Told {
  kind: string;
  subject: string;
  number: number;
  facts: Readonly<Record<string, unknown>>;
  at: Date;
}

/** Answers how to ask what was told since it was asked last, of one kind. */
export async function listenToEverything({ database: { db }, clock }: Pick<TestApp, 'database' | 'clock'>) {
  const nobody = { url: 'https://1.1.1.1/hooks', staffSecret: 'nobody opens it' };
  const id = await addListeningAddress(db, { ...nobody, now: clock.now() });
  await updateAddress(db, id, { state: 'paused' });
  const heard = new Set<string>();
  return async (kind: WebhookKind): Promise<Told[]> => {
    const rows = await db
      .selectFrom('webhook_messages')
      .selectAll()
      .where('kind', '=', kind)
      .orderBy('at')
      .orderBy('number')
      .execute();
    const fresh = rows.filter(({ message_id }) => !heard.has(message_id));
    for (const { message_id } of fresh) heard.add(message_id);
    return fresh;
  };
}
