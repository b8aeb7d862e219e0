import { expect, test } from 'vitest';
import type { Action } from './action.ts';
import { stepsInTurn } from './steps-in-turn.ts';

const given = (name: string, ...steps: string[]): Action => ({ name, steps });
const buying = given('buying', 'asked', 'held', 'sold');

test('whoever has died far oftener than the least of its action waits for it, also over sittings', () => {
  const turns = stepsInTurn(
    [buying],
    new Map([
      ['asked', 20],
      ['held', 19],
    ]),
  );
  expect(turns.next().get(buying)).toEqual(['held', 'sold']);
  turns.note(['held', 'sold'], new Set(['held', 'sold']));
  expect(turns.next().get(buying)).toEqual(['asked', 'held', 'sold']);
});

test('one who was missed is waited for without those in whose shadow it may be, every other time', () => {
  const turns = stepsInTurn([buying], new Map());
  expect(turns.next().get(buying)).toEqual(buying.steps);
  turns.note(buying.steps, new Set(['asked', 'held']));
  expect(turns.next().get(buying)).toEqual(buying.steps);
  expect(turns.next().get(buying)).toEqual(['sold']);
  turns.note(['sold'], new Set(['sold']));
  turns.next();
  expect(turns.next().get(buying)).toEqual(buying.steps);
});
