// The shop dies between the commit of what happened and the delivery of its message, at every step of the delivery, while
// customers buy and somebody listens.
import { sql } from 'kysely';
import { orderSteps } from '../../orders/index.ts';
import type { Database } from '../../platform/db/database.ts';
import type { Db } from '../../platform/db/tables.ts';
import { deliverySteps } from '../../webhooks/index.ts';
import { addListeningAddress } from '../../webhooks/testing/listening-address.ts';
import type { openReceiver } from '../../webhooks/testing/receiver.ts';
import type { KillReport } from '../harness/check-books.ts';
import { killAtSteps } from '../harness/kill-at-steps.ts';
import type { KillScene, KillSize } from '../harness/kill-at-steps.ts';
import { fillCart, sendAs } from '../order-proof/buyer.ts';
import { loadOrderWorld } from '../order-proof/order-world.ts';
import type { Visitor, WorldSize } from '../order-proof/order-world.ts';
import { advance, startShop, tellTime } from '../order-proof/stage.ts';
import type { Stage } from '../order-proof/stage.ts';
import type { ServerProcess } from '../server-process.ts';

export type Receiver = Awaited<ReturnType<typeof openReceiver>>;

export const WEBHOOK_PROOF = {
  STAFF_SECRET: 'only-this-proof-knows-these-words',
  WEBHOOK_NETWORKS: '127.0.0.1',
} as const;
/** Before and after the commit that writes the message, then at each step of its delivery. */
export const allWebhookSteps: readonly string[] = [
  ...orderSteps.placing,
  'outcome committed',
  ...deliverySteps,
];
const BUYERS = 2;

/** Customers with their cards, and an address that wants to hear of everything. */
export async function loadWebhookProof(
  database: Database,
  gateway: Db,
  size: WorldSize,
  receiver: Receiver,
): Promise<Visitor[]> {
  const visitors = await loadOrderWorld(database, gateway, size);
  await addListeningAddress(database.db, {
    url: receiver.url,
    staffSecret: WEBHOOK_PROOF.STAFF_SECRET,
    now: new Date('2026-01-01T00:00:00Z'),
  });
  return visitors;
}

async function buy(stage: Stage, server: ServerProcess, acknowledged: string[]): Promise<void> {
  const visitor = stage.nextVisitor();
  const send = sendAs(visitor, server);
  const cartUUID = await fillCart(send, visitor, { card: 'approved', quantity: 1 });
  if (cartUUID === undefined) throw new Error('The floor is sold out');
  const { status, body } = await send('createorder', { cartUUID });
  if (status === 200) acknowledged.push(body.order!.OrderID);
}

/** What is due by then is delivered, also what a dead node had taken. */
async function deliverAll(stage: Stage, server: ServerProcess): Promise<void> {
  advance(stage, 90);
  await tellTime(stage, server);
}

const scene = (steps: readonly string[]): KillScene<void> => ({
  steps,
  prepare: async () => {},
  act: async (stage, server, _nothing, { acknowledged }) => {
    await Promise.all(Array.from({ length: BUYERS }, () => buy(stage, server, acknowledged)));
    await deliverAll(stage, server);
  },
  invariants: (stage) => stage.inspect(untoldOrders),
});

/** At every moment: an order and its message are there together, or neither is. */
async function untoldOrders(db: Db): Promise<string[]> {
  const { rows } = await sql<{ what: string }>`
    select 'order Z' || o.unique_id || ' was told of ' || count(m.message_id) || ' times' as what
    from orders o left join webhook_messages m on m.kind = 'order.placed' and m.subject = 'order Z' || o.unique_id
    group by o.unique_id having count(m.message_id) <> 1`.execute(db);
  return rows.map(({ what }) => what);
}

interface Heard {
  messages: number;
  arrivals: number;
  problems: string[];
}

/** At the end: what was written has arrived, and whatever came twice came under its own number. */
export async function compareWithHeard(db: Db, { arrived }: Receiver): Promise<Heard> {
  const written = await db.selectFrom('webhook_messages').select('message_id').execute();
  const bodies = new Map<string, Set<string>>();
  const ids = new Map<string, Set<string>>();
  for (const { headers, body } of arrived) {
    const id = String(headers['webhook-id']);
    const { type, data } = JSON.parse(body) as { type: string; data: { subject: string; number: number } };
    const told = `${type} ${data.subject} ${data.number}`;
    bodies.set(id, (bodies.get(id) ?? new Set()).add(body));
    ids.set(told, (ids.get(told) ?? new Set()).add(id));
  }
  const missing = written.filter(({ message_id }) => !bodies.has(message_id));
  return {
    messages: written.length,
    arrivals: arrived.length,
    problems: [
      ...missing.map(({ message_id }) => `${message_id} never arrived`),
      ...[...bodies].filter(([, own]) => own.size > 1).map(([id]) => `${id} came with other words`),
      ...[...ids].filter(([, own]) => own.size > 1).map(([told]) => `${told} came under several numbers`),
    ],
  };
}

export async function killWebhooks(
  stage: Stage,
  size: KillSize,
  receiver: Receiver,
): Promise<{ report: KillReport; heard: Heard }> {
  const report = await killAtSteps(stage, scene(allWebhookSteps), size);
  const server = await startShop(stage);
  for (let minute = 0; minute < 10; minute += 1) await deliverAll(stage, server);
  await server.end('SIGTERM');
  const heard = await stage.inspect((db) => compareWithHeard(db, receiver));
  return { report: { ...report, problems: [...report.problems, ...heard.problems] }, heard };
}
