import type { Db } from '../platform/db/tables.ts';
import type { PublicAddress } from '../platform/public-address.ts';
import type { OutletShelf } from '../sellers/index.ts';
import type { SessionLimits } from './sessions.ts';

/** What the calls of accounts are given. */
export interface AccountNeeds {
  db: Db;
  shelf: OutletShelf;
  limits: SessionLimits;
  clientVersion: string;
  platformEmail: string | undefined;
  publicAddress: PublicAddress;
  /** VALID-24: refused where a password is set; an empty list refuses none. */
  commonPasswords: readonly string[];
  /** How many failed sign-ins a network address has free before it waits. */
  failuresPerAddress: number;
}
