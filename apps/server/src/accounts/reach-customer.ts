import type { Actor } from '../platform/actor.ts';
import type { Db } from '../platform/db/tables.ts';
import { refuse } from '../platform/http/refusal.ts';
import { findCustomer } from './customer-store.ts';
import type { CustomerRow } from './customer-store.ts';

/** A customer acts for themselves, whomever they name; the desk and jobs for the one they name, of their seller. */
export async function reachCustomer(db: Db, actor: Actor, userId?: number): Promise<CustomerRow> {
  if (actor.kind === 'customer')
    return (await findCustomer(db, actor.sellerId, actor.userId)) ?? refuse('NO_USER_ID');
  const customer = userId === undefined ? undefined : await findCustomer(db, actor.sellerId, userId);
  return customer ?? refuse('NOT_FOUND');
}

/** ROLE-04: an account that is kept here; members of an outside system change theirs there. */
export async function reachOwnAccount(db: Db, actor: Actor, userId?: number): Promise<CustomerRow> {
  const customer = await reachCustomer(db, actor, userId);
  return customer.external_user_id === null ? customer : refuse('NOT_ALLOWED');
}
