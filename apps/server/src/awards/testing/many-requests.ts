// A closed series that as many fans as one likes ask two tickets in, for measuring what becomes of it.
import type { RequestStatus } from '@stagedoor/rules/requests/request-status';
import type { Database } from '../../platform/db/database.ts';
import { drawSettings } from './draw-settings.ts';

export const MANY = 900;
const SEATS_A_ROW = 40;

export interface ManyRequests {
  fans: number;
  status: RequestStatus;
  /** Of one level with rows of forty seats. */
  seats: number;
  /** Whether a draw has set them aside. */
  areHeld: boolean;
}

/** The seller and the outlet must be there. Triggers rest meanwhile: every row is as they want it. */
export async function loadManyRequests(
  database: Database,
  { fans, status, seats, areHeld }: ManyRequests,
): Promise<void> {
  const held = areHeld ? seats : 0;
  const ticket = areHeld ? `'held', 'draw', '${MANY}'` : `'free', null, null`;
  const each = `generate_series(1, ${fans}) n`;
  await database.runScript(`
    set local session_replication_role = replica;
    insert into artists values (1, ${MANY}, 'Juniper'); insert into venues values (1, ${MANY}, 'Hall', 'Boston', 'MA');
    insert into delivery_methods (seller_id, delivery_method_id, delivery_method_uuid, outlet_id, type_id, name, price_cents, active)
      values (1, ${MANY}, gen_random_uuid(), 1, 1, 'Will Call', 0, true);
    insert into series (seller_id, series_id, outlet_id, name, opens_at, closes_at, draw)
      values (1, ${MANY}, 1, 'Many', '2026-10-01', '2026-11-01', '${drawSettings({ partial: false })}');
    insert into shows (seller_id, show_id, artist_id, venue_id, name, starts_at) values (1, ${MANY}, ${MANY}, ${MANY}, 'Boston', '2027-02-02');
    insert into outlet_events (seller_id, outlet_event_id, outlet_id, show_id, series_id, sales_type_id) values (1, ${MANY}, 1, ${MANY}, ${MANY}, 2);
    insert into event_items (seller_id, item_id, outlet_event_id, name, kind_name) values (1, ${MANY}, ${MANY}, 'Tickets', 'Ticket');
    insert into price_levels (seller_id, price_level_id, item_id, name, price_cents, quantity_limit, quantity_minimum, quantity_multiplier, sale_status)
      values (1, ${MANY}, ${MANY}, 'Floor', 5000, 4, 1, 1, 'ON_SALE');
    insert into level_stock (seller_id, price_level_id, capacity, held, held_by_draw) values (1, ${MANY}, ${seats}, ${held}, ${held});
    insert into tickets (seller_id, price_level_id, rank, section_name, row_name, seat_name, section_position, row_position, seat_position, state, holder_kind, holder_id)
      select 1, ${MANY}, n, 'Hall', 'R' || (n / ${SEATS_A_ROW}), n::text, 1, n / ${SEATS_A_ROW}, n % ${SEATS_A_ROW}, ${ticket}
      from generate_series(1, ${seats}) n;
    insert into customers (seller_id, user_id, email, email_key, first_name, last_name, password_hash, created_at, updated_at)
      select 1, 100000 + n, 'fan' || n || '@example.com', 'fan' || n || '@example.com', 'Fan', 'No. ' || n, 'none', '2026-01-01', '2026-01-01' from ${each};
    insert into payment_profiles (seller_id, profile_id, owner_kind, owner_id, merchant_customer_id, gateway_profile_id, created_at)
      select 1, 100000 + n, 'customer', 100000 + n, (100000 + n)::text, (100000 + n)::text, '2026-01-01' from ${each};
    insert into payment_methods (seller_id, payment_method_id, payment_method_uuid, profile_id, gateway_card_id, holder_name, last_four, expiration, card_type, created_at)
      select 1, 100000 + n, gen_random_uuid(), 100000 + n, (100000 + n)::text, 'Fan', '1111', '2030-01', 'Visa', '2026-01-01' from ${each};
    insert into series_requests (seller_id, request_id, request_uuid, number, outlet_id, user_id, series_id, status, shipping_address, delivery_method_id, delivery_price_cents, created_at, updated_at)
      select 1, 100000 + n, gen_random_uuid(), (6000000000 + n)::text, 1, 100000 + n, ${MANY}, '${status}', '{}', ${MANY}, 0, '2026-10-02', '2026-10-02' from ${each};
    insert into event_requests (seller_id, event_request_id, event_request_uuid, request_id, user_id, outlet_event_id, status, created_at, updated_at)
      select 1, 100000 + n, gen_random_uuid(), 100000 + n, 100000 + n, ${MANY}, '${status}', '2026-10-02', '2026-10-02' from ${each};
    insert into request_lines (seller_id, line_uuid, event_request_id, price_level_id, item_id, item_name, level_name, is_add_on, quantity, unit_price_cents, fees, tax_ppm, opt_out)
      select 1, gen_random_uuid(), 100000 + n, ${MANY}, ${MANY}, 'Tickets', 'Floor', false, 2, 5000, '[]', 0, false from ${each};
    insert into request_payments (seller_id, request_payment_uuid, request_id, sort, payment_method_id)
      select 1, gen_random_uuid(), 100000 + n, 1, 100000 + n from ${each};`);
}
