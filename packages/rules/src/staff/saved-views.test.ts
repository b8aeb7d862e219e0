import { describe, expect, test } from 'vitest';
import { staffMessages } from '../messages/staff.ts';
import { viewFilter, viewNameProblem } from './saved-views.ts';

describe('[OFFICE-01] a view that somebody keeps', () => {
  test('is its filters, whatever their order, without the page', () => {
    const filter = viewFilter(new URLSearchParams('states=PAID&outlet=1&after=abc&row=7&words='));
    expect(filter).toBe('outlet=1&states=PAID');
    expect(viewFilter(new URLSearchParams('outlet=1&before=x&states=PAID'))).toBe(filter);
  });

  test('has a name that no other of the list has', () => {
    expect(viewNameProblem(' Failed ', ['Mine'])).toBe(false);
    expect(viewNameProblem('  ', [])).toBe(staffMessages.viewNameNeeded);
    expect(viewNameProblem('x'.repeat(41), [])).toBe(staffMessages.viewNameNeeded);
    expect(viewNameProblem('failed', ['Failed'])).toBe(staffMessages.viewNameTaken);
  });
});
