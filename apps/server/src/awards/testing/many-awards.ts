// A published draw with as many awards as one likes, for measuring what comes after it.
import { noCheckpoint } from '../../platform/checkpoint.ts';
import type { Database } from '../../platform/db/database.ts';
import { inTransaction } from '../../platform/db/in-transaction.ts';
import { findDraw } from '../draw-store.ts';
import { AT_ONCE, makeOrders } from '../ordering/make-orders.ts';

const HASH = '0'.repeat(64);
const SEATS_A_ROW = 40;

/** Two tickets for everybody, of one level with rows of forty seats; the small world must be there. */
export async function loadManyAwards(database: Database, fans: number): Promise<void> {
  const seats = fans * 2;
  const draw = `'{"partial":false,"households":false,"caps":{"tickets":null,"ticketsPerEvent":null,"events":null},"publicInput":{"kind":"none"},"graceHours":72,"walkAt":"12:00"}'`;
  await database.runScript(`
    insert into artists values (1, 900, 'Juniper'); insert into venues values (1, 900, 'Hall', 'Boston', 'MA');
    insert into delivery_methods (seller_id, delivery_method_id, delivery_method_uuid, outlet_id, type_id, name, price_cents, active)
      values (1, 900, gen_random_uuid(), 1, 1, 'Will Call', 0, true);
    insert into series (seller_id, series_id, outlet_id, name, opens_at, closes_at, draw) values (1, 900, 1, 'Many', '2026-10-01', '2026-11-01', ${draw});
    insert into shows (seller_id, show_id, artist_id, venue_id, name, starts_at) values (1, 900, 900, 900, 'Boston', '2027-02-02');
    insert into outlet_events (seller_id, outlet_event_id, outlet_id, show_id, series_id, sales_type_id) values (1, 900, 1, 900, 900, 2);
    insert into event_items (seller_id, item_id, outlet_event_id, name, kind_name) values (1, 900, 900, 'Tickets', 'Ticket');
    insert into price_levels (seller_id, price_level_id, item_id, name, price_cents, quantity_limit, quantity_minimum, quantity_multiplier, sale_status)
      values (1, 900, 900, 'Floor', 5000, 4, 1, 1, 'ON_SALE');
    insert into level_stock (seller_id, price_level_id, capacity, held, held_by_draw) values (1, 900, ${seats}, ${seats}, ${seats});
    insert into tickets (seller_id, price_level_id, rank, section_name, row_name, seat_name, section_position, row_position, seat_position, state, holder_kind, holder_id)
      select 1, 900, n, 'Hall', 'R' || (n / ${SEATS_A_ROW}), n::text, 1, n / ${SEATS_A_ROW}, n % ${SEATS_A_ROW}, 'held', 'draw', '900'
      from generate_series(1, ${seats}) n;
    insert into customers (seller_id, user_id, email, email_key, first_name, last_name, password_hash, created_at, updated_at)
      select 1, 100000 + n, 'fan' || n, 'fan' || n, 'Fan', 'No. ' || n, 'none', '2026-01-01', '2026-01-01' from generate_series(1, ${fans}) n;
    insert into payment_profiles (seller_id, profile_id, owner_kind, owner_id, merchant_customer_id, created_at)
      select 1, 100000 + n, 'customer', 100000 + n, (100000 + n)::text, '2026-01-01' from generate_series(1, ${fans}) n;
    insert into payment_methods (seller_id, payment_method_id, payment_method_uuid, profile_id, gateway_card_id, holder_name, last_four, expiration, card_type, created_at)
      select 1, 100000 + n, gen_random_uuid(), 100000 + n, n::text, 'Fan', '1111', '2030-01', 'Visa', '2026-01-01' from generate_series(1, ${fans}) n;
    insert into series_requests (seller_id, request_id, request_uuid, number, outlet_id, user_id, series_id, status, shipping_address, delivery_method_id, delivery_price_cents, created_at, updated_at)
      select 1, 100000 + n, gen_random_uuid(), (6000000000 + n)::text, 1, 100000 + n, 900, 'STATUS_REQUEST_CONFIRMED', '{}', 900, 0, '2026-10-02', '2026-10-02' from generate_series(1, ${fans}) n;
    insert into event_requests (seller_id, event_request_id, event_request_uuid, request_id, user_id, outlet_event_id, status, created_at, updated_at)
      select 1, 100000 + n, gen_random_uuid(), 100000 + n, 100000 + n, 900, 'STATUS_REQUEST_CONFIRMED', '2026-10-02', '2026-10-02' from generate_series(1, ${fans}) n;
    insert into request_lines (seller_id, line_uuid, event_request_id, price_level_id, item_id, item_name, level_name, is_add_on, quantity, unit_price_cents, fees, tax_ppm, opt_out)
      select 1, gen_random_uuid(), 100000 + n, 900, 900, 'Tickets', 'Floor', false, 2, 5000, '[]', 0, false from generate_series(1, ${fans}) n;
    insert into request_payments (seller_id, request_payment_uuid, request_id, sort, payment_method_id)
      select 1, gen_random_uuid(), 100000 + n, 1, 100000 + n from generate_series(1, ${fans}) n;
    insert into draws (seller_id, draw_key, outlet_id, series_id, attempt, state, sealed_secret, sealed_seed, commitment, rules, rules_hash, committed_at,
        locked_at, frozen_at, inventory, root, entries, public_number, public_number_at, drawn_at, published_at, file_hash)
      values (1, '900', 1, 900, 1, 'published', '', '', '${HASH}', '{}', '${HASH}', '2026-10-01', '2026-10-01', '2026-11-02', '[]', '${HASH}', ${fans},
        '{}', '2026-11-02', '2026-11-02', '2026-11-02', '${HASH}');
    insert into draw_entries (seller_id, draw_key, entry_id, request_id, user_id, salt, entry, place, results, standing)
      select 1, '900', lpad(to_hex(n), 32, '0'), 100000 + n, 100000 + n, '${HASH}', '{}', n, '[]', '[]' from generate_series(1, ${fans}) n;
    insert into draw_awards (seller_id, draw_key, entry_id, line, number, place, outlet_event_id, price_level_id, quantity)
      select 1, '900', lpad(to_hex(n), 32, '0'), 0, 0, n, 900, 900, 2 from generate_series(1, ${fans}) n;
    analyze`);
}

/** Batch by batch, as the task does it. Answers how many orders there were. */
export async function orderAll({ db }: Database, now: Date): Promise<number> {
  let made = 0;
  for (;;) {
    const done = await inTransaction(db, async (tx) =>
      makeOrders(tx, { checkpoint: noCheckpoint }, (await findDraw(tx, 1, '900'))!, AT_ONCE, now),
    );
    made += done;
    if (done === 0) return made;
  }
}
