import { setupMessages } from '@stagedoor/rules/messages/setup';
import { differing } from './outlet-draft.ts';
import { touchesCustomers } from '@stagedoor/rules/setup/touches-customers';
import type { Db } from '../../platform/db/tables.ts';
import type { SetupNeeds } from '../setup-needs.ts';
import type { KeptPublish } from './publish-store.ts';

/** Why a publish cannot be undone; undefined where it can. */
export async function whyItStays(
  { ordersSince }: Pick<SetupNeeds, 'ordersSince'>,
  db: Db,
  { seller_id, outlet_id, published_at, after, undone_by }: KeptPublish,
  published: unknown,
): Promise<string | undefined> {
  if (undone_by !== null) return setupMessages.undoneAlready;
  if (differing(published, after).length > 0) return setupMessages.changedSince;
  if (!after.some(({ field }) => touchesCustomers(field))) return undefined;
  const orders = await ordersSince(db, { sellerId: seller_id, outletId: outlet_id }, published_at);
  return orders > 0 ? setupMessages.orderedSince(orders) : undefined;
}
