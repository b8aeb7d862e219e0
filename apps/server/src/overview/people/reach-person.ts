import { requireCustomer } from '../../accounts/index.ts';
import { officeOrders } from '../../orders/index.ts';
import type { Db } from '../../platform/db/tables.ts';
import type { Callers } from '../../platform/http/caller.ts';
import type { InTheWay, Person, PersonalData } from '../../office/index.ts';

export interface PersonalDataNeeds {
  db: Db;
  /** Of all modules. */
  personalData(): readonly PersonalData[];
}

export async function reachPerson(db: Db, caller: Callers['office'], id: number): Promise<Person> {
  const customer = await requireCustomer({ ordersOfCustomer: officeOrders.ofCustomer }, db, caller, id);
  return { sellerId: caller.sellerId, userId: id, email: customer.email };
}

export async function lookForWays(
  db: Db,
  kinds: readonly PersonalData[],
  person: Person,
  now: Date,
): Promise<InTheWay[]> {
  const found: InTheWay[] = [];
  for (const { findInTheWay } of kinds) found.push(...((await findInTheWay?.(db, person, now)) ?? []));
  return found;
}
