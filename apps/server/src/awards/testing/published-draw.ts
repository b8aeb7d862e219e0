// A small draw that was published a moment ago, written without a server: what proofs of awards begin with.
import { sql } from 'kysely';
import { noCheckpoint } from '../../platform/checkpoint.ts';
import { inTransaction } from '../../platform/db/in-transaction.ts';
import type { Db } from '../../platform/db/tables.ts';
import { startTask } from '../../platform/tasks/start-task.ts';
import { DEMO_DRAW_KEY } from '../awards-config.ts';
import type { AwardsNeeds } from '../awards-needs.ts';
import { commitDraws } from '../commit-draws.ts';
import { drawVault } from '../draw-secrets.ts';
import { findDraw, moveDraw } from '../draw-store.ts';
import { materialOf } from '../draw-task.ts';
import { placesOnThread } from '../draw-thread.ts';
import { placeEntries } from '../entry-store.ts';
import { freezeDraw } from '../freeze-draw.ts';
import { publishDraw } from '../publish-draw.ts';
import { recordNumber } from '../record-number.ts';
import { drawSettings } from './draw-settings.ts';

export interface DrawnFan {
  userId: number;
  /** The card that will be charged. */
  cardUuid: string;
}

const DAY_MS = 86_400_000;
const SEATS = 8;
/** How many are charged for them, where everybody wants two. */
export const SMALL_DRAW_CHARGES = SEATS / 2;

const settings = drawSettings({ partial: false });

const quoted = (date: Date): string => `'${date.toISOString()}'`;

/** One event with one level of eight seats in a row; everybody wants two. */
async function insertSeries(db: Db, id: number, fans: readonly DrawnFan[], now: Date): Promise<void> {
  const day = (days: number) => quoted(new Date(now.getTime() + days * DAY_MS));
  const statements = [
    `insert into series (seller_id, series_id, outlet_id, name, opens_at, closes_at, draw)
      values (1, ${id}, 1, 'Proof', ${day(-30)}, ${day(-1)}, '${settings}')`,
    `insert into artists values (1, ${id}, 'Juniper')`,
    `insert into venues values (1, ${id}, 'Hall', 'Boston', 'MA')`,
    `insert into shows (seller_id, show_id, artist_id, venue_id, name, starts_at) values (1, ${id}, ${id}, ${id}, 'Boston', ${day(60)})`,
    `insert into outlet_events (seller_id, outlet_event_id, outlet_id, show_id, series_id, sales_type_id) values (1, ${id}, 1, ${id}, ${id}, 2)`,
    `insert into event_items (seller_id, item_id, outlet_event_id, name, kind_name) values (1, ${id}, ${id}, 'Tickets', 'Ticket')`,
    `insert into price_levels (seller_id, price_level_id, item_id, name, price_cents, quantity_limit, quantity_minimum, quantity_multiplier, sale_status)
      values (1, ${id}, ${id}, 'Floor', ${5000 + (id % 997)}, 4, 1, 1, 'ON_SALE')`,
    `insert into level_stock (seller_id, price_level_id, capacity) values (1, ${id}, ${SEATS})`,
    `insert into tickets (seller_id, price_level_id, rank, section_name, row_name, seat_name, section_position, row_position, seat_position)
      select 1, ${id}, n, 'Hall', 'A', n::text, 1, 1, n from generate_series(1, ${SEATS}) n`,
    `insert into delivery_methods (seller_id, delivery_method_id, delivery_method_uuid, outlet_id, type_id, name, price_cents, active)
      values (1, ${id}, gen_random_uuid(), 1, 1, 'Will Call', 0, true)`,
    ...fans.flatMap(({ userId, cardUuid }, nth) => {
      const request = id * 10 + nth;
      return [
        `insert into series_requests (seller_id, request_id, request_uuid, number, outlet_id, user_id, series_id, status, shipping_address, delivery_method_id, delivery_price_cents, created_at, updated_at)
          values (1, ${request}, gen_random_uuid(), '${5_000_000_000 + request}', 1, ${userId}, ${id}, 'STATUS_REQUEST_PENDING', '{}', ${id}, 0, ${day(-2)}, ${day(-2)})`,
        `insert into event_requests (seller_id, event_request_id, event_request_uuid, request_id, user_id, outlet_event_id, status, created_at, updated_at)
          values (1, ${request}, gen_random_uuid(), ${request}, ${userId}, ${id}, 'STATUS_REQUEST_PENDING', ${day(-2)}, ${day(-2)})`,
        `insert into request_lines (seller_id, line_uuid, event_request_id, price_level_id, item_id, item_name, level_name, is_add_on, quantity, unit_price_cents, fees, tax_ppm, opt_out)
          values (1, gen_random_uuid(), ${request}, ${id}, ${id}, 'Tickets', 'Floor', false, 2, ${5000 + (id % 997)}, '[]', 0, false)`,
        `insert into request_payments (seller_id, request_payment_uuid, request_id, sort, payment_method_id)
          select 1, gen_random_uuid(), ${request}, 1, payment_method_id from payment_methods where payment_method_uuid = '${cardUuid}'`,
      ];
    }),
  ];
  for (const statement of statements) await sql.raw(statement).execute(db);
}

/** Committed to, and not frozen yet. */
export const commitSmallDraw = (db: Db, id: number, fans: readonly DrawnFan[], now: Date): Promise<void> =>
  inTransaction(db, async (tx) => {
    await insertSeries(tx, id, fans, now);
    await commitDraws(tx, 1, [1], { vault: drawVault(DEMO_DRAW_KEY), now });
  });

/** Frozen, drawn and published in this process; its orders wait for a server. */
export async function publishSmallDraw(
  db: Db,
  id: number,
  fans: readonly DrawnFan[],
  now: Date,
): Promise<void> {
  const needs = { db, checkpoint: noCheckpoint, drawKey: DEMO_DRAW_KEY } as unknown as AwardsNeeds;
  const key = String(id);
  await inTransaction(db, async (tx) => {
    await insertSeries(tx, id, fans, now);
    await commitDraws(tx, 1, [1], { vault: drawVault(DEMO_DRAW_KEY), now });
    await freezeDraw(tx, needs, (await findDraw(tx, 1, key))!, now);
    await recordNumber(tx, (await findDraw(tx, 1, key))!, {}, now);
    const frozen = (await findDraw(tx, 1, key))!;
    await placeEntries(tx, frozen, await placesOnThread(await materialOf(tx, needs, frozen)));
    await moveDraw(tx, frozen, 'drawn', { drawn_at: now });
    const drawn = (await findDraw(tx, 1, key))!;
    await publishDraw(tx, needs, drawn, { charges: SMALL_DRAW_CHARGES, prepared: undefined }, now);
    const orders = { kind: 'draws.orders' } as Parameters<typeof startTask>[1];
    const wish = { subject: key, title: 'Proof', details: { drawKey: key } };
    await startTask(tx, orders, wish, { kind: 'job', name: 'proof', sellerId: 1, now });
  });
}
