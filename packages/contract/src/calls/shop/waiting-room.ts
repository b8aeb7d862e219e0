// The line before an event. A place belongs to a session or a customer; with its code a page asks how far the line is.
import * as z from 'zod/mini';
import { shopCall } from '../../shop-call.ts';
import { givenId } from '../../given.ts';
import { entity, id, line, list, maybe, money, nothing, text } from '../../wire.ts';
import type { Of } from '../../wire.ts';

const ofEvent = { eventId: ['OutletEventID', givenId] } as const;
const number = z.number();

const levelNow = entity('WaitingRoomLevel', {
  name: ['PriceLevelName', text],
  /** With fees. */
  priceCents: ['Price', money],
  left: ['TicketsLeft', id],
});

const otherEvent = entity('WaitingRoomOther', { eventId: ['OutletEventID', id], name: ['Name', text] });

const waitingRoom = entity('WaitingRoom', {
  /**
   * - `none`, `closed`: nobody has to wait, any more
   * - `before`: in, and the lot is not drawn yet
   * - `line`: with a place; `turn`: may choose tickets; `ended`: had a turn, or gave it up
   * - `sold-out`: nothing is left, and nothing in anybody's cart
   */
  state: ['State', z.enum(['none', 'closed', 'before', 'line', 'turn', 'ended', 'sold-out'])],
  /** Until the opening, or until the turn is over. */
  secondsLeft: ['SecondsLeft', maybe(number)],
  /** Everybody who waits. */
  people: ['People', id],
  ahead: ['PeopleAhead', maybe(id)],
  /** The place that was drawn, among so many; later ones were not drawn. */
  position: ['Position', maybe(id)],
  drawn: ['PeopleDrawn', maybe(id)],
  minutes: ['Minutes', maybe(id)],
  minutesFrom: ['MinutesFrom', maybe(id)],
  minutesTo: ['MinutesTo', maybe(id)],
  perMinute: ['PeoplePerMinute', maybe(number)],
  levels: ['PriceLevels', list(levelNow)],
  /** Held by others at this moment. */
  inCarts: ['TicketsInCarts', id],
  others: ['Others', maybe(list(otherEvent))],
  commitment: ['Commitment', maybe(text)],
  askAgainSeconds: ['AskAgainSeconds', id],
});
export type WaitingRoom = Of<typeof waitingRoom>;

const place = entity('WaitingPlace', {
  /** Proves to this call, and to no other, whose place it is. */
  code: ['Place', text],
  entry: ['Entry', text],
});

export const joinWaitingRoom = shopCall({
  name: 'joinWaitingRoom',
  module: 'waiting-room',
  path: 'waitingroom/join',
  access: 'visitor',
  summary: 'Line up for an event, or find the place that this session or customer has already.',
  input: entity('WaitingRoomEntry', ofEvent),
  output: entity('WaitingRoomAnswer', { place: ['Place', maybe(place)], room: ['Room', waitingRoom] }),
  refusals: ['NOT_FOUND', 'TOO_MANY_PLACES'],
});

export const lookAtWaitingRoom = shopCall({
  name: 'lookAtWaitingRoom',
  module: 'waiting-room',
  path: 'waitingroom/look',
  access: 'shop',
  summary: 'How far the line is for one place; pages ask every ten seconds.',
  input: entity('WaitingRoomLook', { ...ofEvent, code: ['Place', line(200)] }),
  output: waitingRoom,
  refusals: ['NOT_FOUND', 'PLACE_UNKNOWN'],
  background: true,
});

export const leaveWaitingRoom = shopCall({
  name: 'leaveWaitingRoom',
  module: 'waiting-room',
  path: 'waitingroom/leave',
  access: 'visitor',
  summary: 'Give up the place of this session or customer, or a turn that was not begun.',
  input: entity('WaitingRoomExit', ofEvent),
  output: nothing,
  refusals: ['NOT_FOUND'],
});
