import type { Db } from '../../platform/db/tables.ts';
import type { Account } from '../gateway/account.ts';
import type { CardOwner } from './card-owner.ts';
import { openProfileRow, rememberGatewayProfile } from './card-store.ts';

/**
 * The gateway's profile of this owner. Our key is written down before the gateway is asked: whoever asks again, after
 * a crash or from another tab, gets the same profile.
 */
export async function ensureProfile(
  db: Db,
  { key, adapter }: Account,
  owner: CardOwner,
  now: Date,
): Promise<string> {
  const row = await openProfileRow(db, owner, key, now);
  if (row.gateway_profile_id !== null) return row.gateway_profile_id;
  const gatewayProfileId = await adapter.createProfile(row.merchant_customer_id);
  await rememberGatewayProfile(db, row, gatewayProfileId);
  return gatewayProfileId;
}
