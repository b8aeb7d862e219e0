// Backup and restore as people run them, of a shop that has sold something, from and into either engine.
import { createHash } from 'node:crypto';
import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { cases } from '../../../../tools/testing/cases.ts';
import { calls, readyToOrder } from '../carts/testing/checkout.ts';
import { newDay, openShop } from '../carts/testing/order-app.ts';
import { writeBackup } from '../platform/db/backup.ts';
import { tablesInOrder } from '../platform/db/schema-of.ts';
import type { Db } from '../platform/db/tables.ts';
import type { TestApp } from '../testing/test-app.ts';
import { restoreShop } from './restore-shop.ts';
import { testDatabase } from '../testing/test-database.ts';
import { runProgram } from '../testing/run-program.ts';

const folder = mkdtempSync(join(tmpdir(), 'stagedoor-moving-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const run = (program: string, args: string[], environment: Record<string, string>) =>
  runProgram(program, args, { NODE_ENV: 'test', DEMO: '0', ...environment });

/** How many rows each table has, and what they are, in a word. */
async function summary(db: Db): Promise<Record<string, string>> {
  const told: Record<string, string> = {};
  for (const { name } of await tablesInOrder(db)) {
    const { rows } = await sql<{ line: string }>`
      select row_to_json(t)::text as line from ${sql.table(name)} t`.execute(db);
    const lines = rows.map(({ line }) => line).sort();
    const hash = createHash('sha256').update(lines.join('\n')).digest('hex').slice(0, 16);
    told[name] = `${lines.length} ${hash}`;
  }
  return told;
}

async function mailsWaiting({ database }: TestApp): Promise<number> {
  const waiting = database.db.selectFrom('mails').select('mail_id').where('state', '=', 'waiting');
  return (await waiting.execute()).length;
}

describe('[OPS-51] [RUN-03] a whole shop moves', () => {
  let shop: TestApp;
  let wanted: Record<string, string>;
  const backup = join(folder, 'first.gz');
  const second = join(folder, 'second.gz');
  beforeAll(async () => {
    shop = await openShop('server');
    const customer = await newDay(shop);
    const ordered = await customer.send(calls.order, { cartUUID: await readyToOrder(shop, customer) });
    if (ordered.status !== 200) throw new Error('nothing was sold');
    // The jobs go on: what they still have to do must not be done between the backup and the count.
    while ((await mailsWaiting(shop)) > 0) await sleep(200);
    wanted = await summary(shop.database.db);
  });
  afterAll(() => shop.close());

  test('[SEC-76] out of a server, for its owner to read, and over no other file unless told to', async () => {
    const environment = { ...shop.database.environment, DATA_DIR: join(folder, 'from') };
    expect(await run('backup.ts', [backup], environment)).toMatchObject({ exitCode: 0 });
    expect(statSync(backup).mode & 0o777).toBe(0o600);
    writeFileSync(second, 'mine');
    const refused = await run('backup.ts', [second], environment);
    expect(refused).toMatchObject({ exitCode: 1, output: expect.stringContaining('--force') });
    expect(readFileSync(second, 'utf8')).toBe('mine');
    expect(await run('backup.ts', [second, '--force'], environment)).toMatchObject({ exitCode: 0 });
    expect(statSync(second).mode & 0o777).toBe(0o600);
  });

  test('from a server into an embedded one, and from there into both', async () => {
    const [embedded, another] = await Promise.all([testDatabase('embedded'), testDatabase('embedded')]);
    await restoreShop(embedded, backup);
    expect(await summary(embedded.db)).toEqual(wanted);
    await writeBackup(embedded.db, second, { force: true });
    const target = await testDatabase('server');
    for (const database of cases([another, target])) {
      await restoreShop(database, second);
      expect(await summary(database.db)).toEqual(wanted);
    }
    await Promise.all([embedded.close(), another.close(), target.close()]);
  });

  test('from a server into another', async () => {
    const target = await testDatabase('server');
    const environment = { ...target.environment, DATA_DIR: join(folder, 'to') };
    expect(await run('restore.ts', [backup], environment)).toMatchObject({ exitCode: 0 });
    expect(await summary(target.db)).toEqual(wanted);
    const again = await run('restore.ts', [backup], environment);
    expect(again).toMatchObject({ exitCode: 1, output: expect.stringContaining('not empty') });
    await target.close();
  });
});
