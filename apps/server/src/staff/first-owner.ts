import type { Db } from '../platform/db/tables.ts';
import { linkAddress, makeInvitation, officeOriginOf } from './make-link.ts';
import { hasOwner } from './staff-store.ts';
import type { StaffNeeds } from './staff-needs.ts';

export interface OwnerLink {
  sellerName: string;
  address: string;
}

/** A one-time link for every seller that has no owner yet: whoever reads what the server prints makes its first one. */
export async function firstOwnerLinks(
  needs: { db: Db } & Pick<StaffNeeds, 'place' | 'publicAddress' | 'listSellers'>,
  now: Date,
): Promise<OwnerLink[]> {
  if (needs.place.kind === 'none') return [];
  const links: OwnerLink[] = [];
  for (const { sellerId, name } of await needs.listSellers()) {
    if (await hasOwner(needs.db, sellerId)) continue;
    const scope = { role: 'owner', allOutlets: true, outletIds: [] } as const;
    const link = await makeInvitation(
      needs.db,
      sellerId,
      { ...scope, outletIds: [] },
      { email: undefined, invitedBy: undefined, now },
    );
    links.push({ sellerName: name, address: linkAddress(await officeOriginOf(needs, sellerId), link) });
  }
  return links;
}
