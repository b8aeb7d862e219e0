import { expect, test } from 'vitest';
import { linesUnderHead } from './tracking-file.ts';

test('[PARCEL-01] lines are counted under the head, whatever ends them, and empty ones are not', () => {
  expect(linesUnderHead('')).toBe(0);
  expect(linesUnderHead('order,tracking')).toBe(0);
  expect(linesUnderHead('order,tracking\r\nZ1,2\r\n\r\n  \nZ2,3\n')).toBe(2);
});
