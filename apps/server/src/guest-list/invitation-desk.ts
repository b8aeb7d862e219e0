// What operators do with invitations.
import { invitationState } from '@stagedoor/rules/invitation';
import type { Db } from '../platform/db/tables.ts';
import { factsOf, listInvitations, revokeInvitation } from './invitation-store.ts';
import { saveInvitations } from './save-invitations.ts';

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

async function list(
  db: Db,
  place: { sellerId: number; outletId: number },
  now: Date,
): Promise<ListedInvitation[]> {
  const rows = await listInvitations(db, place);
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

export const invitationDesk = { list, revoke: revokeInvitation, save: saveInvitations };
