import { expect, test, vi } from 'vitest';
import type { Matter } from '../../office/index.ts';
import { getTodayHandler } from './get-today.ts';

const at = (day: number): Date => new Date(`2026-11-${day}T12:00:00Z`);
const now = at(15);
const matter = (name: string, find: Matter['find'], permission: Matter['permission']): Matter => ({
  name,
  about: name,
  permission,
  path: `/${name.toLowerCase()}`,
  find,
});
const error = vi.fn<() => void>();

async function today(all: Matter[], grants: Record<string, string>) {
  const needs = { db: {} as never, readDb: {} as never, log: { error } as never, matters: () => all };
  const grantFor = (permission: string) => grants[permission] ?? 'no';
  return getTodayHandler(needs).run({}, { sellerId: 7, outletIds: [3], now, grantFor });
}
const silent = async (): Promise<never> => {
  throw new Error('away');
};

test('[OFFICE-05] by deadline, each with its number and its way, what has no deadline last', async () => {
  const asked: unknown[] = [];
  const all = [
    matter('Later', async () => ({ count: 2, what: 'things', since: at(20) }), 'orders.look'),
    matter('Whenever', async () => ({ count: 3, what: 'things' }), 'mail.look'),
    matter(
      'First',
      async (_db, scope) => {
        asked.push(scope);
        return { count: 1, what: 'thing', since: at(10), detail: 'The oldest' };
      },
      'orders.look',
    ),
    matter('Quiet', async () => undefined, 'orders.look'),
  ];
  expect(await today(all, { 'orders.look': 'yes', 'mail.look': 'asks' })).toEqual({
    matters: [
      { name: 'First', path: '/first', count: 1, what: 'thing', since: at(10), detail: 'The oldest' },
      { name: 'Later', path: '/later', count: 2, what: 'things', since: at(20) },
      { name: 'Whenever', path: '/whenever', count: 3, what: 'things' },
    ],
    forOthers: 0,
    missing: [],
  });
  expect(asked).toEqual([{ sellerId: 7, outletIds: [3], now }]);
});

test('[OFFICE-05] a source that does not answer is named to whoever would see it, and the others are there', async () => {
  const all = [
    matter('Charging', silent, 'charging.decide'),
    matter('Ledger', silent, 'ledger.mend'),
    matter('Mail', async () => ({ count: 1, what: 'letter came back' }), 'mail.look'),
    matter('Draws', async () => ({ count: 1, what: 'draw' }), 'draws.decide'),
  ];
  expect(await today(all, { 'charging.decide': 'yes', 'mail.look': 'yes', 'draws.decide': 'sees' })).toEqual({
    matters: [{ name: 'Mail', path: '/mail', count: 1, what: 'letter came back' }],
    forOthers: 1,
    missing: ['Charging'],
  });
  expect(error).toHaveBeenCalledTimes(2);
});
