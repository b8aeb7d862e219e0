import { expect, test } from 'vitest';
import { judgeMovement } from './stray-charge.ts';

const ours = { ref: 'ABCDEFGHIJKLMNOPQR27', status: 'captured', isOurProfile: true } as const;

test('[RUN-01] money that our books do not know goes back when it is surely ours, and is shown when it may be', () => {
  expect(judgeMovement(ours, undefined)).toBe('give-back');
  expect(judgeMovement({ ...ours, isOurProfile: false }, undefined)).toBe('show');
  expect(judgeMovement({ ...ours, status: 'refunded' }, undefined)).toBe('show');
  expect(judgeMovement({ ...ours, ref: 'INV-2026-11' }, undefined)).toBe('foreign');
});

test('[RUN-01] what was given up and arrived is looked up; a refusal that moved money needs a person', () => {
  expect(judgeMovement(ours, 'closed')).toBe('look');
  expect(judgeMovement(ours, 'declined')).toBe('show');
  expect(judgeMovement(ours, 'failed')).toBe('show');
});

test.each(['planned', 'dispatched', 'unknown', 'held', 'attention', 'succeeded', 'unfulfilled'] as const)(
  'an attempt that is %s is in good hands',
  (state) => expect(judgeMovement(ours, state)).toBe('fine'),
);

test.each(['held', 'declined', 'voided', 'unclear'] as const)('%s: nothing moved', (status) =>
  expect(judgeMovement({ ...ours, status }, undefined)).toBe('fine'),
);
