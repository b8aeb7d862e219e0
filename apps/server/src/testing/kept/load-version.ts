// A database of an older version, with the rows that its own code wrote: a backup, kept in this folder.
import { copyFileSync, mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync, gzipSync } from 'node:zlib';
import type { Database } from '../../platform/db/database.ts';
import { migrate } from '../../platform/db/migrate.ts';
import { readBackup } from '../../platform/db/restore.ts';
import { migrations } from '../databases.ts';

const standIn = join(import.meta.dirname, '../../stand-in-gateway/migrations');

/** Brings a blank database to where the version was, and its rows into it. */
export async function loadVersion(database: Database, version: string): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'stagedoor-kept-'));
  try {
    const rows = brotliDecompressSync(readFileSync(join(import.meta.dirname, `version-${version}.jsonl.br`)));
    const [header] = rows.subarray(0, 10_000).toString().split('\n');
    const known = new Set((JSON.parse(header!) as { migrations: string[] }).migrations);
    for (const from of [migrations, standIn])
      for (const name of readdirSync(from).filter((each) => known.has(each)))
        copyFileSync(join(from, name), join(folder, name));
    await migrate(database, folder);
    writeFileSync(join(folder, 'backup.gz'), gzipSync(rows));
    await readBackup(database.db, join(folder, 'backup.gz'), folder);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** From there to the newest version, as a start does. */
export async function upgrade(database: Database): Promise<string[]> {
  return [...(await migrate(database, migrations)), ...(await migrate(database, standIn))];
}
