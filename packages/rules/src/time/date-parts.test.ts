import { expect, test } from 'vitest';
import { dateParts, monthHeading } from './date-parts.ts';

test('[PROD-11] the parts and the month are New York’s', () => {
  const at = '2026-02-01T02:00:00Z';
  expect(dateParts(at)).toEqual({ weekday: 'Sat', month: 'Jan', day: '31', year: '2026' });
  expect(monthHeading(at)).toBe('January 2026');
});
