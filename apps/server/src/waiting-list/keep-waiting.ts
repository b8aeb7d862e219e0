import { askedHarm } from '@stagedoor/rules/programme/asked-harm';
import type { Problem } from '@stagedoor/rules/programme/problem';
import type { Db } from '../platform/db/tables.ts';
import { countAsked } from './asked-store.ts';

type Described = Parameters<typeof askedHarm>;

/** A show that people wait for, or waited for, stays, and so do its levels: their offers and letters name them. */
export const keepWaiting = async (
  db: Db,
  change: { sellerId: number; current: Described[0]; wanted: Described[1] },
): Promise<Problem[]> =>
  askedHarm(change.current, change.wanted, await countAsked(db, change.sellerId), 'customer');
