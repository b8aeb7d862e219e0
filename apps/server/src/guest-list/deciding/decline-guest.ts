import type { Tx } from '../../platform/db/tables.ts';
import type { GuestRequestRow } from '../guest-request-store.ts';
import { requireOpen } from './approve-guest.ts';
import type { Decision } from './approve-guest.ts';
import { returnTickets, updatePending } from './decision-store.ts';
import type { TellGuest } from './tell-guest.ts';

/** The guest reads the reason; what was asked for goes back to the invitation. */
export async function declineGuest(
  tx: Tx,
  request: GuestRequestRow,
  { by, now, reason }: Decision & { reason: string },
  tell: TellGuest,
): Promise<void> {
  requireOpen(request);
  await returnTickets(tx, request);
  const declined = await updatePending(tx, request, {
    state: 'declined',
    decided_at: now,
    decided_by: by,
    decision_reason: reason,
    updated_at: now,
  });
  await tell(tx, 'declined', declined, now);
}
