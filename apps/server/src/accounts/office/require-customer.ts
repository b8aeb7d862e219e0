import type { Db } from '../../platform/db/tables.ts';
import type { Callers } from '../../platform/http/caller.ts';
import { refuse } from '../../platform/http/refusal.ts';
import type { AccountNeeds } from '../account-needs.ts';
import { findCustomer } from '../customer-store.ts';
import type { CustomerRow } from '../customer-store.ts';
import { countOrders } from './read-customers.ts';
import type { OrdersOfCustomer } from './read-customers.ts';

type OfficeCaller = Callers['office'];

export interface CustomerOfficeNeeds extends AccountNeeds {
  /** How many orders a customer has where somebody works; it points upward, so it is passed in. */
  ordersOfCustomer: OrdersOfCustomer;
  /** Whose paper is written on: an outlet of the seller. */
  outletOf(sellerId: number): Promise<number>;
}

/** Of the caller's seller and outlets; others are not found. */
export async function requireCustomer(
  { ordersOfCustomer }: Pick<CustomerOfficeNeeds, 'ordersOfCustomer'>,
  db: Db,
  { sellerId, outletIds }: Pick<OfficeCaller, 'sellerId' | 'outletIds'>,
  id: number,
): Promise<CustomerRow> {
  const customer = (await findCustomer(db, sellerId, id)) ?? refuse('NOT_FOUND');
  if (outletIds === 'all') return customer;
  const orders = await countOrders(db, customer, ordersOfCustomer(outletIds));
  return orders > 0 ? customer : refuse('NOT_FOUND');
}

export async function requireOwnProfile(
  needs: CustomerOfficeNeeds,
  db: Db,
  caller: OfficeCaller,
  id: number,
) {
  const customer = await requireCustomer(needs, db, caller, id);
  return customer.external_user_id === null ? customer : refuse('NOT_ALLOWED');
}

export const subjectOf = ({ user_id }: CustomerRow) => ({ kind: 'customer', id: user_id });
