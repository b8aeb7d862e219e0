// Invitations to the guest list: made by hand or by file, written to, taken back.
import { invitationStandings } from '@stagedoor/rules/guests/invitation-standing';
import * as z from 'zod/mini';
import { keysetFields, keysetPage } from '../../keyset-page.ts';
import { officeCall } from '../../office-call.ts';
import { asked, shape } from '../../shape.ts';
import { addressedId, flag, id, instant, line, linesFile, list, maybe, reason, text } from '../../wire.ts';
import type { Of } from '../../wire.ts';
import { task } from './tasks.ts';

const standing = z.enum(invitationStandings);

const invitation = shape('OfficeInvitation', {
  id,
  outletId: id,
  guest: text,
  email: maybe(text),
  standing,
  /** Of the levels that it is good for; none means all. */
  levels: list(text),
  ticketQuota: id,
  ticketsHeld: id,
  useLimit: id,
  uses: id,
  deliveryMode: z.int(),
  collectsPayment: flag,
  expiresAt: instant,
  madeBy: maybe(text),
  madeAt: instant,
  /** The letter waits for this moment. */
  sendAt: maybe(instant),
  sentAt: maybe(instant),
  openedAt: maybe(instant),
  /** Made while the shop was tested: goes when it opens. */
  isTest: maybe(flag),
});
export type OfficeInvitation = Of<typeof invitation>;

const filter = { outletId: maybe(addressedId), standing: maybe(standing), words: maybe(line(100)) };

const invitationPage = keysetPage('InvitationPage', invitation, {});
export type InvitationPage = Of<typeof invitationPage>;

export const listInvitations = officeCall({
  name: 'listInvitations',
  module: 'guest-list',
  method: 'GET',
  path: 'invitations/list',
  permission: 'guests.look',
  changes: false,
  summary: 'Who is invited, and how far each invitation is; the latest first, fifty a page.',
  input: asked('InvitationQuestion', { ...keysetFields, ...filter }),
  output: invitationPage,
});

export const countInvitations = officeCall({
  name: 'countInvitations',
  module: 'guest-list',
  method: 'GET',
  path: 'invitations/counts',
  permission: 'guests.look',
  changes: false,
  background: true,
  summary: 'How many invitations stand where.',
  input: asked('InvitationCountQuestion', { outletId: maybe(addressedId) }),
  output: shape('InvitationCounts', {
    standings: list(shape('InvitationsOfStanding', { standing, invitations: id })),
  }),
});

export const exportInvitations = officeCall({
  name: 'exportInvitations',
  module: 'guest-list',
  path: 'invitations/export',
  permission: 'lists.export',
  changes: true,
  summary: 'The guests of a filter as CSV: who is invited, how far it is, and what was asked for.',
  input: asked('InvitationExport', {
    outletId: maybe(id),
    standing: maybe(standing),
    words: maybe(line(100)),
  }),
  output: task,
});

export const getInvitationOffer = officeCall({
  name: 'getInvitationOffer',
  module: 'guest-list',
  method: 'GET',
  path: 'invitations/offer',
  permission: 'guests.look',
  changes: false,
  summary: 'The guest lists there are, with what one can be invited to and how tickets arrive.',
  input: asked('InvitationOfferQuestion', {}),
  output: shape('InvitationOffer', {
    lists: list(
      shape('GuestListOffer', {
        outletId: id,
        name: text,
        levels: list(shape('InvitationLevel', { id, event: text, name: text })),
        methods: list(shape('InvitationMethod', { id, name: text })),
      }),
    ),
  }),
});

/** A file of lines; what is typed in by hand is a file of one. */
const file = {
  outletId: id,
  file: linesFile,
};
const problems = list(shape('InvitationProblem', { line: id, problem: text }));

const checked = shape('CheckedInvitations', {
  lines: id,
  good: id,
  /** What the good ones are good for together. */
  places: id,
  /** How many of them have an address. */
  addresses: id,
  problems,
  /** What the first guest would read. */
  letter: maybe(shape('InvitationLetter', { to: text, subject: text, text })),
});
export type CheckedInvitations = Of<typeof checked>;

export const checkInvitations = officeCall({
  name: 'checkInvitations',
  module: 'guest-list',
  turns: { atOnce: 2, waiting: 10 },
  path: 'invitations/check',
  permission: 'guests.invite',
  changes: false,
  longBody: true,
  summary: 'Checks every line of a file of invitations; nothing is saved.',
  input: asked('InvitationFile', file),
  output: checked,
  refusals: ['NOT_FOUND'],
});

const saved = shape('SavedInvitations', {
  made: id,
  changed: id,
  unchanged: id,
  letters: id,
  problems,
  /** Of the new ones that nobody is written to about: they stand nowhere else. */
  links: list(shape('InvitationLink', { reference: text, guest: text, email: maybe(text), link: text })),
});
export type SavedInvitations = Of<typeof saved>;

export const saveInvitations = officeCall({
  name: 'saveInvitations',
  module: 'guest-list',
  turns: { atOnce: 2, waiting: 10 },
  path: 'invitations/save',
  permission: 'guests.invite',
  changes: true,
  longBody: true,
  summary:
    'Makes the invitations of the lines that are right; their letters go at once, later, or not at all.',
  input: asked('SavedInvitationFile', {
    ...file,
    letters: z.enum(['now', 'later', 'none']),
    /** With `later`. */
    sendAt: maybe(instant),
  }),
  output: saved,
  refusals: ['NOT_FOUND'],
});

const some = { invitations: z.array(id).check(z.minLength(1), z.maxLength(50)) };

export const sendInvitations = officeCall({
  name: 'sendInvitations',
  module: 'guest-list',
  path: 'invitations/send',
  permission: 'guests.send-again',
  changes: true,
  summary: 'Writes to guests again, each with a new link; the one before opens nothing any more.',
  input: asked('InvitationsSent', some),
  output: shape('InvitationsSentAgain', { sent: id, problems: list(text) }),
  refusals: ['NOT_FOUND'],
});

export const revokeInvitations = officeCall({
  name: 'revokeInvitations',
  module: 'guest-list',
  path: 'invitations/revoke',
  permission: 'guests.send-again',
  changes: true,
  summary:
    'Takes invitations back, with a reason: their links open nothing any more. What was approved stays.',
  input: asked('InvitationsRevoked', {
    ...some,
    reason,
  }),
  output: shape('RevokedInvitations', { revoked: id }),
  refusals: ['NOT_FOUND'],
});

export const invitationCalls = [
  listInvitations,
  countInvitations,
  exportInvitations,
  getInvitationOffer,
  checkInvitations,
  saveInvitations,
  sendInvitations,
  revokeInvitations,
];
