import { Kysely } from 'kysely';
import type { Dialect } from 'kysely';
import { openEmbedded } from './embedded/open-embedded.ts';
import { openServer } from './open-server.ts';
import type { Db, Tables } from './tables.ts';

/** What an engine must offer beneath Kysely. */
export interface Engine {
  kind: 'embedded' | 'server';
  dialect: Dialect;
  /** Runs a script of several statements, all of them or none. */
  runScript(script: string): Promise<void>;
  /** Lets go of everything; Kysely does so only for an engine that it has used. */
  close(): Promise<void>;
}

export interface Database extends Omit<Engine, 'dialect'> {
  db: Db;
}

export interface DatabaseSettings {
  databaseUrl?: string | undefined;
  dataDir: string;
  poolSize: number;
}

export async function openDatabase(settings: DatabaseSettings): Promise<Database> {
  const engine = settings.databaseUrl
    ? await openServer(settings.databaseUrl, settings.poolSize)
    : await openEmbedded(settings.dataDir);
  const db = new Kysely<Tables>({ dialect: engine.dialect });
  const close = async (): Promise<void> => {
    await db.destroy();
    await engine.close();
  };
  return { kind: engine.kind, db, runScript: engine.runScript, close };
}
