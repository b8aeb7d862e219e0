import { keptDays } from '@stagedoor/rules/retention/kept-days';
import { daysBefore } from '../platform/days-before.ts';
import type { Db } from '../platform/db/tables.ts';
import { forgetHolders } from './invitation-store.ts';

/** No session lives this long: its cookie would bind the invitation anew. */
export const tidyHolders = (db: Db, now: Date): Promise<void> =>
  forgetHolders(db, daysBefore(now, keptDays.holders));
