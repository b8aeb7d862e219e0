// What the database reads from the environment.
import type { ConfigReader } from '../config-reader.ts';
import type { DatabaseWaits } from './waits.ts';

export interface DatabaseConfig {
  databaseUrl: string | undefined;
  databaseReadUrl: string | undefined;
  databasePoolSize: number;
  databaseWaits: DatabaseWaits;
}

const isAddress = /^postgres(ql)?:\/\/./;

export function readDatabaseConfig({ secret, number, complaints }: ConfigReader): DatabaseConfig {
  const databaseUrl = secret('DATABASE_URL');
  if (databaseUrl !== undefined && !isAddress.test(databaseUrl)) {
    complaints.push('DATABASE_URL must begin with postgres:// or postgresql://.');
  }
  const databaseReadUrl = secret('DATABASE_READ_URL');
  if (databaseReadUrl !== undefined && !isAddress.test(databaseReadUrl))
    complaints.push('DATABASE_READ_URL must begin with postgres:// or postgresql://.');
  if (databaseReadUrl !== undefined && databaseUrl === undefined)
    complaints.push('DATABASE_READ_URL names a replica of the database of DATABASE_URL, which is not set.');
  return {
    databaseUrl,
    databaseReadUrl,
    databasePoolSize: number('DATABASE_POOL_SIZE', 6, 1, 100),
    databaseWaits: {
      connect: number('DATABASE_CONNECT_SECONDS', 10, 1, 300),
      away: number('DATABASE_AWAY_SECONDS', 5, 0, 300),
      statement: number('DATABASE_STATEMENT_SECONDS', 15, 1, 3600),
      lock: number('DATABASE_LOCK_SECONDS', 10, 1, 3600),
      idleInTransaction: number('DATABASE_IDLE_SECONDS', 30, 1, 3600),
    },
  };
}
