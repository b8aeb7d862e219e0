// The room in which a shop is built: what there is, what is missing before it opens, and opening it.
import { liveLines } from '@stagedoor/rules/setup/live-lines';
import * as z from 'zod/mini';
import { officeCall } from '../../office-call.ts';
import { asked, noFields, shape } from '../../shape.ts';
import { addressedId, flag, id, instant, line as typedLine, list, maybe, text } from '../../wire.ts';
import type { Of } from '../../wire.ts';

const count = z.int();

export const outletState = z.enum(['waits', 'tested', 'open', 'closed']);

const setUpOutlet = shape('SetUpOutlet', {
  id,
  name: text,
  origin: text,
  /** Of its tab in a browser, where it has one. */
  icon: maybe(text),
  /** `waits`: it never was open. `tested`: nor is it, and anybody tries it out. `closed`: by a switch. */
  state: outletState,
  keptBy: z.enum(['files', 'desk']),
  events: count,
});
export type SetUpOutlet = Of<typeof setUpOutlet>;

export const getSetup = officeCall({
  name: 'getSetup',
  module: 'setup',
  method: 'GET',
  path: 'setup/get',
  permission: 'setup.look',
  changes: false,
  summary: 'The outlets that one works at, whether they are open, and how much of everything is sold.',
  input: noFields,
  output: shape('SetupOverview', {
    outlets: list(setUpOutlet),
    sold: shape('SoldCounts', {
      artists: count,
      venues: count,
      tours: count,
      series: count,
      events: count,
    }),
  }),
});

const line = z.enum(liveLines);

const testedLine = shape('LiveLine', {
  line,
  state: z.enum(['good', 'bad', 'unknown']),
  /** What the test found, in a sentence. */
  evidence: text,
  /** When it was tested last with an outcome; missing while it never was. */
  testedAt: maybe(instant),
  /** An owner goes without it, for this reason. */
  asideReason: maybe(text),
});
export type LiveLineTold = Of<typeof testedLine>;

const goingLive = shape('GoingLive', {
  outletId: id,
  name: text,
  waits: flag,
  /** How many orders there are of a test that goes on; missing while there is none. */
  testOrders: maybe(count),
  /** And how many requests. */
  testRequests: maybe(count),
  /** And how many guests were invited in it, and answered. */
  testGuests: maybe(shape('TestGuests', { invitations: count, answers: count })),
  lines: list(testedLine),
});
export type GoingLive = Of<typeof goingLive>;

export const getGoingLive = officeCall({
  name: 'getGoingLive',
  module: 'setup',
  method: 'GET',
  path: 'setup/going-live',
  permission: 'setup.look',
  changes: false,
  summary: 'What was found when the lines of an outlet’s checklist were tested last.',
  input: asked('GoingLiveKey', { outletId: addressedId }),
  output: goingLive,
  refusals: ['NOT_FOUND'],
});

export const testGoingLive = officeCall({
  name: 'testGoingLive',
  module: 'setup',
  path: 'setup/test-going-live',
  permission: 'setup.look',
  changes: false,
  summary: 'Tests every line of an outlet’s checklist now.',
  input: asked('GoingLiveTest', { outletId: id }),
  output: goingLive,
  refusals: ['NOT_FOUND'],
  turns: { atOnce: 2, waiting: 5 },
});

export const putLiveLineAside = officeCall({
  name: 'putLiveLineAside',
  module: 'setup',
  path: 'setup/put-aside',
  permission: 'setup.change',
  changes: true,
  summary: 'Go without a line of the checklist, for a reason; without one it counts again.',
  input: asked('LiveLineAside', { outletId: id, line, reason: maybe(typedLine(500)) }),
  output: noFields,
  refusals: ['NOT_FOUND'],
});

export const openOutlet = officeCall({
  name: 'openOutlet',
  module: 'setup',
  path: 'setup/open',
  permission: 'setup.change',
  changes: true,
  summary:
    'Opens an outlet to the public for the first time, when every line of its checklist holds or was put aside; the ' +
    'lines are tested once more.',
  input: asked('OutletToOpen', { outletId: id }),
  output: noFields,
  refusals: ['NOT_FOUND', 'NOT_READY_TO_OPEN'],
  turns: { atOnce: 2, waiting: 5 },
});

export const turnOutletTest = officeCall({
  name: 'turnOutletTest',
  module: 'setup',
  path: 'setup/test',
  permission: 'setup.change',
  changes: true,
  summary:
    'Lets everybody try an outlet out before it opens, with cards that are none, or ends that: then what was ordered is ' +
    'closed and hidden.',
  input: asked('OutletTest', { outletId: id, on: flag }),
  output: noFields,
  refusals: ['NOT_FOUND'],
});

export const addOutlet = officeCall({
  name: 'addOutlet',
  module: 'setup',
  path: 'setup/add-outlet',
  permission: 'setup.change',
  changes: true,
  summary:
    'Make one more outlet of the seller: it is there, closed, and waits to be opened as the first one did.',
  input: asked('NewOutlet', { outletName: typedLine(200), outletType: id, host: typedLine(253) }),
  output: shape('AddedOutlet', { outletId: id }),
});

export const setupCalls = [
  addOutlet,
  getSetup,
  getGoingLive,
  testGoingLive,
  putLiveLineAside,
  openOutlet,
  turnOutletTest,
];
