import { saveInvitations } from '@stagedoor/contract/calls/office/invitations';
import { handle } from '../../platform/http/handler.ts';
import type { Handler } from '../../platform/http/handler.ts';
import type { GuestListNeeds } from '../guest-list-needs.ts';
import { writeInvitationLetters } from '../inviting/invitation-letters.ts';
import { saveFile } from '../inviting/save-file.ts';

/** Letters that are written before the desk has its answer. */
const AT_ONCE = 20;

export const saveInvitationsHandler = (needs: GuestListNeeds): Handler<'guest-list'> =>
  handle(saveInvitations, async (input, caller) => {
    const saved = await saveFile(needs, caller, input);
    // Nobody waits for thousands: the rest goes with the job.
    if (input.letters === 'now')
      await writeInvitationLetters(needs.db, needs.publicAddress, caller.now, AT_ONCE);
    return saved;
  });
