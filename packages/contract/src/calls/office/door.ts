// The door: who stands there, who has come in, and what somebody must look at.
import { officeCall } from '../../office-call.ts';
import { asked, noFields, shape } from '../../shape.ts';
import { addressedId, flag, id, instant, line, list, maybe, text } from '../../wire.ts';
import type { Of } from '../../wire.ts';

const permission = 'door.work';

const doorPass = shape('DoorPass', {
  id,
  gate: text,
  madeBy: text,
  madeAt: instant,
  beginsAt: instant,
  endsAt: instant,
  isOver: flag,
  /** The device's last sign of life, and how many scans it has not told yet. */
  seenAt: maybe(instant),
  waiting: id,
  people: id,
});
export type DoorPass = Of<typeof doorPass>;

const door = shape('Door', {
  eventId: id,
  name: text,
  startsAt: maybe(instant),
  doorsAt: maybe(instant),
  expected: id,
  inside: id,
  passes: list(doorPass),
  levels: list(shape('DoorLevel', { name: text, expected: id, inside: id })),
  /** How many came in, by five minutes. */
  curve: list(shape('DoorMinutes', { at: instant, people: id })),
  doubles: list(
    shape('DoorDouble', { gate: text, level: text, at: instant, word: text, reason: maybe(text) }),
  ),
});
export type Door = Of<typeof door>;

export const getDoor = officeCall({
  name: 'getDoor',
  module: 'fulfilment',
  method: 'GET',
  path: 'door/get',
  permission,
  changes: false,
  background: true,
  summary: 'Passes with their devices, who has come in by gate and level, and what was let in twice.',
  input: asked('DoorQuestion', { eventId: addressedId }),
  output: door,
  refusals: ['NOT_FOUND'],
});

export const makeDoorPass = officeCall({
  name: 'makeDoorPass',
  module: 'fulfilment',
  path: 'door/make-pass',
  permission,
  changes: true,
  summary:
    'A link that opens one show at one door for one night, from six hours before doors. It is shown once.',
  input: shape('NewDoorPass', {
    eventId: id,
    gate: line(40),
    /** To try it out before the night; otherwise it is good from six hours before doors. */
    fromNow: maybe(flag),
  }),
  output: shape('MadeDoorPass', { link: text, picture: text, beginsAt: instant, endsAt: instant }),
  refusals: ['NOT_FOUND'],
});

export const endDoorPass = officeCall({
  name: 'endDoorPass',
  module: 'fulfilment',
  path: 'door/end-pass',
  permission,
  changes: true,
  summary: 'Ends a door pass at once.',
  input: shape('DoorPassQuestion', { eventId: id, passId: id }),
  output: noFields,
  refusals: ['NOT_FOUND'],
});
