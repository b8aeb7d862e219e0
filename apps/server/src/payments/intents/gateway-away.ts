// Since when the gateway cannot be reached, for all nodes and for whoever watches: one row, or none.
import { sql } from 'kysely';
import type { Db } from '../../platform/db/tables.ts';
import { onTrouble } from '../gateway/on-trouble.ts';
import type { IntentNeeds } from './intent-needs.ts';
import '../tables.ts';

type AwayNeeds = Pick<IntentNeeds, 'db' | 'clock' | 'log' | 'gateway'>;

/** Whoever finds it so writes it down; that it was so before stays. */
export async function noteAway({ db, clock, log }: AwayNeeds): Promise<void> {
  const { rows } = await sql`
    insert into gateway_away (since) values (${clock.now()}) on conflict do nothing returning since`.execute(
    db,
  );
  if (rows.length > 0) log.warn('the card gateway cannot be reached: what is due waits until it can be');
}

export async function awaySince(db: Db): Promise<Date | undefined> {
  const row = await db.selectFrom('gateway_away').select('since').executeTakeFirst();
  return row?.since;
}

export const isAway = async (db: Db): Promise<boolean> => (await awaySince(db)) !== undefined;

/** True where it was never gone. One that is asked and answers is back, whatever it answers; a proxy's page is no answer. */
export async function comesBack({ db, log, gateway }: AwayNeeds): Promise<boolean> {
  if (!(await isAway(db))) return true;
  const greet = async () => {
    await gateway.greet();
    return true;
  };
  if (!(await onTrouble(greet, () => false))) return false;
  await db.deleteFrom('gateway_away').execute();
  log.info('the card gateway can be reached again: what is due is charged');
  return true;
}
