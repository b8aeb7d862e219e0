// npm run bench -- publishing: fifty shows are published at once (`--shows=N`) over 2,000 that are there, on PostgreSQL,
// while customers read the list, open a show and put tickets into carts: no call of theirs waits longer than 100 ms at the
// 99th percentile, told beside the same calls just before.
import { mkdtempSync, rmSync } from 'node:fs';
import { request, Agent } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startServer } from '../apps/server/src/testing/server-process.ts';
import { openDatabase } from '../apps/server/src/platform/db/database.ts';
import { migrate } from '../apps/server/src/platform/db/migrate.ts';
import { startPostgres } from '../tools/postgres.ts';
import { hangUp, signIn } from './box-office/ask.ts';
import { typeDrafts } from './box-office/drafts.ts';
import { loadWorld } from './box-office/world.ts';

const given = (name: string, fallback: number): number =>
  Number(process.argv.find((argument) => argument.startsWith(`--${name}=`))?.split('=')[1] ?? fallback);
const SHOWS = given('shows', 50);
const THERE = given('there', 2000);
const CUSTOMERS = given('customers', 8);
const CALM_MS = given('calm', 8000);
const PAUSE_MS = 40;
const AIM_MS = 100;
const SOLD = 103;
const HOST = 'outlet2.localhost';

const agent = new Agent({ keepAlive: true, maxSockets: CUSTOMERS });

/** One call of a customer, and how long it took. */
function call(
  port: number,
  path: string,
  body: object,
  cookie = '',
): Promise<{ ms: number; status: number; cookie: string }> {
  const begun = performance.now();
  return new Promise((resolve, reject) => {
    const headers = { host: HOST, origin: `http://${HOST}`, 'content-type': 'application/json', cookie };
    const asked = request(
      { port, host: '127.0.0.1', path: `/gen.v1/${path}`, method: 'POST', agent, headers },
      (answer) => {
        const given = (answer.headers['set-cookie'] ?? []).map((each) => each.split(';')[0]).join('; ');
        answer.resume();
        answer.on('end', () =>
          resolve({ ms: performance.now() - begun, status: answer.statusCode ?? 0, cookie: given }),
        );
      },
    );
    asked.on('error', reject);
    asked.end(JSON.stringify(body));
  });
}

interface Taken {
  ms: number;
  during: boolean;
}

const percentile = (taken: readonly Taken[], part: number): number =>
  taken.map(({ ms }) => ms).toSorted((a, b) => a - b)[Math.floor(taken.length * part)] ?? Number.NaN;

const calls: readonly [path: string, body: object][] = [
  ['outlet/getoutletevents', {}],
  ['outlet/getinfo', {}],
  // Whoever fills a cart has just come.
  ['user/sessioninit', {}],
  ['cart/createcart', { lineItems: [{ priceLevelID: SOLD * 10 + 1, quantity: 2 }] }],
];

const folder = mkdtempSync(join(tmpdir(), 'stagedoor-publishing-'));
const postgres = await startPostgres();
try {
  const database = await openDatabase({ databaseUrl: postgres.url, dataDir: folder, poolSize: 2 });
  await migrate(database, join(import.meta.dirname, '../apps/server/migrations'));
  await loadWorld(database, { orders: 2000, customers: 500, events: 60, shows: THERE });
  await database.runScript(`
    update outlets set kept_by = 'desk';
    insert into tickets (seller_id, price_level_id, rank) select 1, ${SOLD * 10 + 1}, n from generate_series(101, 5000) n;
    update level_stock set capacity = 5000 where price_level_id = ${SOLD * 10 + 1}`);
  await database.close();
  const server = await startServer({
    DATABASE_URL: postgres.url,
    DATA_DIR: folder,
    LOG_LEVEL: 'silent',
    REQUESTS_PER_MINUTE: '1000000',
    HELD_TICKETS_PER_ADDRESS: '1000000',
    WAITING_ROOM_ABOVE_MS: '0',
  });
  const ask = await signIn(server.port);
  const office = async <Answer>(path: string, body: object): Promise<Answer> =>
    (JSON.parse(await ask(path, body)) as { response: Answer }).response;

  const draftIds = await typeDrafts(ask, SHOWS);
  const { version, isPossible } = await office<{ version: string; isPossible: boolean }>('setup/plan-shows', {
    draftIds,
  });
  if (!isPossible) throw new Error('The shows cannot be published');

  const taken: Taken[] = [];
  const now = { isPublishing: false, isOver: false };
  const refused = new Map<string, number>();
  const customer = async (turn: number): Promise<void> => {
    let { cookie } = await call(server.port, 'user/sessioninit', {});
    for (let at = turn; !now.isOver; at += 1) {
      const [path, body] = calls[at % calls.length]!;
      const before = now.isPublishing;
      const isNew = path === 'user/sessioninit';
      const { ms, status, cookie: given } = await call(server.port, path, body, isNew ? '' : cookie);
      if (isNew) cookie = given;
      if (status >= 400) refused.set(`${path} ${status}`, (refused.get(`${path} ${status}`) ?? 0) + 1);
      // What was under way when it began, or when it ended, counts too.
      taken.push({ ms, during: before || now.isPublishing });
      await new Promise((done) => {
        setTimeout(done, PAUSE_MS);
      });
    }
  };
  const crowd = Promise.all(Array.from({ length: CUSTOMERS }, (_, n) => customer(n)));
  await new Promise((done) => {
    setTimeout(done, CALM_MS);
  });
  now.isPublishing = true;
  const begun = performance.now();
  const { eventIds } = await office<{ eventIds: number[] }>('setup/publish-shows', {
    draftIds,
    version,
    takeOver: true,
  });
  const publishMs = performance.now() - begun;
  // Every page and list that was kept is made anew after it: that belongs to it.
  await new Promise((done) => {
    setTimeout(done, 2000);
  });
  now.isPublishing = false;
  now.isOver = true;
  await crowd;
  hangUp();
  agent.destroy();
  const calm = taken.filter(({ during }) => !during).slice(calls.length * CUSTOMERS);
  const during = taken.filter((each) => each.during);
  const told = (name: string, some: readonly Taken[]): void =>
    console.log(
      `  ${name.padEnd(10)} ${String(some.length).padStart(5)} calls, half within ${percentile(some, 0.5).toFixed(1)} ms, 99 of 100 within ${percentile(some, 0.99).toFixed(1)} ms, longest ${percentile(some, 1 - 1e-9).toFixed(1)} ms`,
    );
  console.log(`publishing: ${eventIds.length} shows over ${THERE}, in ${publishMs.toFixed(0)} ms`);
  told('before', calm);
  told('meanwhile', during);
  for (const [what, times] of refused) console.log(`  refused: ${what}, ${times} times`);
  const p99 = percentile(during, 0.99);
  const met = p99 <= AIM_MS && eventIds.length === SHOWS && refused.size === 0;
  console.log(
    `  ${p99.toFixed(1)} ms (aim ${AIM_MS}), ${(p99 / percentile(calm, 0.99)).toFixed(1)} times the calm ${met ? 'met' : 'MISSED'}`,
  );
  await server.end('SIGTERM');
  process.exitCode = met ? 0 : 1;
} finally {
  await postgres.stop();
  rmSync(folder, { recursive: true, force: true });
}
