// A seller with many orders, laid by statements over whole sets. Triggers rest meanwhile: every row is as they want it.
import { sql } from 'kysely';
import { closeDays } from '../../apps/server/src/orders/office/ledger/close-days.job.ts';
import { officePayments } from '../../apps/server/src/payments/index.ts';
import type { Database } from '../../apps/server/src/platform/db/database.ts';
import { hashPassword } from '../../apps/server/src/platform/passwords.ts';

export const OWNER = { email: 'owner@lantern.example', password: 'BoxOffice2026' };

export interface WorldSize {
  orders: number;
  customers: number;
  /** Those that the orders are for. */
  events: number;
  /** All of them, the others not sold yet. */
  shows: number;
}

/** Of each level; nobody looks at who has them. */
const PLACES = 100;
/** Of each level that was on sale. */
const SOLD = 80;

const places = `
  insert into sellers values (1, 'Lantern Live');
  insert into outlets (outlet_id, seller_id, type_id, name) select n, 1, 1, 'Outlet ' || n from generate_series(1, 3) n;
  insert into outlet_hosts select 'outlet' || n || '.localhost', n, true from generate_series(1, 3) n;
  insert into artists values (1, 1, 'Juniper & the Tides');
  insert into venues values (1, 1, 'Granite Hall', 'Boston', 'MA');`;

const catalogue = ({ events: sold, shows: events }: WorldSize): string => `
  insert into shows (seller_id, show_id, artist_id, venue_id, name, starts_at)
    select 1, n, 1, 1, 'Show ' || n, '2026-10-01'::timestamptz + case when n <= ${sold} then n * interval '2 days'
      else (n - 1000) * interval '9 hours' end from generate_series(1, ${events}) n;
  insert into outlet_events (seller_id, outlet_event_id, outlet_id, show_id, sales_type_id)
    select 1, n, n % 3 + 1, n, 1 from generate_series(1, ${events}) n;
  insert into event_items (seller_id, item_id, outlet_event_id, name, kind_name)
    select 1, n, n, 'Tickets', 'Ticket' from generate_series(1, ${events}) n;
  insert into price_levels (seller_id, price_level_id, item_id, name, price_cents, quantity_limit)
    select 1, n * 10 + l, n, 'Level ' || l, 4000, 8 from generate_series(1, ${events}) n, generate_series(1, 3) l;
  insert into level_stock (seller_id, price_level_id, capacity, held, sold)
    select 1, n * 10 + l, ${PLACES}, 0, case when n <= ${sold} then ${SOLD} else 0 end
    from generate_series(1, ${events}) n, generate_series(1, 3) l;
  insert into tickets (seller_id, price_level_id, rank)
    select 1, n * 10 + l, rank from generate_series(1, ${events}) n, generate_series(1, 3) l, generate_series(1, ${PLACES}) rank;`;

const people = (customers: number): string => `
  insert into customers (seller_id, user_id, email, email_key, first_name, last_name, password_hash, created_at, updated_at)
    select 1, n, 'fan' || n || '@example.com', 'fan' || n || '@example.com',
      (array['Robin', 'Sam', 'Alex', 'Jo', 'Kim', 'Max', 'Toni', 'Uma'])[n % 8 + 1],
      (array['Vale', 'Ortiz', 'Chen', 'Okafor', 'Novak', 'Silva', 'Hale', 'Quinn', 'Reyes', 'Stone'])[n % 10 + 1] || n % 997,
      'none', '2026-01-01'::timestamptz + n * interval '8 minutes', '2026-01-01' from generate_series(1, ${customers}) n;
  insert into payment_profiles (seller_id, profile_id, owner_kind, owner_id, merchant_customer_id, gateway_profile_id, created_at)
    select 1, n, 'customer', n, n, n, '2026-01-01' from generate_series(1, ${customers}) n;
  insert into payment_methods (seller_id, payment_method_id, payment_method_uuid, profile_id, gateway_card_id, holder_name,
      last_four, expiration, card_type, created_at)
    select 1, n, gen_random_uuid(), n, n, 'Fan', lpad((n % 10000)::text, 4, '0'), '2030-12',
      (array['Visa', 'Mastercard', 'Amex'])[n % 3 + 1], '2026-01-01' from generate_series(1, ${customers}) n;`;

/** Twenty characters of the alphabet that references have. */
const ref = `translate(lpad(n::text, 20, '0'), '0123456789', 'ABCDEFGHIJ')`;
const day = `'2026-05-01'::timestamptz + n * interval '80 seconds'`;
/** As the jobs left them: what was paid days ago is ready. */
const state = `(array['STATUS_ORDER_READY', 'STATUS_ORDER_DELIVERED', 'STATUS_ORDER_READY', 'STATUS_ORDER_READY',
  'STATUS_ORDER_PAYMENT_DUE', 'STATUS_ORDER_PAYMENT_FAILED'])[case when n % 500 = 0 then 6 when n % 20 = 0 then 5 else n % 4 + 1 end]`;
