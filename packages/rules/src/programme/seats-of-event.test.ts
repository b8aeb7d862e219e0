import { expect, test } from 'vitest';
import { sampleSection } from '../halls/testing/sample-section.ts';
import type { EventDraft, HallDraft } from './draft.ts';
import { judgeProgramme } from './judge-programme.ts';
import { seatsOfEvent } from './seats-of-event.ts';
import { versionHarm } from './version-harm.ts';

const plan = (version: number, over: Parameters<typeof sampleSection>[0] = {}) => ({
  version,
  width: 40,
  sections: [sampleSection({ accessible: 'A 1', ...over })],
  seats: null,
});
const hall = (...versions: HallDraft['versions'] & {}): HallDraft => ({
  id: 9,
  name: 'Hall',
  venue: 1,
  versions,
});
const event = (paint: NonNullable<EventDraft['plan']>['paint'], version = 1): EventDraft => ({
  id: 3,
  seats: null,
  plan: { hall: 9, version, paint },
  items: [{ id: 30, levels: [{ id: 31, capacity: null }] }],
});
const painted = (paint: NonNullable<EventDraft['plan']>['paint']) =>
  seatsOfEvent(event(paint), [hall(plan(1))])?.map(({ row, seat, level }) => `${row}${seat} ${level}`);

test('[HALL-03] an event paints levels over sections, rows and seats; the later one counts, the rest is not sold', () => {
  expect(painted([{ level: 31, over: 'Stalls' }])).toHaveLength(8);
  expect(
    painted([
      { level: 31, section: 'Stalls', rows: 'A' },
      { level: 32, rows: 'A', seats: '3-4' },
    ]),
  ).toEqual(['A1 31', 'A2 31', 'A3 32', 'A4 32']);
  expect(painted([{ level: 31, over: 'Balcony' }])).toEqual([]);
});

test('[HALL-03] a plan that is not there, or beside a list of seats, is refused where it stands', () => {
  const judged = (own: EventDraft) =>
    judgeProgramme({ halls: [hall(plan(1))], venues: [{ id: 1 }], outlets: [{ id: 7, events: [own] }] })
      .filter(({ path }) => path.includes('plan'))
      .map(({ path, message }) => `${path.slice(4).join('.')}: ${message}`);
  expect(judged(event([{ level: 31 }]))).toEqual([]);
  expect(judged(event([{ level: 31 }], 2))).toEqual(['plan.version: The hall has no plan 2.']);
  expect(judged({ ...event([{ level: 31 }]), seats: [] })).toEqual([
    'plan: The event has both "seats" and the "plan" of a hall: one of them counts.',
  ]);
});

test('[HALL-01] a plan that sold stays as it is; another one may come, and one that sold nothing may change', () => {
  const shop = (...versions: HallDraft['versions'] & {}) => ({
    halls: [hall(...versions)],
    outlets: [{ id: 7, events: [event([{ level: 31 }])] }],
  });
  const harm = (wanted: ReturnType<typeof shop>, sold: number) =>
    versionHarm(shop(plan(1), plan(2)), wanted, {
      countByLevel: new Map(sold > 0 ? [[31, sold]] : []),
      tickets: [],
    });
  const changed = plan(1, { curve: 9 });
  expect(harm(shop(changed, plan(2)), 0)).toEqual([]);
  expect(harm(shop(plan(1), plan(2, { curve: 9 }), plan(3)), 4)).toEqual([]);
  expect(harm(shop(changed, plan(2)), 4)).toEqual([
    {
      path: ['halls', 0, 'versions', 0],
      message: 'Seats of plan 1 are sold or held: it stays as it is. Write a new plan.',
    },
  ]);
});
