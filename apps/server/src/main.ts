// Starts the server: configuration, database, migrations, the demo world where it is asked for, then the calls.
import { flushCompileCache } from 'node:module';
import { join } from 'node:path';
import { buildApp } from './app.ts';
import { openCommandDesk } from './cli/command-desk.ts';
import { checkHosts } from './check-hosts.ts';
import { ConfigError, readConfig } from './config.ts';
import type { Config } from './config.ts';
import { harmChecks } from './harm-checks.ts';
import { loadDemo, loadDemoLyon } from './importing/index.ts';
import { systemClock } from './platform/clock.ts';
import type { Clock } from './platform/clock.ts';
import type { Db } from './platform/db/tables.ts';
import { openDatabase } from './platform/db/database.ts';
import type { Database } from './platform/db/database.ts';
import { backupBeforeUpgrade } from './platform/db/backup-before-upgrade.ts';
import { migrate } from './platform/db/migrate.ts';
import { patiently } from './platform/db/patiently.ts';
import { adoptPictures } from './platform/pictures/picture-folder.ts';
import { answerWhileStarting } from './platform/http/answer-while-starting.ts';
import { keepPrivate } from './platform/keep-private.ts';
import { createLog } from './platform/log.ts';
import { listOutlets } from './sellers/index.ts';
import { noteShop, requireOwnDatabase } from './cli/shop-note.ts';
import { asksForEmpty, environmentOf } from './start-arguments.ts';
import { stopOnSignals } from './stop.ts';
import { welcome } from './welcome.ts';

const say = (line: string): void => {
  process.stdout.write(`${line}\n`);
};

const SAY_EVERY_MS = 30_000;

/** Says at once what is going on, and then twice a minute while it lasts. */
function sayNowAndThen(sentence: (reason: string) => string): (reason: string) => void {
  let lastMs = -Infinity;
  return (reason) => {
    if (performance.now() - lastMs < SAY_EVERY_MS) return;
    lastMs = performance.now();
    say(sentence(reason));
  };
}

/** One sentence and an end, for what whoever starts the server can mend. */
function giveUp(error: unknown): never {
  const known = error instanceof Error;
  process.stderr.write(`${known ? error.message : String(error)}\n`);
  process.exit(1);
}

const explainPort =
  (port: number, variable = 'PORT') =>
  (error: NodeJS.ErrnoException): never => {
    if (error.code !== 'EADDRINUSE') throw error;
    throw new Error(`Port ${port} is in use: stop what uses it, or set another ${variable}.`, {
      cause: error,
    });
  };

const LOOK_AFTER_MS = 15_000;

/** A name that does not lead here is told once; `/readyz?deep` and `npm run doctor` look again. */
async function tellHosts(db: Db, config: Config): Promise<void> {
  const checked = await checkHosts(db, config).catch(() => []);
  for (const { origin, problem } of checked)
    if (problem !== undefined) say(`${origin} does not reach this shop: ${problem}.`);
}

/** Everything that the calls stand on; what was done is not done again. */
async function prepare(database: Database, config: Config, clock: Clock): Promise<void> {
  const migrations = join(import.meta.dirname, '../migrations');
  const kept = await backupBeforeUpgrade(database, config.dataDir, migrations, clock.now());
  if (kept !== undefined) say(`The tables change with this version; a backup of what was there: ${kept}`);
  const ran = await migrate(database, migrations);
  if (ran.length > 0) say(`Brought the database up to date (${ran.length} steps).`);
  await adoptPictures(database.db, config.dataDir);
  if (config.demo && (await listOutlets(database.db)).length === 0) {
    say('Loading the demo world ...');
    const settings = {
      harmChecks,
      drawKey: config.awards.drawKey,
      address: config.publicAddress,
      gateway: config.payments.speaks,
    };
    await loadDemo(database, clock.now(), settings);
    await loadDemoLyon(database, clock.now(), settings);
  }
}

/** Whoever starts the demo's folder with `--empty` sees the demo again, and is told why. */
function tellNotEmpty(config: Config): void {
  say(`There is a shop in ${config.dataDir} already, and --empty leaves it as it is.`);
  say('An empty one begins in a folder of its own: DATA_DIR=./my-shop npm start -- --empty');
}

async function start(config: Config, args: readonly string[]): Promise<void> {
  const log = createLog(config.logLevel);
  const clock = systemClock();
  for (const sentence of config.misspelt) say(sentence);
  keepPrivate(config.dataDir);
  if (config.production) requireOwnDatabase(config);
  const { place } = config.staff;
  const officePort = place.kind === 'port' ? place.port : undefined;
  // All ports are taken before anything is made: a start that cannot serve leaves nothing behind.
  const leaveShop = await answerWhileStarting(config).catch(explainPort(config.port));
  const wait = (port: number | undefined, variable: string) =>
    port === undefined
      ? async () => {}
      : answerWhileStarting({ port, host: config.host }).catch(explainPort(port, variable));
  const leaveOffice = await wait(officePort, 'BOX_OFFICE_PORT');
  const leaveHealth = await wait(config.healthPort, 'HEALTH_PORT');
  const sayAbsence = sayNowAndThen(
    (reason) => `The database named by DATABASE_URL cannot be used (${reason}); waiting for it ...`,
  );
  const database = await openDatabase({
    databaseUrl: config.databaseUrl,
    dataDir: config.dataDir,
    poolSize: config.databasePoolSize,
    waits: config.databaseWaits,
    onAbsence: sayAbsence,
    replica:
      config.databaseReadUrl === undefined ? undefined : { readUrl: config.databaseReadUrl, tell: say },
  });
  await patiently(() => prepare(database, config, clock), sayAbsence);
  noteShop(config.dataDir, database.kind);
  const app = await buildApp({ config, database, clock, log, onAbsence: sayAbsence });
  await leaveShop();
  await leaveOffice();
  await leaveHealth();
  await app.http.listen({ port: config.port, host: config.host }).catch(explainPort(config.port));
  await app.listenAtOffice(config.host).catch(explainPort(officePort ?? 0, 'BOX_OFFICE_PORT'));
  await app.listenForHealth(config.host).catch(explainPort(config.healthPort ?? 0, 'HEALTH_PORT'));
  const closeDesk = await openCommandDesk({ database, config, log, forget: () => app.forget() });
  stopOnSignals({ app, database, closeDesk, ...config.stopping, say });
  // Whoever is killed has no time to keep what was compiled for the next start.
  flushCompileCache();
  // Behind a balancer nobody is sent here before it is ready: the names are asked a little later.
  if (config.production) setTimeout(() => void tellHosts(database.db, config), LOOK_AFTER_MS).unref();
  const greet = async () => {
    const now = clock.now();
    const links = { owners: await app.firstOwnerLinks(now), firstRun: await app.firstRunLink(now) };
    const words = [await welcome(database.db, config, links), ...(await app.gatewayTroubles())];
    return { links, words: words.join('\n') };
  };
  const { links, words } = await patiently(greet, sayAbsence);
  say(words);
  if (asksForEmpty(args) && links.firstRun === undefined) tellNotEmpty(config);
}

try {
  const args = process.argv.slice(2);
  await start(readConfig(environmentOf(args, process.env)), args);
} catch (error) {
  if (error instanceof ConfigError) giveUp(error);
  giveUp(error);
}
