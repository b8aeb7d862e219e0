// An import that would take something from people who wait for an answer is refused, with file and line.
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { engines } from '../testing/test-database.ts';
import { allRows } from './testing/all-rows.ts';
import { goodFolder } from './testing/good-folder.ts';
import { changesOf, importWorld, remarksOf, withText } from './testing/import-world.ts';
import type { ImportWorld } from './testing/import-world.ts';
import type { Files } from './testing/write-folder.ts';

const events = 'outlets/shop/events.yaml';
const event3 = /^- id: 3\n[\s\S]*?(?=^- { id: 4)/m;
const withoutEvent3 = withText(goodFolder, events, event3, '');
const withoutLevel5 = withText(goodFolder, events, 'any: { id: 5', 'any: { id: 50');

describe.each(engines)('on the %s database', (engine) => {
  let world: ImportWorld;
  const run = (script: string) => world.database.runScript(script);

  /** Two fans ask for the event 3, one of them is answered; a guest asks for its level, too. */
  beforeAll(async () => {
    world = await importWorld(engine);
    await world.load(goodFolder);
    await run(`
      insert into customers (seller_id, user_id, email, email_key, first_name, last_name, password_hash, created_at, updated_at)
        select 7, n, 'fan' || n, 'fan' || n, 'Fan', 'No. ' || n, 'none', '2026-01-01', '2026-01-01' from generate_series(1, 2) n;
      insert into series_requests (seller_id, request_id, request_uuid, number, outlet_id, user_id, series_id, status,
          shipping_address, delivery_method_id, delivery_price_cents, created_at, updated_at)
        select 7, n, gen_random_uuid(), (1000000000 + n)::text, 71, n, 1, 'STATUS_REQUEST_PENDING', '{}', 2, 500,
          '2026-01-01', '2026-01-01' from generate_series(1, 2) n;
      insert into event_requests (seller_id, event_request_id, event_request_uuid, request_id, user_id, outlet_event_id,
          status, created_at, updated_at)
        select 7, n, gen_random_uuid(), n, n, 3, 'STATUS_REQUEST_PENDING', '2026-01-01', '2026-01-01'
        from generate_series(1, 2) n;
      insert into request_lines (seller_id, line_uuid, event_request_id, price_level_id, item_id, item_name, level_name,
          is_add_on, quantity, unit_price_cents, fees, tax_ppm, opt_out)
        select 7, gen_random_uuid(), n, 5, 4, 'Tickets', 'Anywhere', false, 2, 4000, '[]', 0, false
        from generate_series(1, 2) n;
      insert into invitations (seller_id, invitation_id, outlet_id, token_hash, guest_name, delivery_mode,
        collects_payment, ticket_quota, use_limit, expires_at, created_at)
        values (7, 1, 71, 'hash', 'Ada', -1, false, 4, 1, '2099-01-01', '2026-01-01');
      insert into guest_requests (seller_id, request_uuid, unique_id, outlet_id, invitation_id, draft_uuid, first_name,
        last_name, email, additional_emails, phone, delivery_option, delivery_method_id, delivery_type_id, delivery_name,
        collector_first_name, collector_last_name, tickets_cents, fees_cents, taxes_cents, shipping_cents, total_cents,
        created_at, updated_at)
        values (7, '00000000-0000-4000-8000-0000000000aa', '4000000001', 71, 1, gen_random_uuid(), 'Ada', 'Lane',
        'ada@example.com', '', '', 'willCall', 1, 1, 'Will Call', 'Ada', 'Lane', 0, 0, 0, 0, 0, '2026-01-01', '2026-01-01');
      insert into guest_request_lines (seller_id, request_uuid, price_level_id, outlet_event_id, event_place, item_id,
        item_name, level_name, quantity, unit_price_cents, unit_fees_cents, taxes_cents)
        values (7, '00000000-0000-4000-8000-0000000000aa', 5, 3, 1, 4, 'Tickets', 'Anywhere', 2, 0, 0, 0)`);
  });
  afterAll(() => world.close());
  const answer = (fans: string, guests: string) =>
    run(`set local session_replication_role = replica;
      update event_requests set status = '${fans}' where event_request_id = 1; update guest_requests set state = '${guests}'`);
  beforeEach(async () => {
    await run(
      `set local session_replication_role = replica; update event_requests set status = 'STATUS_REQUEST_PENDING'`,
    );
    await answer('STATUS_REQUEST_PENDING', 'pending');
  });

  async function refused(files: Files): Promise<string[]> {
    const before = await allRows(world.database.db);
    const result = await world.load(files);
    expect(result.changes).toEqual([]);
    expect(await allRows(world.database.db)).toEqual(before);
    return remarksOf(result);
  }

  test('the same folder, a hidden event and a new price harm nobody who waits', async () => {
    expect(changesOf(await world.load(goodFolder))).toEqual({});
    const hidden = withText(goodFolder, events, /^- id: 3\n/m, '- id: 3\n  active: false\n');
    expect(remarksOf(await world.load(hidden, { dryRun: true }))).toEqual([]);
    const dearer = withText(goodFolder, events, 'Anywhere, price: 40', 'Anywhere, price: 45');
    expect(remarksOf(await world.load(dearer, { dryRun: true }))).toEqual([]);
  });

  test('[FAN-21] an event that fans and guests wait for stays, and so does its level', async () => {
    const gone = (who: string) =>
      `${events}:1: The event 3 is gone, but ${who} for an answer. To hide it, write "active: false".`;
    expect(await refused(withoutEvent3)).toEqual([gone('2 requests wait'), gone('1 guest request waits')]);
    expect(await refused(withoutLevel5)).toEqual([
      `${events}:36: The price level 5 is gone, but 2 requests wait for an answer.`,
      `${events}:36: The price level 5 is gone, but 1 guest request waits for an answer.`,
    ]);
  });

  test('[WAIT-02] an event that customers wait for stays as well', async () => {
    await answer('STATUS_REQUEST_DENIED', 'fulfilled');
    await run(`set local session_replication_role = replica;
      update event_requests set status = 'STATUS_REQUEST_DENIED';
      insert into waiting_entries (seller_id, outlet_event_id, outlet_id, user_id, quantity, level_ids, most_cents, state,
        link_uuid, joined_at)
      values (7, 3, 71, 1, 1, '{5}', 4000, 'waiting', gen_random_uuid(), '2026-01-01')`);
    expect(await refused(withoutEvent3)).toEqual([
      `${events}:1: The event 3 is gone, but 1 customer waits for an answer. To hide it, write "active: false".`,
    ]);
    await run(`set local session_replication_role = replica; delete from waiting_entries`);
  });

  test('[FAN-21] its show, its kind of sale and its series stay', async () => {
    const other = withText(goodFolder, events, '- id: 3\n  show: matinee', '- id: 3\n  show: gala');
    expect(await refused(other)).toEqual([
      `${events}:33: The show cannot change: 2 requests wait for an answer.`,
      `${events}:33: The show cannot change: 1 guest request waits for an answer.`,
    ]);
    const instant = withText(goodFolder, events, 'sale: request\n  series: spring', 'sale: instant');
    expect(await refused(instant)).toContain(
      `${events}:34: The kind of sale cannot change: 2 requests wait for an answer.`,
    );
  });

  test('who was answered waits no more, and a guest who may come still does', async () => {
    await answer('STATUS_REQUEST_DENIED', 'approved');
    expect((await refused(withoutEvent3)).map((said) => said.replace(/.*but (.*) for an.*/, '$1'))).toEqual([
      '1 request waits',
      '1 guest request waits',
    ]);
    await run(`set local session_replication_role = replica;
      update event_requests set status = 'STATUS_REQUEST_DENIED'; update guest_requests set state = 'fulfilled'`);
    expect(remarksOf(await world.load(withoutEvent3, { dryRun: true }))).toEqual([]);
  });
});
