import { actsAt, actsFor } from '../platform/actor.ts';
import type { Actor } from '../platform/actor.ts';
import type { Db } from '../platform/db/tables.ts';
import { refuse } from '../platform/http/refusal.ts';
import { findRequest } from './guest-request-store.ts';
import type { GuestRequestRow } from './guest-request-store.ts';
import type { InvitationRow } from './invitation-store.ts';

/** Somebody at a guest list's door: signed in or not, and holding an invitation or not. */
export interface GuestActor {
  kind: 'guest';
  sellerId: number;
  outletId: number;
  userId: number | undefined;
  /** Asked only where the account does not tell: each unknown token counts as a guess. */
  findInvitation(): Promise<InvitationRow | undefined>;
}

const UUID = /^[0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12}$/i;

async function isTheirs(row: GuestRequestRow, guest: GuestActor): Promise<boolean> {
  if (row.outlet_id !== guest.outletId) return false;
  if (row.user_id !== null && row.user_id === guest.userId) return true;
  const invitation = await guest.findInvitation();
  return invitation?.invitation_id === row.invitation_id && invitation.revoked_at === null;
}

/** RECEIPT-17: a number alone never opens a receipt. An invitation opens its own even when it is over. */
export async function reachGuestRequest(
  db: Db,
  actor: Actor | GuestActor,
  uuid: string,
): Promise<GuestRequestRow> {
  const row = UUID.test(uuid) ? await findRequest(db, actor.sellerId, uuid) : undefined;
  if (!row) return refuse('RECEIPT_NOT_FOUND');
  const isReached =
    actor.kind === 'guest'
      ? await isTheirs(row, actor)
      : actsAt(actor, row.outlet_id) && actsFor(actor, row.user_id);
  return isReached ? row : refuse('RECEIPT_NOT_FOUND');
}
