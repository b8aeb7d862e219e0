// One process at a time in an embedded database's folder: two would damage it. The lock is the operating system's: it
// ends with its process, however that ends, and is seen from every container that has the folder.
import { readFileSync, writeFileSync } from 'node:fs';
import { hostname } from 'node:os';
import { join } from 'node:path';
import type { DatabaseSync } from 'node:sqlite';
import { recordOf } from '@stagedoor/rules/values/record-of';

const LOCK_FILE = 'in-use.lock';
/** For people only: who has it. Nothing is decided by it. */
const NOTE_FILE = 'in-use-by';
const BUSY = 5;

/** Node says at every start that its SQLite is young; whoever runs a shop cannot do anything about that. */
async function loadSqlite(): Promise<typeof import('node:sqlite')> {
  const { emitWarning } = process;
  process.emitWarning = () => {};
  try {
    return await import('node:sqlite');
  } finally {
    process.emitWarning = emitWarning;
  }
}

function holderOf(folder: string): string {
  try {
    return readFileSync(join(folder, NOTE_FILE), 'utf8').trim() || 'another process';
  } catch {
    return 'another process';
  }
}

/**
 * SQLite locks its file exclusively for a transaction; this one is begun and never ended. Several who come at the same
 * moment are in each other's way: they try again for a while, and one of them gets it.
 */
function hold(database: DatabaseSync): void {
  database.exec('pragma busy_timeout = 2000; pragma journal_mode = delete; begin exclusive');
}

/** Takes the folder, or throws a sentence that names who has it. Answers how to give it back. */
export async function lockFolder(folder: string): Promise<() => void> {
  const { DatabaseSync } = await loadSqlite();
  const database = new DatabaseSync(join(folder, LOCK_FILE));
  try {
    hold(database);
  } catch (error) {
    database.close();
    if (recordOf(error).errcode !== BUSY) throw error;
    throw new Error(
      `The data folder ${folder} is in use by ${holderOf(folder)}: stop it first, or set another DATA_DIR.`,
      { cause: error },
    );
  }
  writeFileSync(join(folder, NOTE_FILE), `process ${process.pid} on ${hostname()}`);
  return () => database.close();
}
