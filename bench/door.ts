// npm run bench -- door: ten doors scan fifty tickets a second of a show with twenty thousand, over HTTP and on a
// PostgreSQL of its own; then the list that a phone would have, its size, and how long one look at it takes.
import { randomUUID } from 'node:crypto';
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { gzipSync } from 'node:zlib';
import { startPostgres } from '../tools/postgres.ts';
import { buildApp } from '../apps/server/src/app.ts';
import { readConfig } from '../apps/server/src/config.ts';
import { loadManyAwards, orderAll } from '../apps/server/src/awards/testing/many-awards.ts';
import { openDoors } from '../apps/server/src/fulfilment/testing/door-world.ts';
import { TICKET_SECRET, textsOfEvent } from '../apps/server/src/orders/testing/ticket-texts.ts';
import { openDatabase } from '../apps/server/src/platform/db/database.ts';
import { migrate } from '../apps/server/src/platform/db/migrate.ts';
import { createLog } from '../apps/server/src/platform/log.ts';
import { migrations } from '../apps/server/src/testing/databases.ts';
import { loadSmallWorld } from '../apps/server/src/testing/small-world.ts';
import { testClock } from '../apps/server/src/testing/test-app.ts';

const TICKETS = Number(process.env.TICKETS ?? 20_000);
const DOORS = 10;
const A_SECOND = 50;
const SECONDS = 20;
const LIFE_MS = 10_000;
const MOST_MS = 200;
const MOST_OFFLINE_MS = 50;

const EVENT = 900;
const onPhone = new URL('../apps/server/src/fulfilment/door/browser/door-list.js', import.meta.url);

const percentile = (all: readonly number[], share: number): number =>
  all.toSorted((a, b) => a - b)[Math.min(all.length - 1, Math.floor(all.length * share))]!;

const postgres = await startPostgres({ durable: true });
const database = await openDatabase({ databaseUrl: postgres.url, dataDir: '', poolSize: 10 });
const clock = testClock();
const config = readConfig({
  DEMO: '0',
  DEFAULT_OUTLET: '1',
  PUBLIC_PORT: '0',
  DEMO_TOOLS: '1',
  DATABASE_URL: postgres.url,
  DATA_DIR: mkdtempSync(join(tmpdir(), 'stagedoor-door-')),
  TICKET_SECRET,
});
await migrate(database, migrations);
await loadSmallWorld(database);
await loadManyAwards(database, TICKETS / 2);
await orderAll(database, clock.now());
// Paid and on the phone, without twenty thousand charges: what a door reads is the same.
await database.runScript(`
  set session_replication_role = replica;
  update orders set state = 'STATUS_ORDER_DELIVERED', paid_cents = owed_cents, delivery_type_id = 4;
  insert into mobile_tickets (seller_id, mobile_ticket_uuid, line_id, ticket_id, order_id, issued_at)
  select s.seller_id, gen_random_uuid(), s.line_id, s.ticket_id, l.order_id, '2026-11-01'
  from order_tickets s join order_lines l using (seller_id, line_id);
  set session_replication_role = default;
  analyze`);
const app = await buildApp({ config, database, clock, log: createLog('silent') });
const address = await app.http.listen({ port: 0, host: '127.0.0.1' });
try {
  const codes = await openDoors(database.db, { eventId: EVENT, doors: DOORS, now: clock.now() });
  const texts = await textsOfEvent(database.db, EVENT, clock.now());
  const ask = async (door: number, path: string, body?: object) => {
    const answer = await fetch(`${address}${path}`, {
      method: body ? 'POST' : 'GET',
      headers: {
        'x-door-pass': codes[door]!,
        ...(body && { 'content-type': 'application/json' }),
      },
      ...(body && { body: JSON.stringify(body) }),
    });
    if (!answer.ok) throw new Error(`${path} answered ${answer.status}: ${await answer.text()}`);
    return answer;
  };
  const times: number[] = [];
  let letIn = 0;
  const scan = async (at: number): Promise<void> => {
    const begun = performance.now();
    const answer = await ask(at % DOORS, '/door/scan', { uuid: randomUUID(), text: texts[at]! });
    const { result } = (await answer.json()) as { result: string };
    times.push(performance.now() - begun);
    if (result === 'in') letIn += 1;
  };
  for (let at = TICKETS - 50; at < TICKETS; at += 1) await scan(at);
  times.length = 0;
  letIn = 0;
  const scans: Promise<void>[] = [];
  // As the phones do beside their scans: the counts every few seconds, and the list now and then.
  const stop = new AbortController();
  const beside = codes.map(async (_code, door) => {
    for (let beats = door; !stop.signal.aborted; beats += 1) {
      await ask(door, beats % 6 === 0 ? '/door/list' : '/door/now?waiting=0');
      await setTimeout(LIFE_MS, undefined, { signal: stop.signal }).catch(() => undefined);
    }
  });
  const begun = performance.now();
  for (let at = 0; at < A_SECOND * SECONDS; at += 1) {
    const early = begun + (at * 1000) / A_SECOND - performance.now();
    if (early > 0) await setTimeout(early);
    scans.push(scan(at));
  }
  await Promise.all(scans);
  stop.abort();
  await Promise.all(beside);
  const seconds = (performance.now() - begun) / 1000;
  const slow = percentile(times, 0.99);
  const rate = times.length / seconds;
  const isQuick = slow < MOST_MS && letIn === times.length && rate > A_SECOND * 0.95;
  console.log(
    `${isQuick ? '✓' : '✗'} ${letIn} of ${times.length} let in at ${DOORS} doors, ${rate.toFixed(0)} a second: median ${percentile(times, 0.5).toFixed(0)} ms, 99th percentile ${slow.toFixed(0)} ms (under ${MOST_MS})`,
  );

  const reading = performance.now();
  const sent = await (await ask(0, '/door/list')).text();
  const readMs = performance.now() - reading;
  // The very file that the phone runs.
  const { judgeOffline, openList } = await import(onPhone.href);
  const list = await openList(JSON.parse(sent));
  const looks: number[] = [];
  for (const text of texts.slice(A_SECOND * SECONDS, A_SECOND * SECONDS + 500)) {
    const from = performance.now();
    const { result } = await judgeOffline(list, text, Date.now());
    looks.push(performance.now() - from);
    if (result !== 'in') throw new Error(`Offline it said ${result}`);
  }
  const offline = percentile(looks, 0.99);
  const isSmall = offline < MOST_OFFLINE_MS;
  console.log(
    `${isSmall ? '✓' : '✗'} the list of ${list.codes.size} tickets: ${(sent.length / 1024).toFixed(0)} KiB, ${(gzipSync(sent).length / 1024).toFixed(0)} KiB packed, read in ${readMs.toFixed(0)} ms; offline a look takes ${offline.toFixed(1)} ms at the 99th percentile (under ${MOST_OFFLINE_MS})`,
  );
  process.exitCode = isQuick && isSmall ? 0 : 1;
} finally {
  await app.close();
  await database.close();
  await postgres.stop();
}
