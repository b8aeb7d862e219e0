import { actsAt } from '../platform/actor.ts';
import type { Actor } from '../platform/actor.ts';
import type { Db } from '../platform/db/tables.ts';
import { refuse } from '../platform/http/refusal.ts';
import { findRequest } from './request-store.ts';
import type { Fan, RequestKey } from './request-store.ts';

/**
 * Whose request an actor is about to act on. A customer acts on their own, whatever they name; for the desk and for jobs
 * it is the owner of the one that is named, where they have business with its outlet. Otherwise it does not exist.
 */
export async function reachRequest(db: Db, actor: Actor, key: RequestKey | undefined): Promise<Fan> {
  if (actor.kind === 'customer') return actor;
  const row = key && (await findRequest(db, actor.sellerId, key));
  if (!row || !actsAt(actor, row.outlet_id)) return refuse('REQUEST_NOT_FOUND');
  return { sellerId: row.seller_id, outletId: row.outlet_id, userId: row.user_id };
}
