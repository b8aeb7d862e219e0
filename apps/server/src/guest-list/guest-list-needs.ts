import type { RawBuilder } from 'kysely';
import type { CatalogueCache, OutletEvents } from '../catalogue/index.ts';
import type { Payments } from '../payments/index.ts';
import type { Checkpoint } from '../platform/checkpoint.ts';
import type { Db } from '../platform/db/tables.ts';
import type { PublicAddress } from '../platform/public-address.ts';
import type { OutletCache, StoredOutlet } from '../sellers/index.ts';
import type { InvitationWish } from './save-invitations.ts';

/** Reads a file of invitations; whoever knows how files are written stands above. */
export type ReadInvitationFile = (
  db: Db,
  outlet: StoredOutlet,
  content: string,
  now: Date,
) => Promise<{
  wishes: InvitationWish[];
  lines: number;
  problems: { line: number; problem: string }[];
}>;

/** Whether somebody is in with a ticket of an order's line, as a piece of a statement; the door knows. */
export type HasComeIn = (sellerId: RawBuilder<unknown>, lineId: RawBuilder<unknown>) => RawBuilder<boolean>;

export interface GuestListNeeds {
  db: Db;
  outlets: OutletCache;
  catalogue: CatalogueCache;
  outletEvents: OutletEvents;
  publicAddress: PublicAddress;
  /** How many unknown tokens one network may show before it has to wait. */
  guessesPerAddress: number;
  /** Writes a charge down, and takes it up at once. */
  payments: Pick<Payments, 'planCharge' | 'reconcile' | 'awaySince'>;
  checkpoint: Checkpoint;
  readFile: ReadInvitationFile;
  hasComeIn: HasComeIn;
}
