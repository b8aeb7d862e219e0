// Backup and restore as people run them, of a shop that has sold something, from and into either engine.
import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { cases } from '../../../../tools/testing/cases.ts';
import { calls, readyToOrder } from '../carts/testing/checkout.ts';
import { newDay, openShop } from '../carts/testing/order-app.ts';
import { writeBackup } from '../platform/db/backup.ts';
import type { TestApp } from '../testing/test-app.ts';
import { migrations } from '../testing/databases.ts';
import { rowsOf } from '../testing/rows-of.ts';
import type { Rows } from '../testing/rows-of.ts';
import { backUpInPeace } from './testing/every-crossing.ts';
import { restoreShop } from './restore-shop.ts';
import { engines, testDatabase } from '../testing/test-database.ts';
import { runProgram } from '../testing/run-program.ts';

vi.setConfig({ testTimeout: 400_000, hookTimeout: 400_000 });
const folder = mkdtempSync(join(tmpdir(), 'stagedoor-moving-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));
const place = { migrations, dataDir: folder };

const run = (program: string, args: string[], environment: Record<string, string>) =>
  runProgram(program, args, { NODE_ENV: 'test', DEMO: '0', ...environment });

/** Rows that triggers would make, take away or set back if they fired for what is only brought back. */
async function leaveTraces({ database }: TestApp): Promise<void> {
  await database.runScript(`
    delete from tickets_to_issue;
    insert into closed_ledgers (seller_id, until) values (1, '2099-12-31');
    insert into ledger_days values (1, 'day', '2099-12-30', 1, '', 'charge', 100, 1);
    insert into artists values (1, 9, 'Who left again');
    delete from artists where artist_id = 9;
    insert into desk_ids (seller_id, kind) values (1, 'event'), (1, 'event');
    delete from desk_ids where desk_id = 1000001`);
}

describe('[OPS-51] [RUN-03] a whole shop moves', () => {
  let shop: TestApp;
  let wanted: Rows;
  const backup = join(folder, 'first.gz');
  const second = join(folder, 'second.gz');
  const compared = join(folder, 'compared.gz');
  beforeAll(async () => {
    shop = await openShop('server');
    const customer = await newDay(shop);
    for (const delivery of [2, 4]) {
      const cartUUID = await readyToOrder(shop, customer, { delivery });
      const ordered = await customer.send(calls.order, { cartUUID });
      if (ordered.status !== 200) throw new Error('nothing was sold');
    }
    await leaveTraces(shop);
    wanted = await backUpInPeace(shop.database.db, () =>
      writeBackup(shop.database.db, compared, { force: true }),
    );
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

  test.each(cases(engines))('from a server into one that is %s, and from there back', async (engine) => {
    const between = await testDatabase(engine);
    await restoreShop(between, compared, place);
    expect(await rowsOf(between.db)).toEqual(wanted);
    await writeBackup(between.db, second, { force: true });
    const target = await testDatabase('server');
    await restoreShop(target, second, place);
    expect(await rowsOf(target.db)).toEqual(wanted);
    await Promise.all([between.close(), target.close()]);
  });

  test('from a server into another', async () => {
    const target = await testDatabase('server');
    const environment = { ...target.environment, DATA_DIR: join(folder, 'to') };
    expect(await run('restore.ts', [compared], environment)).toMatchObject({ exitCode: 0 });
    expect(await rowsOf(target.db)).toEqual(wanted);
    const again = await run('restore.ts', [compared], environment);
    expect(again).toMatchObject({ exitCode: 1, output: expect.stringContaining('not empty') });
    await target.close();
  });
});
