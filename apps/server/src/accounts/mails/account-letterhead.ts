import { letterheadOf } from '../../mail/index.ts';
import type { Letterhead } from '../../mail/index.ts';
import type { AccountNeeds } from '../account-needs.ts';

/** The outlet's paper, with addresses from configuration alone. */
export async function accountLetterhead(
  { outlets, publicAddress }: Pick<AccountNeeds, 'outlets' | 'publicAddress'>,
  outletId: number,
): Promise<Letterhead> {
  const outlet = await outlets.get(outletId);
  return letterheadOf(outlet, publicAddress(outlet));
}
