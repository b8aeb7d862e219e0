import { refuse } from '../platform/http/refusal.ts';
import { hashSecret } from '../platform/secrets.ts';
import { findLink } from './link-store.ts';
import type { StaffLinkRow } from './link-store.ts';
import { hasOwner } from './staff-store.ts';
import type { StaffNeeds } from './staff-needs.ts';

/** An invitation that may still be accepted. The printed one of the first owner ends when there is an owner. */
export async function requireInvitation(
  needs: StaffNeeds,
  token: string,
  now: Date,
): Promise<StaffLinkRow & { seller_id: number }> {
  const link = await findLink(needs.db, 'invitation', hashSecret(token), now);
  if (!link || link.seller_id === null) return refuse('STAFF_INVITATION_REFUSED');
  const isTooLate = link.email === null && (await hasOwner(needs.db, link.seller_id));
  return isTooLate ? refuse('STAFF_INVITATION_REFUSED') : { ...link, seller_id: link.seller_id };
}
