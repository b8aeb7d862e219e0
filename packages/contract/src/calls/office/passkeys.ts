// Passkeys: a device says who somebody is, as second step or in place of the password.
import {
  newPasskeyAnswer,
  newPasskeyQuestion,
  passkeyAnswer,
  passkeyName,
  passkeyQuestion,
} from '../../entities/passkeys.ts';
import { staffSession } from '../../entities/staff.ts';
import { officeCall } from '../../office-call.ts';
import { asked, noFields, shape } from '../../shape.ts';
import { flag, instant, list, maybe, text, uuid } from '../../wire.ts';

export const askForPasskey = officeCall({
  name: 'askForPasskey',
  module: 'staff',
  path: 'staff/ask-for-passkey',
  permission: 'anyone',
  changes: false,
  limit: 'guesses',
  summary: 'What a passkey has to sign, once and within five minutes; it says nothing about anybody.',
  input: noFields,
  output: passkeyQuestion,
});

export const signInWithPasskey = officeCall({
  name: 'signInWithPasskey',
  module: 'staff',
  path: 'staff/sign-in-with-passkey',
  permission: 'anyone',
  changes: true,
  limit: 'guesses',
  summary: 'Sign in with a passkey alone: it stands for the password and the second step.',
  input: asked('PasskeySignIn', {
    passkey: passkeyAnswer,
    /** False: the session ends with the browser. */
    remember: maybe(flag),
  }),
  output: staffSession,
  refusals: ['PASSKEY_REFUSED', 'STAFF_SIGN_IN_FAILED'],
});

export const confirmWithPasskey = officeCall({
  name: 'confirmWithPasskey',
  module: 'staff',
  path: 'staff/confirm-with-passkey',
  permission: 'signed-in',
  changes: true,
  summary: 'Give a passkey in place of the password before what cannot be undone; it counts for ten minutes.',
  input: asked('PasskeyConfirmation', { passkey: passkeyAnswer }),
  output: staffSession,
  refusals: ['PASSKEY_REFUSED'],
});

const ownPasskey = shape('OwnPasskey', {
  id: uuid,
  name: text,
  /** For which name of the box office it was made. */
  host: text,
  /** It works at the address from which it is asked. */
  isForHere: flag,
  addedAt: instant,
  usedAt: maybe(instant),
});

export const listOwnPasskeys = officeCall({
  name: 'listOwnPasskeys',
  module: 'staff',
  method: 'GET',
  path: 'staff/own-passkeys',
  permission: 'signed-in',
  changes: false,
  summary: 'One’s own passkeys, the oldest first.',
  input: noFields,
  output: shape('OwnPasskeys', { passkeys: list(ownPasskey) }),
});

export const beginPasskey = officeCall({
  name: 'beginPasskey',
  module: 'staff',
  path: 'staff/begin-passkey',
  permission: 'signed-in',
  changes: false,
  freshPassword: true,
  summary: 'What a device needs to make a new passkey.',
  input: noFields,
  output: newPasskeyQuestion,
  refusals: ['TOO_MANY_PASSKEYS'],
});

export const addPasskey = officeCall({
  name: 'addPasskey',
  module: 'staff',
  path: 'staff/add-passkey',
  permission: 'signed-in',
  changes: true,
  freshPassword: true,
  summary: 'Keep a passkey that a device has made.',
  input: asked('NewPasskey', { name: passkeyName, passkey: newPasskeyAnswer }),
  output: shape('AddedPasskey', {
    id: uuid,
    /** With a first second step come its recovery codes, shown this once. */
    codes: maybe(list(text)),
  }),
  refusals: ['PASSKEY_REFUSED', 'PASSKEY_KNOWN', 'TOO_MANY_PASSKEYS'],
});

export const renamePasskey = officeCall({
  name: 'renamePasskey',
  module: 'staff',
  path: 'staff/rename-passkey',
  permission: 'signed-in',
  changes: true,
  summary: 'Call a passkey something else.',
  input: asked('PasskeyName', { id: uuid, name: passkeyName }),
  output: noFields,
  refusals: ['NOT_FOUND'],
});

export const removePasskey = officeCall({
  name: 'removePasskey',
  module: 'staff',
  path: 'staff/remove-passkey',
  permission: 'signed-in',
  changes: true,
  freshPassword: true,
  summary: 'Take a passkey away; the last second step of a role that needs one stays.',
  input: asked('PasskeyKey', { id: uuid }),
  output: noFields,
  refusals: ['NOT_FOUND', 'LAST_SECOND_STEP'],
});

export const passkeyCalls = [
  askForPasskey,
  signInWithPasskey,
  confirmWithPasskey,
  listOwnPasskeys,
  beginPasskey,
  addPasskey,
  renamePasskey,
  removePasskey,
];
