import { Socket } from 'node:net';
import { sql } from 'kysely';
import { expect, test, vi } from 'vitest';
import { testDatabase } from '../../../testing/test-database.ts';
import { inTransaction, lastly } from '../in-transaction.ts';
import { Batch } from './batch.ts';

test('[OPS-14] statements that travel together leave in one write and are answered in one, the beginning and the commit with them', async () => {
  const database = await testDatabase('server', 1);
  const ask = (n: number) => sql<{ n: number }>`select ${n}::int as n`;
  await ask(0).execute(database.db);
  const writes = [vi.spyOn(Socket.prototype, '_writev' as '_write'), vi.spyOn(Socket.prototype, '_write')];
  const answers = vi.spyOn(Batch.prototype, 'handleReadyForQuery');
  const numbers = await inTransaction(database.db, async (tx) => {
    await Promise.all([1, 2, 3].map((n) => ask(n).execute(tx)));
    return lastly(Promise.all([4, 5].map((n) => ask(n).execute(tx))));
  });
  expect(numbers.map(({ rows }) => rows[0]!.n)).toEqual([4, 5]);
  expect(writes.flatMap(({ mock }) => mock.calls)).toHaveLength(2);
  expect(answers).toHaveBeenCalledTimes(2);
  vi.restoreAllMocks();
  await database.close();
});

test('[RUN-01] what is refused at the very end of a statement by itself is refused, though the statement was done', async () => {
  const database = await testDatabase('server', 1);
  await database.runScript(`
    create table late_halls (hall_id int primary key);
    create table late_seats (hall_id int references late_halls deferrable initially deferred)`);
  const add = (hallId: number) => sql`insert into late_seats values (${hallId})`.execute(database.db);
  await expect(add(1)).rejects.toThrow('late_seats_hall_id_fkey');
  await sql`insert into late_halls values (${1})`.execute(database.db);
  await add(1);
  await database.close();
});
