import { letterheadOf } from '../../mail/index.ts';
import type { Letterhead } from '../../mail/index.ts';
import type { AccountNeeds } from '../account-needs.ts';

/** The outlet's paper, with addresses from configuration alone. */
export async function accountLetterhead(
  { shelf, publicAddress }: Pick<AccountNeeds, 'shelf' | 'publicAddress'>,
  outletId: number,
): Promise<Letterhead> {
  const outlet = await shelf.get(outletId);
  return letterheadOf(outlet, publicAddress(outlet));
}
