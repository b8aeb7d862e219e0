import type { Problem } from '@stagedoor/rules/programme/problem';
import type { Db } from '../platform/db/tables.ts';
import type { Programme } from '@stagedoor/descriptions/programme';

/** What would change, for those who look whether it harms somebody. */
export interface Wanted {
  sellerId: number;
  /** Nothing for a seller who is new. */
  current: Programme | null;
  wanted: Programme;
  now: Date;
}

/** Modules that know more people than those with tickets say whom a change would harm, by paths of the wanted one. */
export type HarmCheck = (db: Db, change: Wanted) => Promise<Problem[]>;
