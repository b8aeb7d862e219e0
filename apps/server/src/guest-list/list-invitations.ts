import { invitationState } from '@stagedoor/rules/guests/invitation';
import type { Db } from '../platform/db/tables.ts';
import type { OutletKey } from '../sellers/index.ts';
import { factsOf, findInvitations } from './invitation-store.ts';

export interface ListedInvitation {
  invitationId: number;
  reference: string | null;
  guestName: string;
  state: ReturnType<typeof invitationState>;
  ticketsHeld: number;
  ticketQuota: number;
  uses: number;
  useLimit: number;
  expiresAt: Date;
}

/** An outlet's invitations, as operators see them. */
export async function listInvitations(db: Db, outlet: OutletKey, now: Date): Promise<ListedInvitation[]> {
  const rows = await findInvitations(db, outlet);
  return rows.map((row) => ({
    invitationId: row.invitation_id,
    reference: row.reference,
    guestName: row.guest_name,
    state: invitationState(factsOf(row), now),
    ticketsHeld: row.tickets_held,
    ticketQuota: row.ticket_quota,
    uses: row.uses,
    useLimit: row.use_limit,
    expiresAt: row.expires_at,
  }));
}
