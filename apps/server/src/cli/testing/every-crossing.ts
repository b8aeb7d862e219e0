// A backup on its way through the engines: out of a shop, into both, and from the embedded one into both again.
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { writeBackup } from '../../platform/db/backup.ts';
import type { Db } from '../../platform/db/tables.ts';
import { rowsOf } from '../../testing/rows-of.ts';
import type { Rows } from '../../testing/rows-of.ts';
import { migrations } from '../../testing/databases.ts';
import { testDatabase } from '../../testing/test-database.ts';
import type { EngineKind } from '../../testing/test-database.ts';
import { restoreShop } from '../restore-shop.ts';

const TRIES = 20;

/** Jobs go on by themselves: a backup counts of which nothing moved from before it until after it. Answers what it holds. */
export async function backUpInPeace(db: Db, backUp: () => Promise<unknown>): Promise<Rows> {
  for (let tries = 0; tries < TRIES; tries += 1) {
    const before = await rowsOf(db);
    await backUp();
    if (JSON.stringify(await rowsOf(db)) === JSON.stringify(before)) return before;
  }
  throw new Error('The shop never rests: its jobs write all the time');
}

/** What was backed up, and what each way brought. */
export async function everyCrossing(
  source: Db,
  engines: readonly EngineKind[],
): Promise<{ wanted: Rows; brought: [string, Rows][] }> {
  const folder = mkdtempSync(join(tmpdir(), 'stagedoor-crossing-'));
  const first = join(folder, 'first.gz');
  const second = join(folder, 'second.gz');
  const wanted = await backUpInPeace(source, () => writeBackup(source, first, { force: true }));
  const brought: [string, Rows][] = [];
  for (const file of [first, second]) {
    for (const engine of existsSync(file) ? engines : []) {
      const target = await testDatabase(engine);
      await restoreShop(target, file, { migrations, dataDir: folder });
      brought.push([`${file === first ? 'server' : 'embedded'} to ${engine}`, await rowsOf(target.db)]);
      if (file === first && engine === 'embedded') await writeBackup(target.db, second);
      await target.close();
    }
  }
  rmSync(folder, { recursive: true, force: true });
  return { wanted, brought };
}
