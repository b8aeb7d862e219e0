import { randomUUID } from 'node:crypto';
import { MOST_KEYS } from '@stagedoor/rules/staff/key-limits';
import type { Tx } from '../../platform/db/tables.ts';
import { insertKey, livingKeys } from './key-store.ts';
import type { KeyRow } from './key-store.ts';
import { newKey } from './new-key.ts';

type WantedKey = Pick<
  KeyRow,
  'name' | 'rights' | 'all_outlets' | 'outlet_ids' | 'networks' | 'ends_at' | 'seller_id' | 'made_by'
>;

/** Undefined where the seller has as many as it may. */
export async function saveNewKey(
  tx: Tx,
  wanted: WantedKey,
  { production, now }: { production: boolean; now: Date },
): Promise<{ id: string; key: string } | undefined> {
  const living = await livingKeys(tx, { sellerId: wanted.seller_id, now });
  if (living.length >= MOST_KEYS) return undefined;
  const id = randomUUID();
  const { key, ...kept } = newKey(production);
  await insertKey(tx, { ...wanted, ...kept, key_id: id, created_at: now });
  return { id, key };
}
