// The charging run beside the bare gateway: both ask sixteen at a time, and each answer takes as long as one that has to
// travel.
import { createServer } from 'node:http';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from 'kysely';
import { MANY } from '../../apps/server/src/awards/testing/many-requests.ts';
import { authorizeNetGateway } from '../../apps/server/src/payments/gateway/authorize-net/authorize-net-gateway.ts';
import { httpTransport } from '../../apps/server/src/payments/gateway/transport.ts';
import { systemClock } from '../../apps/server/src/platform/clock.ts';
import type { Database } from '../../apps/server/src/platform/db/database.ts';
import { inTransaction } from '../../apps/server/src/platform/db/in-transaction.ts';
import type { Db } from '../../apps/server/src/platform/db/tables.ts';
import { startTask } from '../../apps/server/src/platform/tasks/start-task.ts';
import { standInCredentials } from '../../apps/server/src/stand-in-gateway/index.ts';
import { openGatewayApart } from '../../apps/server/src/testing/order-proof/gateway-apart.ts';
import { startServer } from '../../apps/server/src/testing/server-process.ts';
import { freePort } from '../../tools/free-port.ts';

const AT_ONCE = 16;
const ANSWER_MS = 200;
const BARE = 1000;
const FIRST = 100_001;

export interface Charging {
  barePerSecond: number;
  runPerSecond: number;
}

async function addCards(gateway: Db, fans: number): Promise<void> {
  await sql`
    insert into standin_profiles (profile_id, merchant_customer_id, description, email, created_at, known_from)
    overriding system value select ${FIRST - 1}::bigint + n, (${FIRST - 1}::bigint + n)::text, '', 'fan' || n, '2026-01-01', '2026-01-01'
    from generate_series(1, ${fans}::int) n`.execute(gateway);
  await sql`
    insert into standin_cards (card_id, profile_id, last_four, brand, expiration, first_name, last_name, behavior, created_at)
    overriding system value select ${FIRST - 1}::bigint + n, ${FIRST - 1}::bigint + n, '1111', 'Visa', '2030-01', 'Fan', 'No. ' || n, 'approve', '2026-01-01'
    from generate_series(1, ${fans}::int) n`.execute(gateway);
}

/** In front of the gateway: its answers come no sooner than that. */
async function farAway(url: string): Promise<{ url: string; close(): void }> {
  const forward = async (incoming: IncomingMessage, outgoing: ServerResponse): Promise<void> => {
    const parts: Buffer[] = [];
    for await (const part of incoming) parts.push(part as Buffer);
    const headers = { 'content-type': 'application/json' };
    const [answer] = await Promise.all([
      fetch(`${url}${incoming.url}`, { method: 'POST', headers, body: Buffer.concat(parts) }),
      sleep(ANSWER_MS),
    ]);
    outgoing.writeHead(answer.status, headers).end(await answer.text());
  };
  const server = createServer((incoming, outgoing) => {
    forward(incoming, outgoing).catch(() => outgoing.destroy());
  });
  const port = await freePort();
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  return { url: `http://127.0.0.1:${port}`, close: () => server.close() };
}

/** Charges of other amounts than the run's: what is charged twice alike would be taken for the same. */
async function bareRate(apiUrl: string): Promise<number> {
  const gateway = authorizeNetGateway({
    transport: httpTransport(apiUrl),
    ...standInCredentials,
    signatureKeyFormat: 'text',
    validationMode: 'testMode',
    pagesAt: () => apiUrl,
  });
  let sent = 0;
  const begun = performance.now();
  const loop = async (): Promise<void> => {
    while (sent < BARE) {
      const id = String(FIRST + sent);
      sent += 1;
      const answer = await gateway.charge({
        ref: `BARE${id}`,
        amountCents: 100,
        currency: 'USD',
        profileId: id,
        cardId: id,
      });
      if (answer.kind !== 'approved') throw new Error(`The gateway said ${JSON.stringify(answer)}`);
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, loop));
  return (1000 * BARE) / (performance.now() - begun);
}

const captured = async ({ db }: Database): Promise<number> => {
  const { rows } = await sql<{ many: number }>`
    select count(*)::int as many from order_payments where run = ${String(MANY)} and captured_at is not null`.execute(
    db,
  );
  return rows[0]!.many;
};

/** From the first hundred to the last: a start is no part of it. */
async function runRate(database: Database, charges: number): Promise<number> {
  const until = async (many: number): Promise<{ many: number; at: number }> => {
    for (;;) {
      const now = await captured(database);
      if (now >= many) return { many: now, at: performance.now() };
      await sleep(50);
    }
  };
  const first = await until(100);
  const last = await until(charges);
  return (1000 * (last.many - first.many)) / (last.at - first.at);
}

/** The orders of the awards must be there. */
export async function chargeBeside(
  database: Database,
  databaseUrl: string,
  fans: number,
  charges: number,
): Promise<Charging> {
  const gateway = await openGatewayApart(systemClock());
  const far = await farAway(gateway.url);
  try {
    await addCards(gateway.db, Math.max(fans, BARE));
    const barePerSecond = await bareRate(far.url);
    const wish = { subject: String(MANY), title: 'Bench', details: { drawKey: String(MANY) } };
    const charge = { kind: 'draws.charge' } as Parameters<typeof startTask>[1];
    await inTransaction(database.db, (tx) =>
      startTask(tx, charge, wish, { kind: 'job', name: 'bench', sellerId: 1, now: new Date() }),
    );
    const server = await startServer({
      DATABASE_URL: databaseUrl,
      DATA_DIR: '/nowhere',
      LOG_LEVEL: 'silent',
      PAYMENT_GATEWAY_URL: far.url,
      CHARGES_AT_ONCE: String(AT_ONCE),
    });
    const runPerSecond = await runRate(database, charges);
    await server.end('SIGTERM');
    return { barePerSecond, runPerSecond };
  } finally {
    far.close();
    await gateway.close();
  }
}
