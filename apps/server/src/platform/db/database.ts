import { Kysely } from 'kysely';
import { openEmbedded } from './embedded/open-embedded.ts';
import type { Engine } from './engine.ts';
import { openServer } from './server/open-server.ts';
import type { Db, Tables } from './tables.ts';
import { patientWaits } from './waits.ts';
import type { DatabaseWaits } from './waits.ts';

export interface Database extends Omit<Engine, 'dialect'> {
  db: Db;
}

export interface DatabaseSettings {
  databaseUrl?: string | undefined;
  dataDir: string;
  poolSize: number;
  waits?: DatabaseWaits;
  /** Told again and again while a server is not there yet; left out, its absence is an error. */
  onAbsence?: (reason: string) => void;
}

export async function openDatabase(settings: DatabaseSettings): Promise<Database> {
  const { databaseUrl, poolSize, waits = patientWaits, onAbsence, dataDir } = settings;
  const engine = databaseUrl
    ? await openServer({ databaseUrl, poolSize, waits, onAbsence })
    : await openEmbedded(dataDir);
  const db = new Kysely<Tables>({ dialect: engine.dialect });
  const close = async (): Promise<void> => {
    await db.destroy();
    await engine.close();
  };
  return { kind: engine.kind, db, runScript: engine.runScript, check: engine.check, close };
}
