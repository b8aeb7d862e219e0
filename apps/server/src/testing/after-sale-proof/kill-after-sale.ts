// The shop dies at every step between a decision and the money: refunds, cancellations, upgrades, an event called off.
import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from 'kysely';
import { afterSaleSteps } from '../../after-sale/index.ts';
import {
  cancelEventInBooks,
  cancelInBooks,
  refundInBooks,
  upgradeInBooks,
} from '../../after-sale/testing/decide-in-books.ts';
import { planOrder } from '../../orders/testing/plan-order.ts';
import type { Db } from '../../platform/db/tables.ts';
import type { KillReport } from '../harness/check-books.ts';
import { findWrongs } from '../harness/find-wrongs.ts';
import { killAtSteps } from '../harness/kill-at-steps.ts';
import type { KillScene, KillSize } from '../harness/kill-at-steps.ts';
import { chargeFaults } from '../order-proof/kill-plan.ts';
import { advance, startShop, tellTime } from '../order-proof/stage.ts';
import type { Stage } from '../order-proof/stage.ts';
import type { ServerProcess } from '../server-process.ts';

const SEATS = 8;
const MOST_AT_ONCE = 40;
let made = 70_000;

/** An event with a floor, and boxes that are better. */
export async function anEvent(db: Db): Promise<{ eventId: number; floor: number }> {
  const id = (made += 2);
  const box = id + 1;
  const level = (levelId: number, name: string, cents: number, sort: number) =>
    sql`insert into price_levels (seller_id, price_level_id, item_id, name, price_cents, quantity_limit,
        quantity_minimum, quantity_multiplier, sale_status, sort)
      values (1, ${levelId}, ${id}, ${name}, ${cents}, 4, 1, 1, 'ON_SALE', ${sort})`;
  const statements = [
    sql`insert into shows (seller_id, show_id, artist_id, venue_id, name, starts_at)
      values (1, ${id}, 1, 1, 'Proof', '2099-02-02T00:30:00Z')`,
    sql`insert into outlet_events (seller_id, outlet_event_id, outlet_id, show_id, sales_type_id)
      values (1, ${id}, 1, ${id}, 1)`,
    sql`insert into event_items (seller_id, item_id, outlet_event_id, name, kind_name)
      values (1, ${id}, ${id}, 'Tickets', 'Ticket')`,
    level(id, 'Floor', 4000 + (id % 97), 2),
    level(box, 'Box', 6000 + (id % 89), 1),
    sql`insert into level_stock (seller_id, price_level_id, capacity) values (1, ${id}, ${SEATS}), (1, ${box}, ${SEATS})`,
    sql`insert into tickets (seller_id, price_level_id, rank)
      select 1, l, n from unnest(array[${id}::int, ${box}::int]) l, generate_series(1, ${SEATS}::int) n`,
  ];
  for (const statement of statements) await statement.execute(db);
  return { eventId: id, floor: id };
}

interface Prepared {
  eventId: number;
  /** One for each: refunded, upgraded, canceled, and nothing until the event is. */
  orderIds: [number, number, number, number];
}

async function methodOf(db: Db, uuid: string): Promise<number> {
  const { rows } = await sql<{ id: number }>`
    select payment_method_id as id from payment_methods where payment_method_uuid = ${uuid}`.execute(db);
  return rows[0]!.id;
}

async function anOrderEach(stage: Stage, db: Db): Promise<Prepared> {
  const now = stage.clock.now();
  const { eventId, floor } = await anEvent(db);
  const buy = async (): Promise<number> => {
    const { userId, cards } = stage.nextVisitor();
    const paymentMethodIds = [await methodOf(db, cards.approved)];
    const dueDays = [now.toISOString().slice(0, 10)];
    return (await planOrder(db, { userId, levelId: floor, paymentMethodIds, dueDays, now })).orderId;
  };
  return { eventId, orderIds: [await buy(), await buy(), await buy(), await buy()] };
}

const countUnpaid = async (db: Db): Promise<number> => {
  const { rows } = await sql<{ many: number }>`
    select count(*)::int as many from orders where paid_cents = 0 and state <> 'STATUS_ORDER_CANCELED'`.execute(
    db,
  );
  return rows[0]!.many;
};

