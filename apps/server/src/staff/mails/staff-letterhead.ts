import { letterheadOf } from '../../mail/index.ts';
import type { Letterhead } from '../../mail/index.ts';
import type { StaffNeeds } from '../staff-needs.ts';

/** The seller's paper: that of its first outlet, in the seller's own name. Undefined before there is an outlet. */
export async function staffLetterhead(
  { listSellers, outlets, publicAddress }: Pick<StaffNeeds, 'listSellers' | 'outlets' | 'publicAddress'>,
  sellerId: number,
): Promise<Letterhead | undefined> {
  const seller = (await listSellers()).find((each) => each.sellerId === sellerId);
  const first = seller?.outlets[0];
  if (!seller || !first) return undefined;
  const outlet = await outlets.get(first.outletId);
  return { ...letterheadOf(outlet, publicAddress(outlet)), name: seller.name };
}
