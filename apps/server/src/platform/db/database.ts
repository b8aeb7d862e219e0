import { Kysely } from 'kysely';
import { openEmbedded } from './embedded/open-embedded.ts';
import type { Engine } from './engine.ts';
import { openServer } from './server/open-server.ts';
import type { ReplicaSettings } from './server/read-connections.ts';
import type { Db, Tables } from './tables.ts';
import { patientWaits } from './waits.ts';
import type { DatabaseWaits } from './waits.ts';

export interface Database extends Omit<Engine, 'dialect' | 'reading' | 'readCopy'> {
  db: Db;
  /** What it answers may be two seconds old: for reports, exports, lists. Where there is no replica it is `db`. */
  readDb: Db;
  /** The replica by itself, for whoever holds a connection to the leader already; in trouble whenever it is not fit. */
  replicaDb?: Db | undefined;
  /** Reads all that there is, as it is at one moment, and keeps nobody waiting. */
  readAside<T>(read: (db: Db) => Promise<T>): Promise<T>;
}

export interface DatabaseSettings {
  databaseUrl?: string | undefined;
  dataDir: string;
  poolSize: number;
  waits?: DatabaseWaits;
  /** Told again and again while a server is not there yet; left out, its absence is an error. */
  onAbsence?: (reason: string) => void;
  replica?: ReplicaSettings | undefined;
}

export async function openDatabase(settings: DatabaseSettings): Promise<Database> {
  const { databaseUrl, poolSize, waits = patientWaits, onAbsence, replica, dataDir } = settings;
  const engine = databaseUrl
    ? await openServer({ databaseUrl, poolSize, waits, onAbsence, replica })
    : await openEmbedded(dataDir);
  const { runScript, check } = engine;
  const db = new Kysely<Tables>({ dialect: engine.dialect });
  const { orLeader, alone } = engine.reading ?? {};
  const readDb = orLeader ? new Kysely<Tables>({ dialect: orLeader }) : db;
  const replicaDb = alone && new Kysely<Tables>({ dialect: alone });
  const close = async (): Promise<void> => {
    if (readDb !== db) await readDb.destroy();
    await replicaDb?.destroy();
    await db.destroy();
    await engine.close();
  };
  const { readCopy } = engine;
  const readAside: Database['readAside'] = (read) =>
    readCopy ? readCopy((dialect) => read(new Kysely<Tables>({ dialect }))) : read(db);
  return { kind: engine.kind, db, readDb, replicaDb, readAside, runScript, check, close };
}
