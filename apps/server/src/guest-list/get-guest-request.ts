import { getGuestRequest } from '@stagedoor/contract/calls/guest-list';
import type { Caller } from '../platform/http/caller.ts';
import { handle } from '../platform/http/handler.ts';
import type { Handler } from '../platform/http/handler.ts';
import { refuse } from '../platform/http/refusal.ts';
import type { GuestListNeeds } from './guest-list-needs.ts';
import { findRequest } from './guest-request-store.ts';
import type { GuestRequestRow } from './guest-request-store.ts';
import { readGuestRequest } from './read-guest-request.ts';
import { findShown } from './shown-invitation.ts';

const UUID = /^[0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12}$/i;

async function isTheirs(
  needs: GuestListNeeds,
  caller: Caller,
  row: GuestRequestRow,
  token: string | undefined,
): Promise<boolean> {
  if (row.user_id !== null && row.user_id === caller.session?.userId) return true;
  const { invitation } = await findShown(needs, caller, token);
  return invitation?.invitation_id === row.invitation_id && invitation.revoked_at === null;
}

/** RECEIPT-17: a number alone never opens a receipt. An invitation opens its own even when it is over. */
export function getGuestRequestHandler(needs: GuestListNeeds): Handler {
  return handle(getGuestRequest, async ({ uuid = '', invitationToken }, caller) => {
    const row = UUID.test(uuid) ? await findRequest(needs.db, caller, uuid) : undefined;
    if (!row || !(await isTheirs(needs, caller, row, invitationToken))) return refuse('RECEIPT_NOT_FOUND');
    return readGuestRequest(needs.db, row);
  });
}
