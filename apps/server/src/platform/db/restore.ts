// Brings a backup into an empty database, in one transaction: all of it or nothing.
import { createReadStream } from 'node:fs';
import { basename } from 'node:path';
import { createInterface } from 'node:readline';
import { createGunzip } from 'node:zlib';
import { sql } from 'kysely';
import { putPicture } from '../pictures/picture-folder.ts';
import { keepPicture } from '../pictures/picture-store.ts';
import { BACKUP_FORMAT } from './backup.ts';
import type { BackupCounts, BackupHeader } from './backup.ts';
import { continueCounting } from './counters.ts';
import type { Counters } from './counters.ts';
import { migrationsOf } from './migrate.ts';
import { tablesInOrder } from './schema-of.ts';
import type { TableShape } from './schema-of.ts';
import type { Db, Tx } from './tables.ts';
import { withoutTriggers } from './without-triggers.ts';

const ROWS_AT_ONCE = 2000;

async function insertRows(tx: Tx, { name, columns, identities }: TableShape, lines: string[]): Promise<void> {
  const list = sql.join(columns.map((column) => sql.ref(column)));
  const overriding = identities.length > 0 ? sql`overriding system value` : sql``;
  await sql`
    insert into ${sql.table(name)} (${list}) ${overriding}
    select ${list} from json_populate_recordset(null::${sql.table(name)}, ${`[${lines.join(',')}]`}::json)`.execute(
    tx,
  );
}

/** The stand-in gateway beside a shop has tables of its own, which say nothing about the product's version. */
const isOfProduct = (migration: string): boolean => /^\d/.test(migration);

async function requireFittingDatabase(tx: Tx, header: BackupHeader, shapes: TableShape[]): Promise<void> {
  if (header.stagedoorBackup !== BACKUP_FORMAT) throw new Error('This file is not a backup of Stagedoor.');
  const here = (await migrationsOf(tx)).filter(isOfProduct);
  const there = header.migrations.filter(isOfProduct);
  if (here.join() !== there.join()) {
    throw new Error(
      `The backup was made by another version: it knows ${there.at(-1)}, this one ${here.at(-1)}. Restore it with that version, then upgrade.`,
    );
  }
  for (const { name } of shapes) {
    // A picture has the name of what is in it: those of a node's folder, taken in by a start, are in nobody's way.
    if (name === 'schema_migrations' || name === 'pictures') continue;
    const { rows: any } = await sql`select 1 from ${sql.table(name)} limit 1`.execute(tx);
    if (any.length > 0)
      throw new Error(`The database is not empty (${name}): a restore never overwrites anything.`);
  }
}

interface Entry {
  table?: string;
  file?: string;
  data?: string;
  counters?: Counters;
  end?: BackupCounts;
}

/** Lines of control begin with one of four keys; every other line is a row of the table named last. */
const isControl = (line: string): boolean => /^\{"(table|file|counters|end)":/.test(line);

/** What the backup says about itself, before anything is restored. */
export async function readBackupHeader(source: string): Promise<BackupHeader> {
  const input = createReadStream(source);
  const lines = createInterface({ input: input.pipe(createGunzip()), crlfDelay: Infinity });
  try {
    for await (const line of lines) return JSON.parse(line) as BackupHeader;
  } finally {
    input.destroy();
  }
  throw new Error('This file is not a backup of Stagedoor.');
}

interface Written {
  counts: BackupCounts;
  counters: Counters;
  /** What the backup's last line says that it holds: none where it was cut off. */
  promised: BackupCounts | undefined;
}

/** What the lines of a backup bring, written row by row as it was; answers how much that was. */
async function writeLines(
  tx: Tx,
  lines: AsyncIterable<string>,
  shapes: TableShape[],
  dataDir: string,
): Promise<Written> {
  const hasPictures = shapes.some(({ name }) => name === 'pictures');
  const counts: BackupCounts = { tables: 0, rows: 0, files: 0 };
  let table: TableShape | undefined;
  let waiting: string[] = [];
  let counters: Counters = {};
  let promised: BackupCounts | undefined;
  const flush = async (): Promise<void> => {
    if (table && waiting.length > 0) await insertRows(tx, table, waiting);
    counts.rows += waiting.length;
    waiting = [];
  };
  for await (const line of lines) {
    if (isControl(line)) {
      await flush();
      const entry = JSON.parse(line) as Entry;
      if (entry.table !== undefined) {
        table = shapes.find(({ name }) => name === entry.table);
        if (!table) throw new Error(`The backup holds a table that does not exist here: ${entry.table}.`);
        counts.tables += 1;
      }
      if (entry.file !== undefined) {
        const name = basename(entry.file);
        const bytes = Buffer.from(entry.data ?? '', 'base64');
        // Tables of an earlier version have no room for them: they lay in the folder.
        if (hasPictures) await keepPicture(tx, name, bytes);
        else putPicture(dataDir, name, bytes);
        counts.files += 1;
      }
      counters = entry.counters ?? counters;
      promised = entry.end ?? promised;
    } else {
      waiting.push(line);
      if (waiting.length >= ROWS_AT_ONCE) await flush();
    }
  }
  return { counts, counters, promised };
}

/** Rows and pictures, or neither. */
export async function readBackup(db: Db, source: string, dataDir: string): Promise<BackupCounts> {
  return db.transaction().execute(async (tx) => {
    const shapes = await tablesInOrder(tx);
    const lines = createInterface({
      input: createReadStream(source).pipe(createGunzip()),
      crlfDelay: Infinity,
    })[Symbol.asyncIterator]();
    const header = JSON.parse((await lines.next()).value ?? '{}') as BackupHeader;
    await requireFittingDatabase(tx, header, shapes);
    const { counts, counters, promised } = await withoutTriggers(tx, () =>
      writeLines(tx, lines, shapes, dataDir),
    );
    if (JSON.stringify(promised) !== JSON.stringify(counts))
      throw new Error('The backup is cut off: nothing was restored.');
    await continueCounting(tx, shapes, counters);
    return counts;
  });
}
