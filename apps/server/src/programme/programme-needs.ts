import type { Platform } from '../platform/module.ts';
import type { Reach } from '@stagedoor/descriptions/scope';
import type { Tx } from '../platform/db/tables.ts';
import type { HarmCheck } from './harm-check.ts';

/** What was written of which shops. */
export interface Written {
  sellerId: number;
  outletIds: readonly number[];
  /** Where not all that they have was. */
  only: Reach | undefined;
  now: Date;
}

export interface ProgrammeNeeds extends Pick<Platform, 'db'> {
  /** Those who say whom a change would harm, or that something deserves a look. */
  checks: readonly HarmCheck[];
  /** What follows from a change, in its transaction. */
  alsoWrite?: ((tx: Tx, written: Written) => Promise<void>) | undefined;
}
