import { askForPasskey } from '@stagedoor/contract/calls/office/passkeys';
import type { Handler } from '../../platform/http/handler.ts';
import { handleAtDoor } from '../handle-door.ts';
import { askPasskey } from '../../platform/passkeys/passkey-question.ts';
import { staffPasskeys } from '../passkeys/staff-passkeys.ts';
import type { StaffNeeds } from '../staff-needs.ts';

export const askForPasskeyHandler = ({ db }: StaffNeeds): Handler<'staff'> =>
  handleAtDoor(askForPasskey, (_input, caller) => askPasskey(staffPasskeys, db, caller));
