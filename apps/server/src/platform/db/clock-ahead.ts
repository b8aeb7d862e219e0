import { required } from '@stagedoor/rules/values/required';
import { sql } from 'kysely';
import type { Clock } from '../clock.ts';
import { databaseTime } from './database-time.ts';
import type { Db } from './tables.ts';

/** How far this node's clock is ahead of the database's, in seconds; below nothing, behind it. */
export async function secondsAhead(db: Db, clock: Clock): Promise<number> {
  const asked = clock.now().getTime();
  const { rows } = await sql<{ now: Date }>`select ${databaseTime(clock)} as now`.execute(db);
  // It looked at its clock somewhere between the question and the answer.
  const here = (asked + clock.now().getTime()) / 2;
  return (here - required(rows[0], 'time of the database').now.getTime()) / 1000;
}
