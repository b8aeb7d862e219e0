// The guest list: who asks for places, and what the desk says to them.
import { guestRequestMachine } from '@stagedoor/rules/machines/guest-request';
import * as z from 'zod/mini';
import { keysOf } from '@stagedoor/rules/values/keys-of';
import { keysetFields, keysetPage } from '../../keyset-page.ts';
import { officeCall } from '../../office-call.ts';
import { asked, shape } from '../../shape.ts';
import { addressedId, flag, id, instant, line, list, maybe, reason, text, uuid } from '../../wire.ts';
import type { Of } from '../../wire.ts';

const guestState = z.enum(keysOf(guestRequestMachine));

const guestRequest = shape('OfficeGuestRequest', {
  uuid,
  number: text,
  outletId: id,
  state: guestState,
  name: text,
  email: text,
  copies: id,
  places: list(
    shape('GuestPlaces', {
      event: text,
      levelId: id,
      level: text,
      quantity: id,
      /** More than stands, where fewer were approved. */
      asked: id,
    }),
  ),
  delivery: text,
  /** Who collects at will call. */
  collector: maybe(text),
  totalCents: z.int(),
  card: maybe(text),
  /** The card is being charged; nobody can decide anything else meanwhile. */
  isCharging: flag,
  /** Why the last charge did not go through. */
  problem: maybe(text),
  proposedBy: maybe(text),
  decidedBy: maybe(text),
  decidedAt: maybe(instant),
  reason: maybe(text),
  orderNumber: maybe(text),
  /** Asked while the shop was tested: goes when it opens. */
  isTest: maybe(flag),
  askedAt: instant,
});
export type OfficeGuestRequest = Of<typeof guestRequest>;

const guestFilter = { outletId: maybe(addressedId), state: maybe(guestState), words: maybe(line(100)) };

const guestPage = keysetPage('GuestRequestPage', guestRequest, {});
export type GuestRequestPage = Of<typeof guestPage>;

export const listGuestRequests = officeCall({
  name: 'listGuestRequests',
  module: 'guest-list',
  method: 'GET',
  path: 'guests/requests',
  permission: 'guests.look',
  changes: false,
  summary: 'What guests have asked for, the latest first, fifty a page.',
  input: asked('GuestRequestQuestion', { ...keysetFields, ...guestFilter }),
  output: guestPage,
});

export const countGuests = officeCall({
  name: 'countGuests',
  module: 'guest-list',
  method: 'GET',
  path: 'guests/counts',
  permission: 'guests.look',
  changes: false,
  background: true,
  summary: 'How many requests there are in each state, and how the places of each level stand.',
  input: asked('GuestCountQuestion', { outletId: maybe(addressedId) }),
  output: shape('GuestCounts', {
    states: list(shape('GuestsOfState', { state: guestState, requests: id })),
    levels: list(
      shape('GuestLevel', {
        levelId: id,
        event: text,
        name: text,
        approved: id,
        wanted: id,
        /** Kept for guests or not taken by anybody. */
        free: id,
        capacity: id,
      }),
    ),
  }),
});

const some = { requests: z.array(uuid).check(z.minLength(1), z.maxLength(50)) };

const decided = shape('DecidedGuests', {
  results: list(
    shape('DecidedGuest', {
      uuid,
      number: text,
      outcome: z.enum(['approved', 'charging', 'card-refused', 'proposed', 'declined', 'refused']),
      /** Why not, or why not yet. */
      message: maybe(text),
    }),
  ),
});
export type DecidedGuests = Of<typeof decided>;

/** Of one request: what is approved of it, where that is fewer than was asked for. */
const fewer = {
  places: maybe(z.array(shape('FewerPlaces', { levelId: id, quantity: id })).check(z.maxLength(50))),
};

export const approveGuests = officeCall({
  name: 'approveGuests',
  module: 'guest-list',
  path: 'guests/approve',
  permission: 'guests.invite',
  changes: true,
  summary:
    'Approve requests for which nothing is to pay: each becomes an order, and its guest is written to.',
  input: asked('GuestsApproved', { ...some, ...fewer }),
  output: decided,
  refusals: ['NOT_FOUND'],
});

export const approvePaidGuests = officeCall({
  name: 'approvePaidGuests',
  module: 'guest-list',
  path: 'guests/approve-paid',
  permission: 'guests.decide-paid',
  changes: true,
  proposes: true,
  summary:
    'Approve requests and charge their cards, each exactly once; a card that is declined leaves it pending.',
  input: asked('PaidGuestsApproved', { ...some, ...fewer }),
  output: decided,
  refusals: ['NOT_FOUND'],
});

export const declineGuests = officeCall({
  name: 'declineGuests',
  module: 'guest-list',
  path: 'guests/decline',
  permission: 'guests.invite',
  changes: true,
  summary: 'Decline requests for which nothing is to pay, with a reason that the guests read.',
  input: asked('GuestsDeclined', { ...some, reason }),
  output: decided,
  refusals: ['NOT_FOUND'],
});

export const declinePaidGuests = officeCall({
  name: 'declinePaidGuests',
  module: 'guest-list',
  path: 'guests/decline-paid',
  permission: 'guests.decide-paid',
  changes: true,
  summary: 'The same for requests that would be paid; nothing is charged.',
  input: asked('PaidGuestsDeclined', { ...some, reason }),
  output: decided,
  refusals: ['NOT_FOUND'],
});
