// Since when a gateway cannot be reached, for all nodes and for whoever watches: a row for each that cannot.
import { sql } from 'kysely';
import type { Db } from '../../platform/db/tables.ts';
import { onTrouble } from '../gateway/on-trouble.ts';
import type { IntentNeeds } from './intent-needs.ts';
import '../tables.ts';

type AwayNeeds = Pick<IntentNeeds, 'db' | 'clock' | 'log' | 'gateways'>;

/** Whoever finds it so writes it down; that it was so before stays. */
export async function noteAway(
  { db, clock, log }: AwayNeeds,
  { gateway }: { gateway: string },
): Promise<void> {
  const { rows } = await sql`
    insert into gateway_away (gateway, since) values (${gateway}, ${clock.now()})
    on conflict do nothing returning since`.execute(db);
  if (rows.length > 0)
    log.warn({ gateway }, 'the card gateway cannot be reached: what is due waits until it can be');
}

export async function awayGateways(db: Db): Promise<ReadonlyMap<string, Date>> {
  const rows = await db.selectFrom('gateway_away').select(['gateway', 'since']).execute();
  return new Map(rows.map(({ gateway, since }) => [gateway, since]));
}

/** Since when a seller cannot be paid; undefined while it can. */
export async function awaySince(
  { db, gateways }: Pick<AwayNeeds, 'db' | 'gateways'>,
  sellerId: number,
): Promise<Date | undefined> {
  const away = await awayGateways(db);
  return away.size === 0 ? undefined : away.get((await gateways.of(sellerId)).key);
}

/** One that is asked and answers is back, whatever it answers; a proxy's page is no answer. */
async function isBack({ gateways }: AwayNeeds, gateway: string): Promise<boolean> {
  const account = (await gateways.withTests()).find(({ key }) => key === gateway);
  const greet = async () => {
    await account?.adapter.greet();
    return account !== undefined;
  };
  return onTrouble(greet, () => false);
}

/** Those that are away still. */
export async function lookForAway(needs: AwayNeeds): Promise<ReadonlyMap<string, Date>> {
  const { db, log } = needs;
  const away = new Map<string, Date>();
  for (const [gateway, since] of await awayGateways(db)) {
    if (!(await isBack(needs, gateway))) {
      away.set(gateway, since);
      continue;
    }
    await db.deleteFrom('gateway_away').where('gateway', '=', gateway).execute();
    log.info({ gateway }, 'the card gateway can be reached again: what is due is charged');
  }
  return away;
}
