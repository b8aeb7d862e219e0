import { expect, test } from 'vitest';
import { noSteps, takenBack, typedAgain, withStep } from './typed-steps.ts';
import type { Steps } from './typed-steps.ts';

type Field = 'name' | 'day';

/** A sheet that is typed into as a page does it. */
function typing(begin: Record<Field, string>) {
  let steps: Steps<Field> = noSteps;
  const sheet = { ...begin };
  const lay = (typed: readonly (readonly [Field, unknown])[]) =>
    Object.assign(sheet, Object.fromEntries(typed));
  const turn = (take: typeof takenBack<Field>) => {
    const taken = take(steps, (field) => sheet[field]);
    if (!taken) return false;
    ({ steps } = taken);
    lay(taken.typed);
    return true;
  };
  return {
    sheet,
    type: (at: number, field: Field, value: string) => {
      steps = withStep(steps, [[field, value]], (each) => sheet[each], at);
      lay([[field, value]]);
    },
    undo: () => turn(takenBack),
    redo: () => turn(typedAgain),
  };
}

test('[PROG-02] keys that follow each other are one step, a pause or another field begins the next', () => {
  const draft = typing({ name: '', day: '' });
  for (const [at, name] of ['M', 'Ma', 'Map'].entries()) draft.type(at * 200, 'name', name);
  draft.type(700, 'day', '2027');
  draft.type(5000, 'name', 'Maple');
  const told: string[] = [];
  while (draft.undo()) told.push(`${draft.sheet.name}/${draft.sheet.day}`);
  expect(told).toEqual(['Map/2027', 'Map/', '/']);
  while (draft.redo());
  expect(draft.sheet).toEqual({ name: 'Maple', day: '2027' });
  draft.undo();
  draft.type(9000, 'name', 'Oak');
  expect(draft.redo(), 'what was typed since counts').toBe(false);
});

test('[PROG-11] what somebody else typed meanwhile is not taken back', () => {
  const draft = typing({ name: 'Maple', day: '' });
  draft.type(0, 'name', 'Oak');
  draft.sheet.name = 'Elm';
  expect(draft.undo()).toBe(true);
  expect(draft.sheet.name).toBe('Elm');
  expect(draft.undo()).toBe(false);
});
