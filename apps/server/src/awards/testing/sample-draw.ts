// A small draw in the box office's test world, brought to the step at which a call changes something.
import { DEMO_DRAW_KEY } from '../awards-config.ts';
import { commitDraws } from '../commit-draws.ts';
import { drawVault } from '../draw-secrets.ts';
import { waitForState } from '../../testing/draw-office.ts';
import { inTransaction } from '../../platform/db/in-transaction.ts';
import type { OfficeBrowser, OfficeWorld } from '../../staff/testing/office-world.ts';
import { drawSettings } from './draw-settings.ts';

let made = 0;

const settings = drawSettings({ partial: true });

/** A closed series with one event, one level of two tickets, and three fans who want two each. */
async function insertSeries({ database, clock }: OfficeWorld, id: number): Promise<void> {
  const fans = [1, 2, 3].map((nth) => id * 10 + nth);
  await database.runScript(`
    insert into artists values (1, ${id}, 'Juniper'); insert into venues values (1, ${id}, 'Hall', 'Boston', 'MA');
    insert into delivery_methods (seller_id, delivery_method_id, delivery_method_uuid, outlet_id, type_id, name, price_cents, active)
      values (1, ${id}, gen_random_uuid(), 1, 1, 'Will Call', 0, true);
    insert into series (seller_id, series_id, outlet_id, name, opens_at, closes_at, draw)
      values (1, ${id}, 1, 'Sample', '2026-10-01', '2026-11-01', '${settings}');
    insert into shows (seller_id, show_id, artist_id, venue_id, name, starts_at) values (1, ${id}, ${id}, ${id}, 'Boston', '2027-02-02T00:30:00Z');
    insert into outlet_events (seller_id, outlet_event_id, outlet_id, show_id, series_id, sales_type_id) values (1, ${id}, 1, ${id}, ${id}, 2);
    insert into event_items (seller_id, item_id, outlet_event_id, name, kind_name) values (1, ${id}, ${id}, 'Tickets', 'Ticket');
    insert into price_levels (seller_id, price_level_id, item_id, name, price_cents, quantity_limit, quantity_minimum, quantity_multiplier, sale_status)
      values (1, ${id}, ${id}, 'Floor', 5000, 4, 1, 1, 'ON_SALE');
    insert into level_stock (seller_id, price_level_id, capacity) values (1, ${id}, 2);
    insert into tickets (seller_id, price_level_id, rank) values (1, ${id}, 1), (1, ${id}, 2);
    ${fans
      .map(
        (fan) => `
    insert into customers (seller_id, user_id, email, email_key, first_name, last_name, password_hash, created_at, updated_at)
      values (1, ${fan}, 'fan${fan}@example.com', 'fan${fan}@example.com', 'Fan', '${fan}', 'x', '2026-01-01', '2026-01-01');
    insert into payment_profiles (seller_id, profile_id, owner_kind, owner_id, merchant_customer_id, created_at)
      values (1, ${fan}, 'customer', ${fan}, '${fan}', '2026-01-01');
    insert into payment_methods (seller_id, payment_method_id, payment_method_uuid, profile_id, gateway_card_id, holder_name, last_four, expiration, card_type, created_at)
      values (1, ${fan}, gen_random_uuid(), ${fan}, '${fan}', 'Fan', '1111', '2030-01', 'Visa', '2026-01-01');
    insert into series_requests (seller_id, request_id, request_uuid, number, outlet_id, user_id, series_id, status, shipping_address, delivery_method_id, delivery_price_cents, created_at, updated_at)
      values (1, ${fan}, gen_random_uuid(), '${4_400_000_000 + fan}', 1, ${fan}, ${id}, 'STATUS_REQUEST_PENDING', '{}', ${id}, 0, '2026-10-02', '2026-10-02');
    insert into event_requests (seller_id, event_request_id, event_request_uuid, request_id, user_id, outlet_event_id, status, created_at, updated_at)
      values (1, ${fan}, gen_random_uuid(), ${fan}, ${fan}, ${id}, 'STATUS_REQUEST_PENDING', '2026-10-02', '2026-10-02');
    insert into request_lines (seller_id, line_uuid, event_request_id, price_level_id, item_id, item_name, level_name, is_add_on, quantity, unit_price_cents, fees, tax_ppm, opt_out)
      values (1, gen_random_uuid(), ${fan}, ${id}, ${id}, 'Tickets', 'Floor', false, 2, 5000, '[]', 0, false);
    insert into request_payments (seller_id, request_payment_uuid, request_id, sort, payment_method_id)
      values (1, gen_random_uuid(), ${fan}, 1, ${fan});`,
      )
      .join('')}`);
  await inTransaction(database.db, (tx) =>
    commitDraws(tx, 1, [1], { vault: drawVault(DEMO_DRAW_KEY), now: clock.now() }),
  );
}

export async function sampleDraw(
  world: OfficeWorld,
  browser: OfficeBrowser,
  state: 'committed' | 'frozen' | 'drawn',
): Promise<{ seriesId: number }> {
  const seriesId = 90_000 + (made += 1);
  await insertSeries(world, seriesId);
  if (state === 'committed') return { seriesId };
  await browser.send('draws/freeze', { seriesId });
  if (state === 'frozen') return { seriesId };
  await browser.send('draws/draw', { seriesId });
  await waitForState(() => browser.send(`draws/one?seriesId=${seriesId}`), 'drawn');
  return { seriesId };
}

/** The winner's tickets are taken away. */
export async function sampleOverride(world: OfficeWorld, browser: OfficeBrowser): Promise<object> {
  const { seriesId } = await sampleDraw(world, browser, 'drawn');
  const { body } = await browser.send(`draws/entries?seriesId=${seriesId}`);
  const lines = [{ line: 0, level: seriesId, quantity: 0 }];
  return { seriesId, entryId: body.rows[0].entryId, code: 'operator', reason: 'Asked for it', lines };
}

export async function sampleAbandoning(world: OfficeWorld, browser: OfficeBrowser): Promise<object> {
  const { seriesId } = await sampleDraw(world, browser, 'frozen');
  return { seriesId, drawKey: String(seriesId), reason: 'A show was postponed' };
}

/** Published, and without awards: it keeps its two tickets. */
export async function sampleEnding(world: OfficeWorld, browser: OfficeBrowser): Promise<object> {
  const { seriesId } = await sampleDraw(world, browser, 'drawn');
  await world.database.runScript(`
    update draws set state = 'published', published_at = drawn_at, file_hash = repeat('0', 64) where series_id = ${seriesId}`);
  return { seriesId, drawKey: String(seriesId), tickets: 2, reason: 'The tour goes on' };
}
