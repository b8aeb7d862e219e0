// npm run proof -- pooler: PgBouncer between the shop and its database. Where sessions are kept the shop works with all its
// limits; where a server is lent for a transaction the start ends with one sentence, however the pooler is set.
import { execFileSync, spawn, spawnSync } from 'node:child_process';
import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from 'kysely';
import { openDatabase } from '../apps/server/src/platform/db/database.ts';
import { migrate } from '../apps/server/src/platform/db/migrate.ts';
import { patientWaits } from '../apps/server/src/platform/db/waits.ts';
import { migrations } from '../apps/server/src/testing/databases.ts';
import { runToEnd } from '../apps/server/src/testing/server-process.ts';
import { freePort } from '../tools/free-port.ts';
import { startPostgres } from '../tools/postgres.ts';
import { ordinaryUser, reachableTemporaryFolder } from '../tools/postgres/run-as.ts';
import { notPossibleHere } from '../tools/proofs/not-possible-here.ts';

const IGNORED = 'options,statement_timeout,lock_timeout,idle_in_transaction_session_timeout';
const REFUSED = 'keeps no sessions';
const path = `${process.env['PATH']}:/usr/sbin`;

interface Setting {
  what: string;
  lines: readonly string[];
  isRefused: boolean;
}

const ignoring = `ignore_startup_parameters = ${IGNORED}`;
const settings: readonly Setting[] = [
  { what: 'transactions, as it comes', lines: ['pool_mode = transaction'], isRefused: true },
  { what: 'transactions, settings swallowed', lines: ['pool_mode = transaction', ignoring], isRefused: true },
  {
    what: 'transactions, servers by turns',
    lines: ['pool_mode = transaction', ignoring, 'server_round_robin = 1'],
    isRefused: true,
  },
  { what: 'statements', lines: ['pool_mode = statement', ignoring], isRefused: true },
  { what: 'sessions', lines: ['pool_mode = session', ignoring], isRefused: false },
];

async function openPooler(server: string, lines: readonly string[]) {
  const folder = mkdtempSync(join(reachableTemporaryFolder(), 'stagedoor-pooler-'));
  chmodSync(folder, 0o755);
  const [port, to] = [await freePort(), new URL(server)];
  const listen = [`listen_addr = 127.0.0.1`, `listen_port = ${port}`, 'unix_socket_dir =', 'auth_type = any'];
  const all = [
    '[databases]',
    `* = host=127.0.0.1 port=${to.port} user=postgres`,
    '[pgbouncer]',
    ...listen,
    ...lines,
  ];
  const file = join(folder, 'pgbouncer.ini');
  writeFileSync(file, `${all.join('\n')}\n`);
  const user = ordinaryUser();
  const child = spawn('pgbouncer', [file], { ...user, env: { PATH: path }, stdio: 'ignore' });
  await sleep(1000);
  return {
    folder,
    url: `postgres://postgres@127.0.0.1:${port}/postgres`,
    close: () => {
      child.kill('SIGKILL');
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** Plans are kept and limits hold: the same statements again and again, on every connection. */
async function useIt(databaseUrl: string): Promise<string[]> {
  const waits = { ...patientWaits, statement: 7, lock: 6, idleInTransaction: 5 };
  const database = await openDatabase({ databaseUrl, dataDir: '', poolSize: 4, waits });
  const wrong: string[] = [];
  try {
    await migrate(database, migrations);
    await Promise.all(Array.from({ length: 200 }, (_, n) => sql`select ${n}::int as n`.execute(database.db)));
    for (const [name, wanted] of [
      ['statement_timeout', '7s'],
      ['lock_timeout', '6s'],
      ['idle_in_transaction_session_timeout', '5s'],
    ] as const) {
      const { rows } = await sql<{ is: string }>`select current_setting(${name}) as is`.execute(database.db);
      if (rows[0]?.is !== wanted) wrong.push(`${name} is ${rows[0]?.is}, not ${wanted}`);
    }
  } finally {
    await database.close();
  }
  return wrong;
}

async function look(server: string, { lines, isRefused }: Setting): Promise<string[]> {
  const pooler = await openPooler(server, lines);
  try {
    if (!isRefused) return await useIt(pooler.url);
    const place = { DATA_DIR: pooler.folder, PORT: String(await freePort()) };
    const { exitCode, output } = await runToEnd({ DATABASE_URL: pooler.url, ...place });
    return exitCode === 1 && output.includes(REFUSED)
      ? []
      : [`the start ended with ${exitCode}: ${output.slice(-500)}`];
  } finally {
    pooler.close();
  }
}

async function prove(): Promise<void> {
  const version = execFileSync('pgbouncer', ['--version'], { encoding: 'utf8', env: { PATH: path } });
  console.log(version.split('\n')[0]);
  const postgres = await startPostgres();
  for (const setting of settings) {
    const wrong = await look(postgres.url, setting);
    console.log(
      `${wrong.length === 0 ? '✓' : '✗'} ${setting.what}: ${setting.isRefused ? 'refused' : 'works'}`,
    );
    for (const line of wrong) console.log(`  ${line}`);
    if (wrong.length > 0) process.exitCode = 1;
  }
  await postgres.stop();
}

process.env['PATH'] = path;
if (spawnSync('sh', ['-c', 'command -v pgbouncer']).status === 0) await prove();
else notPossibleHere('apt-get install pgbouncer');
