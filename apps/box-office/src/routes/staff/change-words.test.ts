import { expect, test } from 'vitest';
import type { LogEntry } from '@stagedoor/contract/calls/office/log';
import { changeWords, whichWords } from './change-words.ts';
import { newYork } from '@stagedoor/rules/time/testing/new-york';

const told = { currency: 'USD', times: newYork } as const;

const entry = (part: Partial<LogEntry>): LogEntry => ({
  id: '1',
  at: new Date(0),
  by: 'staff',
  action: 'staff.role-changed',
  refused: false,
  ...part,
});

test('[STAFF-06] says what changed, and not what stayed', () => {
  const before = { role: 'desk', allOutlets: true, outletIds: [] };
  const after = { role: 'owner', allOutlets: true, outletIds: [] };
  expect(changeWords(entry({ before, after }), told)).toBe('role: desk → owner');
  expect(changeWords(entry({ after: { sessionsEnded: 3 } }), told)).toBe('sessions ended: 3');
});

test('[STAFF-06] what was refused is called as the table of roles calls it', () => {
  const refused = entry({
    refused: true,
    subject: { kind: 'call', id: 'exportOfficeOrders' },
    after: { role: 'viewer', permission: 'lists.export' },
  });
  expect(whichWords(refused)).toBe('Orders, requests, guests: export');
  expect(changeWords(refused, told)).toBe('not for the role of viewer');
  expect(whichWords(entry({ subject: { kind: 'order', id: 'Z1' } }))).toBe('order Z1');
  const id = 'd5b95687-e6c8-45ba-a858-7d1efbe4c783';
  expect(whichWords(entry({ subject: { kind: 'orders.export', id } }))).toBe('orders export');
  expect(changeWords(entry({ after: { filter: { outletIds: 'all' } } }), told)).toBe('filter: outlets all');
});

test('[STAFF-06] what simply is so needs no yes', () => {
  expect(changeWords(entry({ after: { browser: 'Chrome on Linux', isNewBrowser: true } }), told)).toBe(
    'browser: Chrome on Linux; new browser',
  );
});

test('[STAFF-06] of an erased person nothing is said', () => {
  const personal = { kind: 'customer', id: 1, after: { email: 'x' }, erasedAt: new Date(0) };
  expect(changeWords(entry({ personal }), told)).toBe('erased with the person');
});
