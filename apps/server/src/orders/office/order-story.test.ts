import { expect, test } from 'vitest';
import type { ToldChange } from '../changes/changes-of-order.ts';
import { tellChange } from './order-story.ts';

const titleOf = (change: object): string => tellChange(change as ToldChange, 'USD').title;

test('[OFFICE-06] what became of a refund or an upgrade is told in words, with what it cost', () => {
  expect(titleOf({ kind: 'upgrade', totalCents: 27_00, state: 'settled' })).toBe(
    'Upgrade, $27.00 more, done',
  );
  expect(titleOf({ kind: 'upgrade', totalCents: -5_00, state: 'due' })).toBe(
    'Upgrade, $5.00 back, waits for the charge',
  );
  expect(titleOf({ kind: 'refund', totalCents: -82_00, state: 'effective' })).toBe(
    'Refund of $82.00, on its way',
  );
});
