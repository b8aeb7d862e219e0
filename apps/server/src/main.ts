// Starts the server: configuration, database, migrations, the demo world where it is asked for, then the calls.
import { join } from 'node:path';
import { buildApp } from './app.ts';
import { ConfigError, readConfig } from './config.ts';
import type { Config } from './config.ts';
import { loadDemo } from './importing/index.ts';
import { systemClock } from './platform/clock.ts';
import { openDatabase } from './platform/db/database.ts';
import { migrate } from './platform/db/migrate.ts';
import { createLog } from './platform/log.ts';
import { hasAnyOutlet } from './sellers/index.ts';
import { welcome } from './welcome.ts';

const say = (line: string): void => {
  process.stdout.write(`${line}\n`);
};

/** One sentence and an end, for what whoever starts the server can mend. */
function giveUp(error: unknown): never {
  const known = error instanceof Error;
  process.stderr.write(`${known ? error.message : String(error)}\n`);
  process.exit(1);
}

async function start(config: Config): Promise<void> {
  const log = createLog(config.logLevel);
  const clock = systemClock();
  const database = await openDatabase({
    databaseUrl: config.databaseUrl,
    dataDir: config.dataDir,
    poolSize: config.databasePoolSize,
  });
  const ran = await migrate(database, join(import.meta.dirname, '../migrations'));
  if (ran.length > 0) say(`Brought the database up to date (${ran.length} steps).`);
  if (config.demo && !(await hasAnyOutlet(database.db))) {
    say('Loading the demo world ...');
    await loadDemo(database, clock.now(), config.dataDir);
  }
  const app = await buildApp({ config, database, clock, log });
  try {
    await app.http.listen({ port: config.port, host: config.host });
  } catch (error) {
    await app.close();
    await database.close();
    const taken = (error as NodeJS.ErrnoException).code === 'EADDRINUSE';
    throw taken ? new Error(`Port ${config.port} is in use: stop what uses it, or set another PORT.`) : error;
  }
  say(await welcome(database.db, config));

  let stopping = false;
  const stop = async (): Promise<void> => {
    if (stopping) return;
    stopping = true;
    await app.close();
    await database.close();
    process.exit(0);
  };
  process.on('SIGTERM', () => void stop());
  process.on('SIGINT', () => void stop());
}

try {
  await start(readConfig(process.env));
} catch (error) {
  if (error instanceof ConfigError) giveUp(error);
  giveUp(error);
}
