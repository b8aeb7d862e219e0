import type { Handler } from '../../platform/http/handler.ts';
import { addPasskeyHandler } from '../calls/add-passkey.ts';
import { askForPasskeyHandler } from '../calls/ask-for-passkey.ts';
import { beginPasskeyHandler } from '../calls/begin-passkey.ts';
import { confirmWithPasskeyHandler } from '../calls/confirm-with-passkey.ts';
import { listOwnPasskeysHandler } from '../calls/list-own-passkeys.ts';
import { removePasskeyHandler } from '../calls/remove-passkey.ts';
import { renamePasskeyHandler } from '../calls/rename-passkey.ts';
import { signInWithPasskeyHandler } from '../calls/sign-in-with-passkey.ts';
import type { StaffNeeds } from '../staff-needs.ts';

export const passkeyHandlers = (needs: StaffNeeds): Handler<'staff'>[] => [
  askForPasskeyHandler(needs),
  signInWithPasskeyHandler(needs),
  confirmWithPasskeyHandler(needs),
  listOwnPasskeysHandler(needs),
  beginPasskeyHandler(needs),
  addPasskeyHandler(needs),
  renamePasskeyHandler(),
  removePasskeyHandler(needs),
];
