import { Socket } from 'node:net';
import { sql } from 'kysely';
import { expect, test, vi } from 'vitest';
import { testDatabase } from '../../../testing/test-database.ts';
import { inTransaction, lastly } from '../in-transaction.ts';

test('[OPS-14] statements that travel together leave in one write, the beginning and the commit with them', async () => {
  const database = await testDatabase('server', 1);
  const ask = (n: number) => sql<{ n: number }>`select ${n}::int as n`;
  await ask(0).execute(database.db);
  const writes = [vi.spyOn(Socket.prototype, '_writev' as '_write'), vi.spyOn(Socket.prototype, '_write')];
  const numbers = await inTransaction(database.db, async (tx) => {
    await Promise.all([1, 2, 3].map((n) => ask(n).execute(tx)));
    return lastly(Promise.all([4, 5].map((n) => ask(n).execute(tx))));
  });
  expect(numbers.map(({ rows }) => rows[0]!.n)).toEqual([4, 5]);
  expect(writes.flatMap(({ mock }) => mock.calls)).toHaveLength(2);
  vi.restoreAllMocks();
  await database.close();
});
