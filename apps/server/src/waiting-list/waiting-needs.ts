import type { CatalogueCache } from '../catalogue/index.ts';
import type { Db } from '../platform/db/tables.ts';
import type { Platform } from '../platform/module.ts';
import type { WaitingCheckpoint } from './waiting-steps.ts';

export interface WaitingNeeds extends Pick<Platform, 'db' | 'clock' | 'publicAddress'> {
  checkpoint: WaitingCheckpoint;
  catalogue: CatalogueCache;
  /** Whose of these tickets are offered back, by account, and since when: nobody is offered their own. */
  ownersOfOffered: (
    db: Db,
    sellerId: number,
    ticketIds: readonly number[],
  ) => Promise<Map<number, Map<number, Date>>>;
}
