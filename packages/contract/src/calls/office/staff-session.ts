import { staffRole, staffSession } from '../../entities/staff.ts';
import { officeCall } from '../../office-call.ts';
import { asked, noFields, shape } from '../../shape.ts';
import { maybePasskeyAnswer } from '../../entities/passkeys.ts';
import { flag, id, line, maybe, secret, text } from '../../wire.ts';

export const getStaffSession = officeCall({
  name: 'getStaffSession',
  module: 'staff',
  method: 'GET',
  path: 'staff/session',
  permission: 'anyone',
  changes: false,
  summary:
    'Who is signed in, where they work and what they may; without a session, what the sign-in page needs.',
  input: noFields,
  output: staffSession,
  background: true,
});

export const signInStaff = officeCall({
  name: 'signInStaff',
  module: 'staff',
  path: 'staff/sign-in',
  permission: 'anyone',
  changes: true,
  summary:
    'Sign in for twelve hours. With a second step the first try is refused with SECOND_STEP_NEEDED; then again with the code, a recovery code or a passkey.',
  input: asked('StaffSignIn', {
    email: line(254),
    password: secret,
    code: maybe(line(40)),
    /** In place of the code. */
    passkey: maybePasskeyAnswer,
    /** False: the session ends with the browser. */
    remember: maybe(flag),
  }),
  output: staffSession,
  refusals: [
    'STAFF_SIGN_IN_FAILED',
    'SECOND_STEP_NEEDED',
    'SECOND_STEP_WRONG',
    'PASSKEY_REFUSED',
    'TOO_MANY_TRIES',
  ],
});

export const signOutStaff = officeCall({
  name: 'signOutStaff',
  module: 'staff',
  path: 'staff/sign-out',
  permission: 'signed-in',
  changes: true,
  summary: 'End this session.',
  input: noFields,
  output: noFields,
});

export const chooseSeller = officeCall({
  name: 'chooseSeller',
  module: 'staff',
  path: 'staff/choose-seller',
  permission: 'signed-in',
  changes: true,
  summary: 'Choose the seller for whom this session works, among those where one has a role.',
  input: asked('SellerChoice', { sellerId: id }),
  output: staffSession,
  refusals: ['NOT_FOUND'],
});

export const confirmStaffPassword = officeCall({
  name: 'confirmStaffPassword',
  module: 'staff',
  path: 'staff/confirm-password',
  permission: 'signed-in',
  changes: true,
  summary: 'Give the password again before what cannot be undone; it counts for ten minutes.',
  input: asked('StaffPassword', { password: secret }),
  output: staffSession,
  refusals: ['STAFF_PASSWORD_WRONG', 'TOO_MANY_TRIES'],
});

/** Its link leads to `/invitation#TOKEN`, a link to a new password to `/new-password#TOKEN`. */
const linkToken = line(200);

export const getStaffInvitation = officeCall({
  name: 'getStaffInvitation',
  module: 'staff',
  path: 'staff/invitation',
  permission: 'anyone',
  changes: false,
  limit: 'guesses',
  summary: 'Whom an invitation is for, before it is accepted.',
  input: asked('StaffInvitationQuestion', { token: linkToken }),
  output: shape('StaffInvitation', {
    /** Missing for the first owner, whose link was printed by the server: who accepts says it. */
    email: maybe(text),
    sellerName: text,
    role: staffRole,
    /** Somebody with this address works here for another seller: then the password is theirs, and no new one is set. */
    hasAccount: flag,
  }),
  refusals: ['STAFF_INVITATION_REFUSED'],
});

export const acceptStaffInvitation = officeCall({
  name: 'acceptStaffInvitation',
  module: 'staff',
  path: 'staff/accept-invitation',
  permission: 'anyone',
  changes: true,
  limit: 'guesses',
  summary:
    'Accept an invitation, once and within seven days: choose a name and a password, and be signed in.',
  input: asked('StaffAcceptance', {
    token: linkToken,
    /** Where the invitation knows none. */
    email: maybe(line(254)),
    /** Not asked of somebody who has an account. */
    name: maybe(line(100)),
    password: secret,
    code: maybe(line(40)),
    passkey: maybePasskeyAnswer,
  }),
  output: staffSession,
  refusals: [
    'STAFF_INVITATION_REFUSED',
    'STAFF_PASSWORD_WRONG',
    'SECOND_STEP_NEEDED',
    'SECOND_STEP_WRONG',
    'PASSKEY_REFUSED',
    'TOO_MANY_TRIES',
  ],
});

export const forgotStaffPassword = officeCall({
  name: 'forgotStaffPassword',
  module: 'staff',
  path: 'staff/forgot-password',
  permission: 'anyone',
  changes: true,
  limit: 'guesses',
  summary:
    'Have a link to a new password sent to one’s own address; the answer is the same for an address that nobody has.',
  input: asked('StaffForgotten', { email: line(254) }),
  output: noFields,
});

export const setStaffPassword = officeCall({
  name: 'setStaffPassword',
  module: 'staff',
  path: 'staff/set-password',
  permission: 'anyone',
  changes: true,
  limit: 'guesses',
  summary: 'Choose a new password by a link that was sent; every session of the account ends.',
  input: asked('StaffNewPassword', { token: linkToken, password: secret }),
  output: noFields,
  refusals: ['STAFF_INVITATION_REFUSED'],
});
