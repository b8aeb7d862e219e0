// Who works for the seller, and as what.
import { staffRole } from '../../entities/staff.ts';
import { officeCall } from '../../office-call.ts';
import { asked, noFields, shape } from '../../shape.ts';
import { addressedId, flag, id, instant, line, list, maybe, text } from '../../wire.ts';

const staffMember = shape('StaffMember', {
  id,
  email: text,
  name: text,
  role: staffRole,
  allOutlets: flag,
  outletIds: list(id),
  seenAt: maybe(instant),
  hasSecondStep: flag,
  /** Browsers in which they are signed in now. */
  sessions: id,
  isYou: flag,
  /** Counts the changes of the role: to be handed back with a change. */
  version: id,
});

const waitingInvitation = shape('WaitingInvitation', {
  id,
  email: text,
  role: staffRole,
  allOutlets: flag,
  outletIds: list(id),
  invitedBy: maybe(text),
  sentAt: instant,
  endsAt: instant,
});

export const listStaff = officeCall({
  name: 'listStaff',
  module: 'staff',
  method: 'GET',
  path: 'staff/people',
  permission: 'staff.manage',
  changes: false,
  summary: 'Everybody who works for the seller, and who was invited.',
  input: noFields,
  output: shape('StaffList', { people: list(staffMember), invitations: list(waitingInvitation) }),
});

const reason = maybe(line(300));
/** Without outlets: for all of them. An owner always has all. */
const scope = { role: staffRole, outletIds: maybe(list(id)) };

export const inviteStaff = officeCall({
  name: 'inviteStaff',
  module: 'staff',
  path: 'staff/invite',
  permission: 'staff.manage',
  changes: true,
  freshPassword: true,
  summary: 'Invite somebody by letter; a second invitation to the same address takes the place of the first.',
  input: asked('NewStaffInvitation', { email: line(254), ...scope, reason }),
  output: shape('SentInvitation', { id, endsAt: instant }),
  refusals: ['ALREADY_STAFF', 'NOT_FOUND'],
});

export const withdrawStaffInvitation = officeCall({
  name: 'withdrawStaffInvitation',
  module: 'staff',
  path: 'staff/withdraw-invitation',
  permission: 'staff.manage',
  changes: true,
  summary: 'Take an invitation back that was not accepted yet.',
  input: asked('StaffInvitationKey', { id }),
  output: noFields,
  refusals: ['NOT_FOUND'],
});

export const changeStaffRole = officeCall({
  name: 'changeStaffRole',
  module: 'staff',
  path: 'staff/change-role',
  permission: 'staff.manage',
  changes: true,
  freshPassword: true,
  summary: 'Give somebody another role, or other outlets.',
  input: asked('StaffRoleChange', { id, ...scope, version: id, reason }),
  output: noFields,
  refusals: ['NOT_FOUND', 'LAST_OWNER', 'OWN_ROLE', 'CHANGED_MEANWHILE'],
});

export const removeStaff = officeCall({
  name: 'removeStaff',
  module: 'staff',
  path: 'staff/remove',
  permission: 'staff.manage',
  changes: true,
  freshPassword: true,
  summary: "End somebody's work for the seller: the role is gone at the next call.",
  input: asked('StaffRemoval', { id, reason }),
  output: noFields,
  refusals: ['NOT_FOUND', 'LAST_OWNER', 'OWN_ROLE'],
});

export const endSessionsOfStaff = officeCall({
  name: 'endSessionsOfStaff',
  module: 'staff',
  path: 'staff/end-sessions',
  permission: 'staff.manage',
  changes: true,
  summary: 'Sign somebody out everywhere.',
  input: asked('StaffKey', { id, reason }),
  output: shape('EndedSessions', { ended: id }),
  refusals: ['NOT_FOUND'],
});

export const listOpenedByStaff = officeCall({
  name: 'listOpenedByStaff',
  module: 'staff',
  method: 'GET',
  path: 'staff/opened',
  permission: 'staff.manage',
  changes: false,
  summary:
    'All that somebody made that opens something and is not over: sessions, passes, views, invitations.',
  input: asked('OpenedQuestion', { id: addressedId }),
  output: shape('OpenedByStaff', {
    opened: list(shape('OpenedThing', { kind: text, what: text, since: instant, until: instant })),
  }),
  refusals: ['NOT_FOUND'],
});

export const endOpenedByStaff = officeCall({
  name: 'endOpenedByStaff',
  module: 'staff',
  path: 'staff/end-opened',
  permission: 'staff.manage',
  changes: true,
  summary: 'Ends all of it at once; of oneself, all but the own sessions.',
  input: asked('OpenedKey', { id, reason }),
  output: shape('EndedOpened', { ended: id }),
  refusals: ['NOT_FOUND'],
});

export const sendStaffPasswordLink = officeCall({
  name: 'sendStaffPasswordLink',
  module: 'staff',
  path: 'staff/send-password-link',
  permission: 'staff.manage',
  changes: true,
  summary: 'Send somebody a link with which they choose a new password, to their own address.',
  input: asked('StaffPasswordLink', { id, reason }),
  output: noFields,
  refusals: ['NOT_FOUND'],
});
