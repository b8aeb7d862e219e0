// A series that is closed and waits to be frozen, for tests.
import type { OutputOf } from '@stagedoor/contract/call';
import type { checkDraw } from '@stagedoor/contract/calls/office/draws';
import type { DrawDetail } from '@stagedoor/contract/entities/draw';
import { now } from './sample-session.ts';

const level = (levelId: number, levelName: string, stock: number): DrawDetail['demand'][number] => ({
  eventId: 201,
  eventName: 'Boston',
  startsAt: now,
  levelId,
  levelName,
  unitCents: 85_00,
  isAddOn: false,
  stock,
  lines: 10,
  wanted: 20,
  onlyThis: 3,
});
export const drawOf = (change: Partial<DrawDetail> = {}): DrawDetail => ({
  seriesId: 13,
  name: 'Spring leg',
  outletId: 1,
  isClosed: true,
  state: 'committed',
  requests: 2040,
  drawKey: '13',
  isLate: false,
  partial: true,
  households: false,
  mostEvents: 2,
  inputKind: 'none',
  publicAddress: 'https://lantern.example/draws/13',
  mayAbandon: false,
  abandoned: [],
  demand: [level(31, 'Floor', 300), level(32, 'Balcony', 120)],
  overrides: [],
  log: [],
  kept: 0,
  ...change,
});

/** What freezing it would meet. */
export const drawCheck: OutputOf<typeof checkDraw> = {
  entries: 2040,
  notChargeable: 0,
  notChargeableNumbers: [],
  endsTooSoon: 0,
  endsTooSoonNumbers: [],
  inCarts: 0,
};
