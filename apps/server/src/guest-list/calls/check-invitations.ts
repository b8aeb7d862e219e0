import { checkInvitations } from '@stagedoor/contract/calls/office/invitations';
import { handle } from '../../platform/http/handler.ts';
import type { Handler } from '../../platform/http/handler.ts';
import type { GuestListNeeds } from '../guest-list-needs.ts';
import { checkFile } from '../inviting/save-file.ts';

export const checkInvitationsHandler = (needs: GuestListNeeds): Handler<'guest-list'> =>
  handle(checkInvitations, (input, caller) => checkFile(needs, caller, input));
