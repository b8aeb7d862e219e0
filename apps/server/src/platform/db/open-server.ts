import { PostgresDialect } from 'kysely';
import pg from 'pg';
import type { Engine } from './database.ts';
import { nameStatements, statementNames } from './name-statements.ts';
import { planEveryTime } from './plan-every-time.ts';

const INT8 = 20;
const DATE = 1082;

/** Counts and ids stay far below 2^53, and a calendar day has no zone: both engines answer alike. */
function readTypesAlike(): void {
  pg.types.setTypeParser(INT8, Number);
  pg.types.setTypeParser(DATE, (text) => text);
}

export async function openServer(databaseUrl: string, poolSize: number): Promise<Engine> {
  readTypesAlike();
  const pool = new pg.Pool({
    connectionString: databaseUrl,
    options: `-c ${planEveryTime}`,
    max: poolSize,
    connectionTimeoutMillis: 10_000,
  });
  // An idle connection that breaks is replaced by the pool at the next query; without a listener it would end the process.
  pool.on('error', () => {});
  const names = statementNames();
  pool.on('connect', (client) => nameStatements(client, names));
  try {
    await pool.query('select 1');
  } catch (error) {
    await pool.end();
    throw new Error(`The database named by DATABASE_URL cannot be reached: ${(error as Error).message}`, {
      cause: error,
    });
  }
  return {
    kind: 'server',
    dialect: new PostgresDialect({ pool }),
    close: async () => {
      if (!pool.ending) await pool.end();
    },
    runScript: async (script) => {
      const client = await pool.connect();
      try {
        await client.query(`begin; ${script}; commit`);
      } catch (error) {
        await client.query('rollback');
        throw error;
      } finally {
        client.release();
      }
    },
  };
}
