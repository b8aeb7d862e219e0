// npm run bench -- waiting-room: an on-sale at half of what it can, alone and beside 5,000 people (`--people=N`) in the
// line of another event, who each ask every ten seconds from a process of their own.
import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { sql } from 'kysely';
import { openDatabase } from '../apps/server/src/platform/db/database.ts';
import type { Database } from '../apps/server/src/platform/db/database.ts';
import { migrate } from '../apps/server/src/platform/db/migrate.ts';
import { systemClock } from '../apps/server/src/platform/clock.ts';
import { startServer } from '../apps/server/src/testing/server-process.ts';
import { codeOf } from '../apps/server/src/waiting-room/place-code.ts';
import { findRoom, openRoom } from '../apps/server/src/waiting-room/room-store.ts';
import { startPostgres } from '../tools/postgres.ts';
import { cartOf, rush } from './on-sale/buyers.ts';
import { msOf } from './on-sale/processor-time.ts';
import { steadily } from './on-sale/steady.ts';
import { loadWorld } from './on-sale/world.ts';

const people = Number(
  process.argv.find((argument) => argument.startsWith('--people='))?.split('=')[1] ?? 5000,
);
const LINE = 2;
const SECONDS = 15;
const WARM = 3000;
const AIM = 1.25;
const clock = systemClock();
const run = promisify(execFile);

/** An event whose tickets are all in carts: nobody gets in, and everybody goes on asking. */
async function addLine(database: Database): Promise<string[]> {
  await database.runScript(`
    insert into outlet_events (seller_id, outlet_event_id, outlet_id, show_id, sales_type_id) values (1, ${LINE}, 1, 1, 1);
    insert into event_items (seller_id, item_id, outlet_event_id, name, kind_name) values (1, ${LINE}, ${LINE}, 'Floor', 'Ticket');
    insert into price_levels (seller_id, price_level_id, item_id, name, price_cents, quantity_limit) values (1, 9001, ${LINE}, 'Floor', 4000, 8);
    insert into tickets (seller_id, price_level_id, rank) values (1, 9001, 1);
    insert into level_stock (seller_id, price_level_id, capacity) values (1, 9001, 1)`);
  const room = { sellerId: 1, outletId: 1, eventId: LINE, openedBy: 'bench', byItself: false };
  await openRoom(database.db, clock, room);
  const { room_id, place_key } = (await findRoom(database.db, clock, 1, LINE))!;
  const { rows } = await sql<{ place: string }>`
    insert into waiting_places (seller_id, room_id, place_uuid, session_id, network, joined_at, state)
    select 1, ${room_id}, gen_random_uuid(), gen_random_uuid(), 'network ' || n, '2026-01-01', 'WAITING'
    from generate_series(1, ${people}::int) n returning place_uuid as place`.execute(database.db);
  return rows.map(({ place }) => codeOf(place_key, place));
}

const folder = mkdtempSync(join(tmpdir(), 'stagedoor-waiting-'));
const postgres = await startPostgres({ durable: true });
const database = await openDatabase({ databaseUrl: postgres.url, dataDir: folder, poolSize: 2 });
try {
  await migrate(database, join(import.meta.dirname, '../apps/server/migrations'));
  await loadWorld(database, { hotPlaces: 200_000, placesPerSpreadLevel: 10, visitors: 100_000 });
  const server = await startServer({
    DATABASE_URL: postgres.url,
    DATA_DIR: folder,
    LOG_LEVEL: 'silent',
    REQUESTS_PER_MINUTE: '10000000',
    TRUSTED_PROXIES: '127.0.0.1',
  });
  let visitor = 0;
  const most = async (amount: number): Promise<number> => {
    const { perSecond } = await rush({
      port: server.port,
      where: 'hot',
      concurrent: 32,
      carts: amount,
      firstVisitor: visitor,
    });
    visitor += amount;
    return perSecond;
  };
  await most(WARM);
  const half = Math.round((await most(WARM)) / 2);
  console.log(`waiting-room\n  half of what the on-sale can open is ${half} carts/s`);
  const atHalf = async (when: string): Promise<number> => {
    const sale = { port: server.port, perSecond: half, next: () => cartOf('hot', (visitor += 1)) };
    const { answers, p50Ms, p99Ms, refused } = await steadily(sale, AbortSignal.timeout(SECONDS * 1000));
    const rate = Math.round(answers / SECONDS);
    console.log(
      `  ${when}: ${rate} carts/s, p50 ${p50Ms.toFixed(1)} ms, p99 ${p99Ms.toFixed(1)} ms, ${refused} refused`,
    );
    return p99Ms;
  };
  const alone = await atHalf('alone');
  const codes = join(folder, 'codes.txt');
  writeFileSync(codes, (await addLine(database)).join('\n'));
  const env = {
    ...process.env,
    PORT: String(server.port),
    EVENT: String(LINE),
    CODES: codes,
    SECONDS: String(SECONDS),
  };
  const used = msOf(server.pid);
  const [beside, asking] = await Promise.all([
    atHalf('beside'),
    run(process.execPath, [join(import.meta.dirname, 'waiting-room/ask.ts')], { env }),
  ]);
  console.log(`  ${people} people in line: ${asking.stdout.trim()}`);
  console.log(`  the shop used ${((msOf(server.pid) - used) / SECONDS / 10).toFixed(0)} % of a processor`);
  await server.end('SIGTERM');
  const growth = beside / alone;
  console.log(`  p99 of carts grew to ${growth.toFixed(2)} (aim ${AIM}) ${growth <= AIM ? 'met' : 'MISSED'}`);
  process.exitCode = growth <= AIM ? 0 : 1;
} finally {
  await database.close();
  await postgres.stop();
  rmSync(folder, { recursive: true, force: true });
}
