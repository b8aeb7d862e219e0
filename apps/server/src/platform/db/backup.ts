// A backup is one compressed file of lines: a header, then every table's rows as JSON, the pictures, and how far was counted.
// It is the same whichever engine it came from, so it also carries a shop from the embedded engine to a server.
import { createWriteStream, existsSync, linkSync, renameSync, rmSync, unlinkSync } from 'node:fs';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import { sql } from 'kysely';
import { codeOf } from '@stagedoor/rules/values/code-of';
import { required } from '@stagedoor/rules/values/required';
import { picturesIn } from '../pictures/picture-folder.ts';
import { findPicture, pictureNames } from '../pictures/picture-store.ts';
import { readCounters } from './counters.ts';
import { migrationsOf } from './migrate.ts';
import { tablesInOrder } from './schema-of.ts';
import type { Db, Tx } from './tables.ts';

export const BACKUP_FORMAT = 1;
const ROWS_AT_ONCE = 2000;

export interface BackupHeader {
  stagedoorBackup: typeof BACKUP_FORMAT;
  migrations: string[];
  /** A mark of each secret that rows depend on; none in backups of earlier versions. */
  seals?: Seals;
}

export type Seals = Record<string, string>;

export interface BackupCounts {
  tables: number;
  rows: number;
  files: number;
}

async function* tableLines(tx: Tx, counts: BackupCounts): AsyncGenerator<string> {
  for (const { name } of await tablesInOrder(tx)) {
    if (name === 'schema_migrations' || name === 'pictures') continue;
    counts.tables += 1;
    yield JSON.stringify({ table: name });
    await sql`declare backup_rows cursor for select row_to_json(t)::text as line from ${sql.table(name)} t`.execute(
      tx,
    );
    for (;;) {
      const { rows } = await sql<{ line: string }>`fetch ${sql.lit(ROWS_AT_ONCE)} from backup_rows`.execute(
        tx,
      );
      if (rows.length === 0) break;
      counts.rows += rows.length;
      for (const { line } of rows) yield line;
    }
    await sql`close backup_rows`.execute(tx);
  }
}

type Picture = { name: string; bytes: Uint8Array };

async function* keptPictures(tx: Tx): AsyncGenerator<Picture> {
  for (const name of await pictureNames(tx))
    yield { name, bytes: required(await findPicture(tx, name), 'picture that was just listed') };
}

/** One at a time: each may have megabytes. Tables of an earlier version have none: theirs lie in the folder. */
async function* fileLines(tx: Tx, counts: BackupCounts, dataDir?: string): AsyncGenerator<string> {
  const isTable = (await tablesInOrder(tx)).some(({ name }) => name === 'pictures');
  const inFolder = dataDir === undefined ? [] : picturesIn(dataDir);
  for await (const { name, bytes } of isTable ? keptPictures(tx) : inFolder) {
    counts.files += 1;
    yield JSON.stringify({ file: `images/${name}`, data: Buffer.from(bytes).toString('base64') });
  }
}

/** Gives the finished file its name; one that is there already stays, unless it is meant to go. */
function nameIt(unfinished: string, target: string, force: boolean): void {
  if (force) return renameSync(unfinished, target);
  try {
    linkSync(unfinished, target);
  } catch (error) {
    if (codeOf(error) === 'EEXIST') throw alreadyThere(target);
    throw error;
  } finally {
    unlinkSync(unfinished);
  }
}

const alreadyThere = (target: string): Error =>
  new Error(`${target} exists already: name another file, or say --force to overwrite it.`);

/** There is not a single row. */
export class EmptyBackup extends Error {
  override name = 'EmptyBackup';
  override message = 'There is nothing to back up, so nothing was written. Is it the shop that you meant?';
}

/**
 * Writes the backup beside its final name first, so that a file with that name is always a whole one. It holds
 * everything about everybody: only its owner may read it.
 */
export async function writeBackup(
  db: Db,
  target: string,
  {
    force = false,
    dataDir,
    seals,
  }: { force?: boolean | undefined; dataDir?: string | undefined; seals?: Seals | undefined } = {},
): Promise<BackupCounts> {
  if (!force && existsSync(target)) throw alreadyThere(target);
  const counts: BackupCounts = { tables: 0, rows: 0, files: 0 };
  const unfinished = `${target}.unfinished`;
  rmSync(unfinished, { force: true });
  await db
    .transaction()
    .setIsolationLevel('repeatable read')
    .execute(async (tx) => {
      const header: BackupHeader = {
        stagedoorBackup: BACKUP_FORMAT,
        migrations: await migrationsOf(tx),
        ...(seals && { seals }),
      };
      async function* lines(): AsyncGenerator<string> {
        yield `${JSON.stringify(header)}\n`;
        for await (const line of tableLines(tx, counts)) yield `${line}\n`;
        for await (const line of fileLines(tx, counts, dataDir)) yield `${line}\n`;
        yield `${JSON.stringify({ counters: await readCounters(tx, await tablesInOrder(tx)) })}\n`;
        yield `${JSON.stringify({ end: counts })}\n`;
      }
      await pipeline(Readable.from(lines()), createGzip(), createWriteStream(unfinished, { mode: 0o600 }));
    });
  // Nobody looks into a backup before it is needed.
  if (counts.rows === 0) {
    rmSync(unfinished);
    throw new EmptyBackup();
  }
  nameIt(unfinished, target, force);
  return counts;
}
