import { sql } from 'kysely';
import type { RawBuilder } from 'kysely';
import type { Clock } from '../clock.ts';

/**
 * The moment a statement began, by the database's clock: for what several nodes must agree on although their own clocks
 * differ. Who moves a node's clock for a demonstration moves this as far.
 */
export const databaseTime = (clock: Pick<Clock, 'shiftMs'>): RawBuilder<Date> =>
  sql<Date>`(statement_timestamp() + ${clock.shiftMs()}::float8 * interval '1 millisecond')`;
