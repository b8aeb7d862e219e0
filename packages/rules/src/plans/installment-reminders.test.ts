import { expect, test } from 'vitest';
import { isCardLetterDue, isReminderDue } from './installment-reminders.ts';

const at = (text: string): Date => new Date(text);

test('[AWARD-06] a reminder comes three days before the day, not earlier, and not once the day has come', () => {
  expect(isReminderDue('2026-12-10', at('2026-12-06T23:59:00Z'))).toBe(false);
  expect(isReminderDue('2026-12-10', at('2026-12-07T00:00:00Z'))).toBe(true);
  expect(isReminderDue('2026-12-10', at('2026-12-09T23:00:00Z'))).toBe(true);
  expect(isReminderDue('2026-12-10', at('2026-12-10T00:00:00Z'))).toBe(false);
});

test('[AWARD-06] a card that will not last until its payment is written about a month before it ends', () => {
  // Good until the end of January.
  expect(isCardLetterDue('2027-01', '2027-02-15', at('2027-01-01T00:00:00Z'))).toBe(false);
  expect(isCardLetterDue('2027-01', '2027-02-15', at('2027-01-02T00:00:00Z'))).toBe(true);
  expect(isCardLetterDue('2027-01', '2027-02-15', at('2027-02-10T00:00:00Z'))).toBe(true);
  expect(isCardLetterDue('2027-01', '2027-02-01', at('2027-01-20T00:00:00Z'))).toBe(true);
  expect(isCardLetterDue('2027-01', '2027-01-31', at('2027-01-20T00:00:00Z'))).toBe(false);
  expect(isCardLetterDue('2027-12', '2027-11-01', at('2027-10-20T00:00:00Z'))).toBe(false);
});
