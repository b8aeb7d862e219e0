import type { Tx } from '../../platform/db/tables.ts';
import type { Callers } from '../../platform/http/caller.ts';
import { refuse } from '../../platform/http/refusal.ts';
import type { GuestListNeeds } from '../guest-list-needs.ts';
import type { InvitationRow } from '../invitation-store.ts';
import { lockInvitations } from './letter-store.ts';
import type { InvitationScope } from './read-invitations.ts';

type Caller = Callers['office'];

/** All of them, or none: one that is not the caller's is not there. */
export async function requireInvitations(
  tx: Tx,
  caller: Caller,
  ids: readonly number[],
): Promise<InvitationRow[]> {
  const rows = await lockInvitations(tx, caller.sellerId, ids);
  if (rows.length < new Set(ids).size) refuse('NOT_FOUND');
  for (const row of rows) caller.requireOutlet(row.outlet_id);
  return rows;
}

export const idsOf = (rows: readonly InvitationRow[]): number[] =>
  rows.map(({ invitation_id }) => invitation_id);

export const scopeOf = (
  { hasComeIn }: GuestListNeeds,
  { sellerId, outletIds, now }: Caller,
): InvitationScope => ({
  sellerId,
  outletIds,
  now,
  hasComeIn,
});
