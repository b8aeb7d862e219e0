// An upgrade goes node by node: for a while the older code serves the newer tables beside the newer code.
import { expect, test } from 'vitest';
import { cases } from '../../../tools/testing/cases.ts';
import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from 'kysely';
import { tablesInOrder } from './platform/db/schema-of.ts';
import { lookIntoBooks } from './testing/harness/check-books.ts';
import { fillCart, sendAs } from './testing/order-proof/buyer.ts';
import { openOwnStage } from './testing/harness/own-stage.ts';
import { olderCode } from './testing/older-code.ts';
import type { Stage } from './testing/order-proof/stage.ts';
import { loadOrderWorld } from './testing/order-proof/order-world.ts';
import { startServer } from './testing/server-process.ts';
import type { ServerProcess } from './testing/server-process.ts';

const BOUGHT_EACH = 3;

test('[RUN-04] the version before sells on the tables of this one, beside it, and the books agree', async () => {
  const older = olderCode();
  const { stage, close } = await openOwnStage((database, gateway) =>
    loadOrderWorld(database, gateway, { tickets: 200, customers: 5, sessions: 50 }),
  );
  const environment = { ...stage.environment, PAYMENT_GATEWAY_URL: stage.gateway.url, LOG_LEVEL: 'error' };
  const nodes: ServerProcess[] = [];
  try {
    nodes.push(await startServer(environment));
    nodes.push(await startServer(environment, older.program));
    const orders: unknown[] = [];
    for (let round = 0; round < BOUGHT_EACH; round += 1) {
      for (const node of cases(nodes)) {
        const visitor = stage.nextVisitor();
        const send = sendAs(visitor, node);
        const cartUUID = await fillCart(send, visitor, { card: 'approved', quantity: 1 });
        // The cart that one node filled is paid for at the other.
        const elsewhere = sendAs(visitor, nodes[(nodes.indexOf(node) + 1) % 2]!);
        const answer = await elsewhere('createorder', { cartUUID });
        expect([answer.status, answer.body.order?.OrderID]).toEqual([200, expect.any(String)]);
        orders.push(answer.body.order?.OrderID);
      }
    }
    expect(new Set(orders).size).toBe(2 * BOUGHT_EACH);
    expect(nodes.map((node) => node.output()).join('\n')).not.toContain('"level":"error"');
    expect(await lookIntoBooks(stage)).toEqual([]);
  } finally {
    await Promise.all(nodes.map((node) => node.end('SIGKILL')));
    await close();
    older.remove();
  }
}, 1_800_000);

/** As the first node of the next version would: every table gets something that this one does not know. */
const changeTables = (stage: Stage): Promise<void> =>
  stage.inspect(async (db) => {
    for (const { name } of await tablesInOrder(db))
      await sql`alter table ${sql.table(name)} add column of_the_next_version integer`.execute(db);
  });

/** Statements and transactions that the server refused or that were given up: each refusal is an error in its log. */
const refusals = (stage: Stage): Promise<number> =>
  stage.inspect(async (db) => {
    const { rows } = await sql<{ many: number }>`
      select xact_rollback::int as many from pg_stat_database where datname = current_database()`.execute(db);
    return rows[0]!.many;
  });

test('[RUN-04] while the next version changes the tables under two nodes, sales go on and no statement is refused', async () => {
  const { stage, close } = await openOwnStage((database, gateway) =>
    loadOrderWorld(database, gateway, { tickets: 200, customers: 5, sessions: 50 }),
  );
  const environment = { ...stage.environment, PAYMENT_GATEWAY_URL: stage.gateway.url, LOG_LEVEL: 'warn' };
  const nodes = [await startServer(environment), await startServer(environment)];
  const buyAtEach = async (): Promise<void> => {
    for (const node of cases(nodes)) {
      const visitor = stage.nextVisitor();
      const send = sendAs(visitor, node);
      const cartUUID = await fillCart(send, visitor, { card: 'approved', quantity: 1 });
      expect((await send('createorder', { cartUUID })).status).toBe(200);
    }
  };
  try {
    for (let round = 0; round < BOUGHT_EACH; round += 1) await buyAtEach();
    const before = await refusals(stage);
    await changeTables(stage);
    for (let round = 0; round < BOUGHT_EACH; round += 1) await buyAtEach();
    // What a connection counted reaches the others within a second.
    await sleep(2000);
    expect((await refusals(stage)) - before).toBe(0);
    expect(nodes.map((node) => node.output()).join('\n')).not.toContain('cached plan');
    expect(await lookIntoBooks(stage)).toEqual([]);
  } finally {
    await Promise.all(nodes.map((node) => node.end('SIGKILL')));
    await close();
  }
}, 1_800_000);
