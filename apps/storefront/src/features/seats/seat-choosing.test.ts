import { describe, expect, test } from 'vitest';
import { sampleLevel } from '../../parts/testing/sample-items.ts';
import { haveOf, learn, seatsOpen } from './free-seats.ts';
import { hallOf } from '@stagedoor/screens/hall-map/hall';
import { judgeChoice } from './judge-choice.ts';
import { sampleFree, samplePlan } from './testing/sample-plan.ts';

const hall = hallOf(samplePlan());
const openWith = (taken: number[], over = {}) =>
  seatsOpen(hall, learn(undefined, sampleFree(taken, over)), new Set([1]));
const seats = (...ids: number[]) => ids.map((id) => hall.byTicket.get(id)!);

test('[HALL-02] a plan is unpacked into seats with their names, places and ids', () => {
  expect(hall.byTicket.get(13)).toMatchObject({
    rowName: 'B',
    name: '5',
    position: 6,
    x: 960,
    y: 480,
    levelId: 1,
  });
  expect(hall.byTicket.get(18)).toMatchObject({ kind: 'companion', with: '1', sectionName: 'Orchestra' });
  expect(hall.seatSize).toBeLessThan(160);
});

test('[SEAT-07] what is new goes over what was known, and another plan begins anew', () => {
  const first = learn(undefined, sampleFree([3]));
  expect(haveOf(first)).toBe('0:v3');
  expect(haveOf(learn(first, { ...sampleFree(), sections: [] }))).toBe('0:v3');
  expect(haveOf(learn(first, sampleFree([4])))).toBe('0:v4');
  expect(haveOf(learn(first, { ...sampleFree(), hash: 'plan-two', sections: [] }))).toBeUndefined();
  // Nobody draws a hall anew for an answer without news.
  expect(learn(first, { ...sampleFree(), sections: [] })).toBe(first);
  expect(learn(first, { ...sampleFree(), sections: [], released: [1] }).released).toEqual([1]);
});

test('[SEAT-01] what is not on sale is taken for everybody', () => {
  const open = seatsOpen(hall, learn(undefined, sampleFree()), new Set([2]));
  expect(hall.seats.some(open.isFree)).toBe(false);
});

describe('what is wrong with a choice is said while it is made', () => {
  const judge = (open = openWith([]), ...ids: number[]) =>
    judgeChoice(hall, open, new Map([[1, sampleLevel({ limit: 4, multiplier: 1 })]]), seats(...ids));

  test('[SEAT-05] a single seat left alone, with the ways out in its row', () => {
    expect(judge(openWith([]), 2, 3)).toBe('This leaves seat 1 and 4 alone. Take 1 and 2, or 3 and 4.');
    expect(judge(openWith([]), 1, 2)).toBeUndefined();
  });
  test('[SEAT-05] or elsewhere, where its row has none', () => {
    expect(judge(openWith([4, 8]), 1, 2)).toContain('This leaves seat 3 alone. Take 1 and 2 in row B');
  });
  test('[SEAT-05] nothing, where the event allows it', () => {
    expect(judge(openWith([], { allowsSingles: true }), 2, 3)).toBeUndefined();
  });
  test('[SEAT-06] a companion without its accessible seat, until it is let go', () => {
    expect(judge(openWith([]), 18)).toBe(
      'Seat 2 is for somebody who comes with seat 1. Please choose that one too.',
    );
    expect(judge(openWith([]), 17, 18)).toBeUndefined();
    expect(judge(openWith([], { released: [1] }), 17, 18)).toBeUndefined();
  });
  test('[SEAT-10] a number that the level does not offer', () => {
    const pairs = new Map([[1, sampleLevel({ limit: 4, multiplier: 2, minimum: 2 })]]);
    expect(judgeChoice(hall, openWith([]), pairs, seats(1, 2, 3))).toContain('Orchestra: ');
    expect(judge(openWith([]), 1, 2, 3, 4, 5)).toContain('Max 4');
  });
});
