import type { AddressInput } from '@stagedoor/contract/entities/address';
import { normalizeAddress, validateAddress } from '@stagedoor/rules/addresses/address';
import { addressMessages } from '@stagedoor/rules/messages/address';
import type { Db, Tx } from '../../platform/db/tables.ts';
import { refuse } from '../../platform/http/refusal.ts';
import { requireValid } from '../../platform/http/require-valid.ts';
import { shipsTo } from '../../sellers/index.ts';

/** VALID-23: the address in the part of the input that is named, checked by the page's rules and as it is kept. */
export async function requireAddress<A extends AddressInput>(
  db: Db | Tx,
  /** `home` is the seller's country, where that is known without asking. */
  at: { sellerId: number; outletId: number; home?: number },
  given: A | undefined,
  within: string,
) {
  const { missing } = addressMessages;
  if (!given) return refuse('INVALID_INPUT', { message: missing, fields: { [within]: missing } });
  const address = { ...given, countryId: given.countryId ?? null };
  const reach = await shipsTo(db, at, { home: at.home, countryId: address.countryId });
  requireValid(validateAddress(address, reach), within);
  return normalizeAddress(address);
}
