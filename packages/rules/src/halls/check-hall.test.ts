import { expect, test } from 'vitest';
import { checkHall } from './check-hall.ts';
import type { HallPlan, HallSection } from './hall-plan.ts';
import { sampleSection } from './testing/sample-section.ts';

const told = (sections: HallSection[], over: Partial<HallPlan> = {}) =>
  checkHall({ width: 40, stage: null, words: [], sections, seats: null, ...over }).map(
    ({ message }) => message,
  );
const sound = sampleSection({ accessible: 'A 1' });

test('[HALL-04] a sound plan has nothing to be told', () => {
  expect(told([sound])).toEqual([]);
});

test('[HALL-04] twins and seats that lie on each other are found', () => {
  expect(told([sound, sampleSection({ accessible: 'A 1', y: 6000 })])).toContain(
    'Stalls, row A, seat 1 stands in the plan twice.',
  );
  expect(told([sound, sampleSection({ name: 'Other', rows: 'Z', seats: 1, accessible: 'Z 1' })])).toContain(
    'Other, row Z, seat 1 lies on Stalls, row A, seat 2.',
  );
});

test('[HALL-04] a companion without its accessible seat, and a fourth one, are refused', () => {
  expect(told([sampleSection({ accessible: 'A 1', companions: 'B 2 with 1' })])).toEqual([
    'Stalls, row B, seat 2 is a companion’s: it needs an accessible seat in its row.',
  ]);
  const four = 'A 2 with 1, A 3 with 1, A 4 with 1, A 5 with 1';
  expect(told([sampleSection({ seats: 5, accessible: 'A 1', companions: four })])).toEqual([
    'Stalls, row A, seat 5: at most three companions’ seats go with one accessible seat.',
  ]);
});

test('[HALL-04] words that say nothing, an empty plan and seats beyond its edge are told', () => {
  expect(told([])).toEqual(['The plan has no seats and no places yet.']);
  const strange = sampleSection({ rows: 'Z-A', aisles: 'two', gaps: 'nothing', companions: 'K 2' });
  expect(told([strange])).toEqual([
    'The plan has no seats and no places yet.',
    'Stalls: rows are typed like A-K, no I.',
    'Stalls: aisles are typed like 8, 17.',
    'Stalls: “nothing” names no seats.',
    'Stalls: companions’ seats are typed like K 2 with 1.',
  ]);
  expect(told([sampleSection({ x: 10, accessible: 'A 1' })])).toEqual(['Stalls reaches beyond the plan.']);
});

test('[HALL-04] seats without a level and a level without an accessible seat deserve a look, no more', () => {
  const plan = {
    width: 40,
    stage: null,
    words: [],
    sections: [sampleSection({ paint: [{ level: null, rows: 'B', seats: '1' }] })],
  };
  expect(checkHall({ ...plan, seats: null })).toEqual([
    { message: '1 seat of Stalls has no level: not for sale.', section: 'Stalls', note: true },
    { message: 'Stalls has no accessible seat.', note: true },
  ]);
});
