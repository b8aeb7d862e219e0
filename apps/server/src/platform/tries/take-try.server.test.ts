import { afterAll, beforeAll, expect, test } from 'vitest';
import { testDatabase } from '../../testing/test-database.ts';
import type { TestDatabase } from '../../testing/test-database.ts';
import { blockAfterFailure, takeTry, tryKey } from './take-try.ts';
import { deleteTries } from './try-store.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await testDatabase('server');
});
afterAll(() => database.close());

test('[SEC-66] a success that takes the row away makes no other try fail', async () => {
  const now = new Date('2026-11-15T17:00:00Z');
  const key = tryKey(1, 'test', 'somebody');
  const budget = { key, waitAfter: () => 0, forgetSeconds: 60 };
  const { db } = database;
  const turns = Array.from({ length: 400 }, (_, turn) =>
    turn % 2 === 0 ? takeTry(db, [budget], now) : deleteTries(db, key),
  );
  const failed = (await Promise.allSettled(turns)).filter(({ status }) => status === 'rejected');
  expect(failed).toEqual([]);
});

test('[CODE-04] nobody waits for those who tried at the same moment, by whichever clock, and were not wrong', async () => {
  const now = new Date('2026-11-15T18:00:00Z');
  const before = new Date(now.getTime() - 40);
  const { db } = database;
  for (const waitsForFailure of [true, false]) {
    const key = tryKey(1, 'test', `at once, ${waitsForFailure}`);
    const budget = {
      key,
      waitAfter: (count: number) => (count > 3 ? 10 : 0),
      forgetSeconds: 60,
      waitsForFailure,
    };
    expect(await takeTry(db, [budget], now)).toEqual({ counts: [1] });
    await blockAfterFailure(db, budget, now);
    expect(await takeTry(db, [budget], before)).toEqual({ counts: [2] });
    await takeTry(db, [budget], now);
    await takeTry(db, [budget], now);
    await blockAfterFailure(db, budget, now);
    expect(await takeTry(db, [budget], before)).toEqual({ waitSeconds: 11 });
  }
});
