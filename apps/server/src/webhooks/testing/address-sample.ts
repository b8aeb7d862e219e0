import type { OfficeBrowser, OfficeWorld } from '../../staff/testing/office-world.ts';
import { updateAddress } from '../address-store.ts';

/** An address that is told of orders, as an owner added it; nothing is sent there by tests. */
export async function addressSample(
  { database: { db } }: OfficeWorld,
  browser: OfficeBrowser,
  state?: 'paused' | 'failing',
): Promise<{ id: string }> {
  const added = await browser.send('webhooks/add', { url: 'https://1.1.1.1/hooks', kinds: ['order.placed'] });
  const { id } = added.body;
  // Nobody sends to it: the world of a test has no way out.
  await updateAddress(db, id, { state: 'paused' });
  if (state !== 'failing') return { id };
  await browser.send('webhooks/test', { id });
  await db.updateTable('webhook_deliveries').set({ tries: 1 }).where('address_id', '=', id).execute();
  return { id };
}
