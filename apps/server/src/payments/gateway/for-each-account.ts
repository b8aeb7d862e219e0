import type { Account } from './account.ts';
import type { Gateways } from './open-gateways.ts';

/** One account after the other. One that does not answer keeps no other waiting, and is not passed over in silence. */
export async function forEachAccount(
  gateways: Gateways,
  work: (account: Account) => Promise<void>,
): Promise<void> {
  const failures: unknown[] = [];
  for (const account of await gateways.all())
    await work(account).catch((error: unknown) => failures.push(error));
  if (failures.length > 0) throw failures[0];
}