const isPaid = `(n % 500 <> 0 and n % 20 <> 0)`;

const sales = ({ orders, customers, events }: WorldSize): string => `
  insert into orders (seller_id, order_id, unique_id, outlet_id, user_id, state, email, tickets, tickets_cents, fees_cents, taxes_cents,
      shipping_cents, total_cents, paid_cents, payment_method_id, delivery_name, tracking_number, created_at, updated_at)
    select 1, n, (4100000000 + n)::text, (n % ${events} + 1) % 3 + 1, n % ${customers} + 1, ${state},
      'fan' || n % ${customers} + 1 || '@example.com', 2, 8000, 1000, 500, 0, 9500, case when ${isPaid} then 9500 else 0 end,
      n % ${customers} + 1, 'Mobile Tickets', case when n % 3 = 0 then '1Z' || n end, ${day}, ${day}
    from generate_series(1, ${orders}) n;
  insert into order_events (seller_id, order_id, outlet_event_id)
    select 1, n, n % ${events} + 1 from generate_series(1, ${orders}) n;
  insert into order_lines (seller_id, order_id, price_level_id, outlet_event_id, item_id, item_name, level_name, is_add_on,
      quantity, unit_price_cents, unit_fees_cents, fees, tax_ppm, taxes_cents)
    select 1, n, (n % ${events} + 1) * 10 + 1, n % ${events} + 1, n % ${events} + 1, 'Tickets', 'Level 1', false,
      2, 4000, 500, '[]', 0, 500 from generate_series(1, ${orders}) n;
  insert into payment_intents (seller_id, ref, kind, target_kind, target_id, attempt, amount_cents, payment_method_id,
      gateway_profile_id, gateway_card_id, last_four, request_hash, state, transaction_id, problem_text, created_at, settled_at)
    select 1, ${ref}, 'charge', 'order-payment', n, 1, 9500, n % ${customers} + 1, n % ${customers} + 1, n % ${customers} + 1,
      lpad(((n % ${customers} + 1) % 10000)::text, 4, '0'), 'x', case when ${isPaid} then 'succeeded' else 'declined' end, n,
      case when ${isPaid} then null else 'Declined' end, ${day}, ${day} from generate_series(1, ${orders}) n;
  insert into ledger (seller_id, ref, kind, amount_cents, transaction_id, target_kind, target_id, recorded_at)
    select 1, ${ref}, 'capture', 9500, n, 'order-payment', n, ${day} from generate_series(1, ${orders}) n where ${isPaid};
  insert into order_payments (seller_id, payment_id, order_id, sort, amount_cents, due_day, payment_method_id, intent_ref, captured_at)
    select 1, n, n, 1, 9500, '2026-12-01', n % ${customers} + 1, case when ${isPaid} then ${ref} end,
      case when ${isPaid} then ${day} end from generate_series(1, ${orders}) n;
  insert into gateway_movements (transaction_id, ref, profile_id, cents, status, submitted_at)
    select n, ${ref}, n % ${customers} + 1, 9500, 'captured', ${day} from generate_series(1, ${orders}) n where ${isPaid};
  insert into gateway_books (gateway, since, until) values ('authorizenet', '2026-04-01', '2027-01-01');
  insert into mails (seller_id, mail_id, outlet_id, kind, about, from_name, recipient, subject, html, plain_text, state, due_at,
      created_at, sent_at)
    select 1, gen_random_uuid(), (n % ${events} + 1) % 3 + 1, 'order-placed', 'order Z' || 4100000000 + n, 'Lantern',
      'fan' || n % ${customers} + 1 || '@example.com', 'Your order Z' || 4100000000 + n, '<p>Hi</p>', 'Hi',
      case when n % 1000 = 0 then 'dead' else 'sent' end, ${day}, ${day}, case when n % 1000 = 0 then null else ${day} end
    from generate_series(1, ${orders}) n;`;

export async function loadOwner(database: Database): Promise<void> {
  const hash = await hashPassword(OWNER.password);
  await database.runScript(`
    insert into staff (staff_id, email, email_key, name, password_hash, created_at)
      values (1, '${OWNER.email}', '${OWNER.email}', 'Owner', '${hash}', '2026-01-01');
    insert into staff_roles (seller_id, staff_id, role, all_outlets, created_at) values (1, 1, 'owner', true, '2026-01-01');`);
}

export async function loadWorld(database: Database, size: WorldSize): Promise<void> {
  await database.runScript(`
    set local session_replication_role = replica;
    ${places} ${catalogue(size)} ${people(size.customers)} ${sales(size)}`);
  await loadOwner(database);
  // As the jobs would have done hour by hour, and the database by itself.
  await officePayments.compareCopy(database.db, 'authorizenet');
  await closeDays(database.db, new Date('2026-12-01'));
  await sql`vacuum analyze`.execute(database.db);
}