/** Many events at once whose orders one shop charges in peace: a round begins where there is something to decide. */
async function makeReady(stage: Stage, many: number): Promise<Prepared[]> {
  await stage.gateway.clearFaults();
  const ready = await stage.inspect(async (db) => {
    const made: Prepared[] = [];
    for (let nth = 0; nth < many; nth += 1) made.push(await anOrderEach(stage, db));
    return made;
  });
  const server = await startShop(stage);
  for (let looks = 0; looks < 40 && (await stage.inspect(countUnpaid)) > 0; looks += 1) {
    advance(stage, 90);
    await tellTime(stage, server);
  }
  stage.gateway.tell(undefined);
  await server.end('SIGTERM');
  return ready;
}

/** Decided while the shop is down, or a moment before: what it finds when it comes up is due. */
const decide = (stage: Stage, { eventId, orderIds }: Prepared): Promise<void> =>
  stage.inspect(async (db) => {
    const now = stage.clock.now();
    const [refunded, upgraded, canceled] = orderIds;
    await refundInBooks(db, refunded, now);
    await upgradeInBooks(db, upgraded, eventId, now);
    await cancelInBooks(db, canceled, now);
    advance(stage, 15);
  });

async function live(stage: Stage, server: ServerProcess, { eventId }: Prepared): Promise<void> {
  const pass = async (seconds: number): Promise<void> => {
    advance(stage, seconds);
    await tellTime(stage, server);
    await sleep(30);
  };
  for (const seconds of [3, 3]) await pass(seconds);
  await stage.inspect((db) => cancelEventInBooks(db, eventId, stage.clock.now()));
  for (const seconds of [3, 3, 3, 61, 3]) await pass(seconds);
}

export const afterSaleWrongs = {
  'a seat in two orders': sql`
    select 1 from order_tickets where canceled_at is null group by seller_id, ticket_id having count(*) > 1`,
  'more given back than was captured': sql`select 1 from orders where returned_cents > paid_cents`,
  'a letter that was written twice': sql`
    select 1 from mails where kind in ('refund-decided', 'cancellation-decided', 'upgrade-decided', 'event-canceled')
    group by recipient, about, kind having count(*) > 1`,
  'a decision that took effect without its letter': sql`
    select 1 from order_changes c join orders o on o.seller_id = c.seller_id and o.order_id = c.order_id
    where c.state in ('effective', 'settled') and o.series_request_id is null
      and c.author_kind <> 'customer' and not exists (select from mails m where m.seller_id = c.seller_id
      and m.about = 'order Z' || o.unique_id
      and m.kind = case when c.author_kind = 'job' then 'event-canceled' else c.kind || '-decided' end)`,
};

/** What must be done once everything was settled: every task, every decision, every order of a canceled event. */
export async function unfinishedAfterSale(db: Db): Promise<number> {
  const { rows } = await sql<{ many: number }>`
    select (select count(*)::int from tasks where kind = 'events.cancel' and state <> 'finished')
      + (select count(*)::int from order_changes where state in ('approved', 'due', 'effective'))
      + (select count(*)::int from canceled_events c join order_lines l
        on l.seller_id = c.seller_id and l.outlet_event_id = c.outlet_event_id and l.quantity > l.canceled) as many`.execute(
    db,
  );
  return rows[0]!.many;
}

export const killAfterSale = (
  stage: Stage,
  size: KillSize,
  steps: readonly string[] = afterSaleSteps,
): Promise<KillReport> => {
  const ready: Prepared[] = [];
  const atOnce = Math.min(MOST_AT_ONCE, steps.length * size.killsAtEachStep * 2);
  const scene: KillScene<Prepared> = {
    steps,
    faults: chargeFaults,
    times: 1,
    prepare: async (on) => {
      if (ready.length === 0) ready.push(...(await makeReady(on, atOnce)));
      const next = ready.pop()!;
      await decide(on, next);
      return next;
    },
    act: live,
    invariants: (on) => on.inspect((db) => findWrongs(db, afterSaleWrongs)),
  };
  return killAtSteps(stage, scene, size);
};
