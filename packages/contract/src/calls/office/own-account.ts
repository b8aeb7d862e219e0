// What somebody who works here does about their own account, whatever the role.
import { officeCall } from '../../office-call.ts';
import { asked, noFields, shape } from '../../shape.ts';
import { flag, instant, line, list, secret, text, uuid } from '../../wire.ts';

const ownSession = shape('OwnStaffSession', {
  id: uuid,
  /** Which browser on which system, as far as it says. */
  browser: text,
  /** The network it came from. */
  network: text,
  signedInAt: instant,
  seenAt: instant,
  endsAt: instant,
  /** The one that asks. */
  isThisOne: flag,
});

export const listOwnSessions = officeCall({
  name: 'listOwnSessions',
  module: 'staff',
  method: 'GET',
  path: 'staff/own-sessions',
  permission: 'signed-in',
  changes: false,
  summary: 'Where one is signed in, the latest first.',
  input: noFields,
  output: shape('OwnStaffSessions', { sessions: list(ownSession) }),
});

export const endOwnSession = officeCall({
  name: 'endOwnSession',
  module: 'staff',
  path: 'staff/end-own-session',
  permission: 'signed-in',
  changes: true,
  summary: 'Sign out in another browser.',
  input: asked('OwnSessionKey', { id: uuid }),
  output: noFields,
  refusals: ['NOT_FOUND'],
});

export const changeOwnPassword = officeCall({
  name: 'changeOwnPassword',
  module: 'staff',
  path: 'staff/change-password',
  permission: 'signed-in',
  changes: true,
  summary: 'Choose another password; every other session ends.',
  input: asked('StaffPasswordChange', { currentPassword: secret, newPassword: secret }),
  output: noFields,
  refusals: ['STAFF_PASSWORD_WRONG', 'TOO_MANY_TRIES'],
});

export const beginSecondStep = officeCall({
  name: 'beginSecondStep',
  module: 'staff',
  path: 'staff/begin-second-step',
  permission: 'signed-in',
  changes: true,
  freshPassword: true,
  summary: 'A new secret for an authenticator app; it counts once a code of it was given.',
  input: noFields,
  output: shape('SecondStepSecret', {
    /** To type in by hand. */
    secret: text,
    /** What the picture for the camera says: `otpauth://totp/…`. */
    address: text,
    /** That picture, as an SVG drawing. */
    picture: text,
  }),
});

const recoveryCodes = shape('RecoveryCodes', {
  /** Shown this once. Each lets its owner in once, without the app. */
  codes: list(text),
});

export const confirmSecondStep = officeCall({
  name: 'confirmSecondStep',
  module: 'staff',
  path: 'staff/confirm-second-step',
  permission: 'signed-in',
  changes: true,
  summary: 'Switch the second step on with a first code of the app; the answer holds the recovery codes.',
  input: asked('FirstCode', { code: line(40) }),
  output: recoveryCodes,
  refusals: ['SECOND_STEP_WRONG', 'TOO_MANY_TRIES', 'NOT_FOUND'],
});

export const removeSecondStep = officeCall({
  name: 'removeSecondStep',
  module: 'staff',
  path: 'staff/remove-second-step',
  permission: 'signed-in',
  changes: true,
  freshPassword: true,
  summary: 'Switch the codes of the authenticator app off.',
  input: noFields,
  output: noFields,
  refusals: ['LAST_SECOND_STEP'],
});

export const renewRecoveryCodes = officeCall({
  name: 'renewRecoveryCodes',
  module: 'staff',
  path: 'staff/renew-recovery-codes',
  permission: 'signed-in',
  changes: true,
  freshPassword: true,
  summary: 'New recovery codes in place of all old ones.',
  input: noFields,
  output: recoveryCodes,
  refusals: ['NOT_FOUND'],
});
