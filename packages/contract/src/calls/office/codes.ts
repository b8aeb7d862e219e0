// Codes: who may buy earlier, cheaper or for nothing.
import { CODE_MOST_TYPED } from '@stagedoor/rules/codes/code-text';
import { CODES_AT_ONCE } from '@stagedoor/rules/codes/wrong-with-set';
import * as z from 'zod/mini';
import { officeCall } from '../../office-call.ts';
import { asked, noFields, shape } from '../../shape.ts';
import { addressedId, flag, id, instant, line, list, maybe, text } from '../../wire.ts';
import type { Of } from '../../wire.ts';
import { task } from './tasks.ts';

const cents = z.int().check(z.minimum(0), z.maximum(100_000_000));
const count = z.int().check(z.minimum(0));

/** What a code takes off: an amount of a ticket or of the order, a share, all above a price, or all. */
export const officeCodeTerms = shape('OfficeCodeTerms', {
  kind: z.enum(['amount', 'percent', 'price', 'comps']),
  cents: maybe(cents),
  /** In parts per million. */
  ppm: maybe(z.int().check(z.minimum(1), z.maximum(1_000_000))),
  per: maybe(z.enum(['ticket', 'order'])),
  withFees: flag,
});

const rules = {
  /** A sale before its time, or also levels that are off sale without it. */
  opens: maybe(z.enum(['sale', 'hidden'])),
  takesOff: maybe(officeCodeTerms),
  /** Where it holds; left out: everywhere. */
  outletIds: maybe(list(id)),
  eventIds: maybe(list(id)),
  levelIds: maybe(list(id)),
  startsAt: maybe(instant),
  endsAt: maybe(instant),
  /** Orders by one code, tickets in one order, orders by one account; left out: as many as there are. */
  mostOrders: maybe(z.int().check(z.minimum(1), z.maximum(1_000_000))),
  mostTickets: maybe(z.int().check(z.minimum(1), z.maximum(1000))),
  mostPerAccount: maybe(z.int().check(z.minimum(1), z.maximum(100))),
  /** A whole refund gives the use back. */
  returnsUse: flag,
} as const;

const codeSet = shape('CodeSet', {
  id,
  /** The code itself, or what all of them begin with. */
  name: text,
  isMany: flag,
  /** How many codes it is. */
  codes: count,
  ...rules,
  state: z.enum(['not-yet', 'in-use', 'ended', 'stopped']),
  /** Nobody was refused since it was stopped. */
  mayResume: flag,
  /** Orders, and carts that hold one now. */
  spent: count,
  held: count,
  /** Of all its orders. */
  offCents: count,
});
export type CodeSet = Of<typeof codeSet>;

export const listCodes = officeCall({
  name: 'listCodes',
  module: 'codes',
  method: 'GET',
  path: 'codes',
  permission: 'codes.look',
  changes: false,
  summary: 'Codes and what became of them, the newest first.',
  input: noFields,
  output: shape('CodeSets', { sets: list(codeSet) }),
});

const use = shape('CodeUse', { code: text, orderNumber: text, at: instant, isReturned: flag });

export const getCodeSet = officeCall({
  name: 'getCodeSet',
  module: 'codes',
  method: 'GET',
  path: 'codes/get',
  permission: 'codes.look',
  changes: false,
  summary: 'One code, or one kind of many: its uses by day, the last of them, and how many are left.',
  input: asked('CodeSetQuestion', { id: addressedId }),
  output: shape('CodeSetDetails', {
    set: codeSet,
    /** Codes that nobody has used or was sent. */
    left: count,
    /** Of many, sent to somebody in a letter. */
    handedOut: count,
    /** Typed, and no code of these, or one that was used up. */
    triedWrong: count,
    triedUsedUp: count,
    tickets: count,
    days: list(shape('CodeDay', { day: text, uses: count })),
    lastUses: list(use),
  }),
  refusals: ['NOT_FOUND'],
});

const place = shape('CodePlace', {
  eventId: id,
  outletId: id,
  name: text,
  startsAt: maybe(instant),
  levels: list(shape('CodePlaceLevel', { levelId: id, name: text })),
});
export type CodePlace = Of<typeof place>;

export const listCodePlaces = officeCall({
  name: 'listCodePlaces',
  module: 'codes',
  method: 'GET',
  path: 'codes/places',
  permission: 'codes.look',
  changes: false,
  summary: 'What a code may be for: events that are sold at once, with their levels.',
  input: noFields,
  output: shape('CodePlaces', { places: list(place) }),
});

export const makeCodes = officeCall({
  name: 'makeCodes',
  module: 'codes',
  path: 'codes/make',
  permission: 'codes.manage',
  changes: true,
  summary:
    'A code that somebody thought of, or many that are drawn, each for one order unless said otherwise.',
  input: asked('NewCodes', {
    /** One code; or, with `many`, what all of them begin with, which may be nothing. */
    code: line(CODE_MOST_TYPED),
    many: maybe(z.int().check(z.minimum(1), z.maximum(CODES_AT_ONCE))),
    ...rules,
  }),
  output: shape('MadeCodes', { id }),
  refusals: ['CODE_TAKEN'],
});

const which = asked('CodeSetNamed', { id });

export const stopCodes = officeCall({
  name: 'stopCodes',
  module: 'codes',
  path: 'codes/stop',
  permission: 'codes.stop',
  changes: true,
  summary: 'At once, for new carts; those that hold one may finish.',
  input: which,
  output: noFields,
  refusals: ['NOT_FOUND', 'CHANGED_MEANWHILE'],
});

export const resumeCodes = officeCall({
  name: 'resumeCodes',
  module: 'codes',
  path: 'codes/resume',
  permission: 'codes.stop',
  changes: true,
  summary: 'Undoes a stop, while nobody was refused because of it.',
  input: which,
  output: noFields,
  refusals: ['NOT_FOUND', 'CODE_STOP_MET'],
});

export const exportCodes = officeCall({
  name: 'exportCodes',
  module: 'codes',
  path: 'codes/export',
  permission: 'codes.manage',
  changes: true,
  summary: 'The codes that nobody has used yet or was sent, as CSV.',
  input: which,
  output: task,
  refusals: ['NOT_FOUND'],
});

export const handOutCodes = officeCall({
  name: 'handOutCodes',
  module: 'codes',
  path: 'codes/hand-out',
  permission: 'codes.manage',
  changes: true,
  summary:
    'A letter with the code to each of these addresses; of many codes each gets one of its own, which nobody else has.',
  input: asked('CodesToHandOut', {
    id,
    /** On whose paper. */
    outletId: id,
    to: list(line(254)).check(z.maxLength(1000)),
  }),
  output: shape('HandedOutCodes', { letters: count }),
  refusals: ['NOT_FOUND', 'INVALID_INPUT', 'CHANGED_MEANWHILE'],
});

export const codeCalls = [
  listCodes,
  getCodeSet,
  listCodePlaces,
  makeCodes,
  stopCodes,
  resumeCodes,
  exportCodes,
  handOutCodes,
];
