import { customerOf } from '../platform/http/access.ts';
import type { Caller } from '../platform/http/caller.ts';
import { refuse } from '../platform/http/refusal.ts';
import type { AccountNeeds } from './account-needs.ts';
import { findCustomer } from './customer-store.ts';
import type { CustomerRow } from './customer-store.ts';

/** ROLE-04: the caller's account where it is kept here; members of an outside system change theirs there. */
export async function ownAccount({ db }: AccountNeeds, caller: Caller): Promise<CustomerRow> {
  const customer = await findCustomer(db, caller.sellerId, customerOf(caller));
  if (!customer) return refuse('NO_USER_ID');
  if (customer.external_user_id !== null) return refuse('NOT_ALLOWED');
  return customer;
}
