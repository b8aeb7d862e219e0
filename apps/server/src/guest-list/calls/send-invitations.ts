import { sendInvitations } from '@stagedoor/contract/calls/office/invitations';
import { invitationState } from '@stagedoor/rules/guests/invitation';
import { invitationOfficeMessages as says } from '@stagedoor/rules/messages/invitation-office';
import { handle } from '../../platform/http/handler.ts';
import type { Handler } from '../../platform/http/handler.ts';
import type { GuestListNeeds } from '../guest-list-needs.ts';
import { factsOf } from '../invitation-store.ts';
import type { InvitationRow } from '../invitation-store.ts';
import { writeInvitationLetters } from '../inviting/invitation-letters.ts';
import { scheduleAgain } from '../inviting/letter-store.ts';
import { requireInvitations, idsOf } from '../inviting/reach-invitations.ts';

/** Why a guest is not written to again; undefined where nothing speaks against it. */
function wrongWithSending(row: InvitationRow, now: Date): string | undefined {
  if (row.guest_email === null) return says.noAddress(row.guest_name);
  const state = invitationState(factsOf(row), now);
  return state === 'valid' ? undefined : says.isOver(row.guest_name, state);
}

export const sendInvitationsHandler = (needs: GuestListNeeds): Handler<'guest-list'> =>
  handle(sendInvitations, async ({ invitations }, caller) => {
    const { sellerId, now } = caller;
    const answer = await caller.change(async ({ tx, record, unchanged }) => {
      const rows = await requireInvitations(tx, caller, invitations);
      const good = rows.filter((row) => wrongWithSending(row, now) === undefined);
      const problems = rows.flatMap((row) => wrongWithSending(row, now) ?? []);
      if (good.length === 0) return unchanged({ sent: 0, problems });
      await scheduleAgain(tx, sellerId, idsOf(good), now);
      for (const { invitation_id, outlet_id } of good)
        record({
          action: 'guest.invitation-sent',
          subject: { kind: 'invitation', id: invitation_id },
          outletId: outlet_id,
        });
      return { sent: good.length, problems };
    });
    await writeInvitationLetters(needs.db, needs.publicAddress, now);
    return answer;
  });
