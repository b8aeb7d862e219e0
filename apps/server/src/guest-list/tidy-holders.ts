import type { Db } from '../platform/db/tables.ts';
import { forgetHolders } from './invitation-store.ts';

const KEPT_DAYS = 90;

/** No session lives this long: its cookie would bind the invitation anew. */
export const tidyHolders = (db: Db, now: Date): Promise<void> =>
  forgetHolders(db, new Date(now.getTime() - KEPT_DAYS * 24 * 3600 * 1000));
