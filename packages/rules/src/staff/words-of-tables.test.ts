import { describe, expect, test } from 'vitest';
import { letterKinds } from '../letters/letter-kinds.ts';
import { logActions } from './log-actions.ts';
import { grants, permissions, roleTable } from './role-table.ts';
import { roleWords } from './roles.ts';
import { viewRooms } from './saved-views.ts';
import {
  INVITATION_DAYS,
  MANY_LETTERS,
  PASSWORD_LINK_HOURS,
  STAFF_SESSION_HOURS,
  VIEW_MINUTES,
} from './staff-limits.ts';
import { holdKinds } from './stock-holds.ts';

const isBlank = (words: string): boolean => words.trim() === '';

describe('tables that staff read', () => {
  test('[STAFF-04] every row of the rights names its room and what is done, and grants every role something known', () => {
    const blank = permissions.filter(
      (name) => isBlank(roleTable[name].room) || isBlank(roleTable[name].action),
    );
    expect(blank).toEqual([]);
    const unknown = permissions.filter((name) => {
      const { owner, desk, finance, viewer } = roleTable[name];
      return [owner, desk, finance, viewer].some((grant) => !grants.includes(grant));
    });
    expect(unknown).toEqual([]);
    expect(grants).toEqual(['yes', 'asks', 'sees', 'own', 'no']);
  });

  test('[STAFF-04] every role has a name and a purpose', () => {
    expect(Object.values(roleWords).map(({ name }) => name)).toEqual(['Owner', 'Desk', 'Finance', 'Viewer']);
    expect(Object.values(roleWords).filter(({ purpose }) => isBlank(purpose))).toEqual([]);
  });

  test.each([
    ['what the log can say', logActions],
    ['the letters of an outlet', letterKinds],
  ])('[OPS-01] %s has words for each', (_name, table) => {
    const words = Object.values(table);
    expect(words.length).toBeGreaterThan(30);
    expect(words.filter(isBlank)).toEqual([]);
  });

  test('[OFFICE-01] [OFFICE-08] which lists are kept as views, and which holds have a name', () => {
    expect(viewRooms).toEqual(['orders', 'customers', 'events', 'mail']);
    expect(holdKinds).toEqual(['house', 'guest']);
  });

  test('[STAFF-07] how long what staff were given counts', () => {
    expect({ INVITATION_DAYS, MANY_LETTERS, PASSWORD_LINK_HOURS, STAFF_SESSION_HOURS, VIEW_MINUTES }).toEqual(
      {
        INVITATION_DAYS: 7,
        MANY_LETTERS: 500,
        PASSWORD_LINK_HOURS: 24,
        STAFF_SESSION_HOURS: 12,
        VIEW_MINUTES: 10,
      },
    );
  });
});
