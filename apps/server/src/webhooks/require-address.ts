import type { Db } from '../platform/db/tables.ts';
import { refuse } from '../platform/http/refusal.ts';
import { findAddress } from './address-store.ts';
import type { AddressRow } from './address-store.ts';

/** One of the seller's own; of others' nothing is said. */
export const requireAddress = async (db: Db, sellerId: number, id: string): Promise<AddressRow> =>
  (await findAddress(db, sellerId, id)) ?? refuse('NOT_FOUND');
