// A row of every table that a job takes rows away from, for the test that sees it do so. `$id` and `$at` are filled in:
// whose row it is, and the moment after which its policy counts.

export interface RetentionSample {
  /** Puts the row there. */
  insert: string;
  /** How it is known again. */
  is: string;
  /** The same row as it stays, however old it is. */
  needed?: string;
}

const BEGAN = `'2020-01-01'`;
const uuid = `md5('$id')::uuid`;

const own = (table: string, columns: string, values: string, is: string): RetentionSample => ({
  insert: `insert into ${table} (${columns}) values (${values})`,
  is,
});
const hashed = (table: string, columns = '', values = ''): RetentionSample =>
  own(
    table,
    `seller_id, outlet_id, token_hash${columns}, expires_at`,
    `1, 1, '$id'${values}, '$at'`,
    `token_hash = '$id'`,
  );

const cart = (state: string, bill = 'null') => `
  insert into carts (seller_id, cart_uuid, outlet_id, session_id, state, created_at, deadline, bill)
    values (1, ${uuid}, 1, ${uuid}, '${state}', ${BEGAN}, '$at', ${bill});
  insert into cart_lines (seller_id, cart_uuid, price_level_id, quantity, is_add_on)
    select 1, ${uuid}, min(price_level_id), 1, false from price_levels`;
const use = (state: string, sale: string) => `
  insert into code_uses (seller_id, cart_uuid, code_id, set_id, state, session_id, taken_at,
      spent_at, order_number, tickets, off_cents)
    select 1, ${uuid}, code_id, set_id, '${state}', ${uuid}, ${BEGAN}, ${sale} from codes limit 1`;

const task = (kind: string, state = 'finished', ended = `'$at'`) => `
  insert into tasks (seller_id, task_id, kind, subject, title, details, asked_by_kind, asked_by_name, state, due_at,
      created_at, ended_at)
    values (1, ${uuid}, '${kind}', '$id', 'A list', '{}', 'staff', 'Somebody', '${state}', ${BEGAN}, ${BEGAN}, ${ended});
  insert into task_failures (seller_id, task_id, failure_number, subject, message) values (1, ${uuid}, 1, 'a', 'b')`;
const part = `; insert into task_parts (seller_id, task_id, part_number, content) values (1, ${uuid}, 1, 'a,b')`;

const mail = (state: string, sentAt: string) => `
  insert into mails (seller_id, mail_id, outlet_id, kind, from_name, recipient, subject, html, plain_text, state, due_at,
      created_at, sent_at)
    values (1, ${uuid}, 1, 'a-letter', 'Somebody', 'a@example.com', 'A letter', 'a', 'a', '${state}', '2036-01-01',
      '$at', ${sentAt})`;

const place = (closedAt: string) => `
  with room as (
    insert into waiting_rooms (seller_id, outlet_id, outlet_event_id, opened_by, opened_at, opens_at, closed_at, seed,
        commitment, place_key, pace)
      select 1, outlet_id, outlet_event_id, 'Somebody', ${BEGAN}, ${BEGAN}, ${closedAt}, repeat('a', 64), repeat('b', 64), 'c', 1
      from outlet_events order by outlet_event_id limit 1
      returning seller_id, room_id)
  insert into waiting_places (seller_id, room_id, place_uuid, session_id, network, joined_at, state)
    select seller_id, room_id, ${uuid}, ${uuid}, 'a', ${BEGAN}, 'WAITING' from room`;

const message = `
  insert into webhook_messages (message_id, seller_id, kind, subject, number, facts, at)
    values ('$id', 1, 'order.placed', '$id', 1, '{}', '$at');
  insert into webhook_deliveries (delivery_id, message_id, address_id, next_at)
    select ${uuid}, '$id', address_id, '2036-01-01' from webhook_addresses limit 1`;

const link = (usedAt: string) => `
  insert into staff_links (kind, token_hash, staff_id, created_at, expires_at, used_at)
    select 'password', '$id', min(staff_id), ${BEGAN}, '$at', ${usedAt} from staff`;

export const retentionSamples: Readonly<Record<string, RetentionSample>> = {
  sessions: own(
    'sessions',
    'seller_id, outlet_id, sid_hash, public_id, created_at, expires_at, ends_at',
    `1, 1, '$id', ${uuid}, ${BEGAN}, '$at', '2036-01-01'`,
    `sid_hash = '$id'`,
  ),
  password_resets: {
    insert: `
      insert into customers (seller_id, email, email_key, first_name, last_name, password_hash, created_at, updated_at)
        values (1, lower('$id'), lower('$id'), 'A', 'B', '-', ${BEGAN}, ${BEGAN});
      insert into password_resets (seller_id, user_id, token_hash, expires_at)
        select 1, user_id, '$id', '$at' from customers where email = lower('$id')`,
    is: `token_hash = '$id'`,
  },
  login_tokens: hashed(
    'login_tokens',
    ', external_user_id, external_user_name, email, first_name, last_name',
    `, 'a', 'b', 'c', 'd', 'e'`,
  ),
  membership_requests: own(
    'membership_requests',
    'seller_id, outlet_id, signature_hash, expires_at',
    `1, 1, '$id', '$at'`,
    `signature_hash = '$id'`,
  ),
  customer_passkey_questions: own(
    'customer_passkey_questions',
    'challenge_hash, expires_at',
    `'$id', '$at'`,
    `challenge_hash = '$id'`,
  ),
  view_links: {
    insert: `insert into view_links (token_hash, seller_id, outlet_id, user_id, staff_id, expires_at)
      select '$id', 1, 1, min(user_id), (select min(staff_id) from staff), '$at' from customers`,
    is: `token_hash = '$id'`,
  },
  tries: own(
    'tries',
    'seller_id, subject, count, blocked_until, forgotten_at',
    `1, '$id', 1, ${BEGAN}, '$at'`,
    `subject = '$id'`,
  ),
  known_browsers: own(
    'known_browsers',
    'seller_id, account, browser, seen_at',
    `1, 'a', '$id', '$at'`,
    `browser = '$id'`,
  ),
  staff_sessions: {
    insert: `insert into staff_sessions (sid_hash, session_id, staff_id, browser, network, created_at, seen_at,
        password_at, ends_at)
      select '$id', ${uuid}, min(staff_id), 'a', 'b', ${BEGAN}, ${BEGAN}, ${BEGAN}, '$at' from staff`,
    is: `sid_hash = '$id'`,
  },
  staff_passkey_questions: own(
    'staff_passkey_questions',
    'challenge_hash, expires_at',
    `'$id', '$at'`,
    `challenge_hash = '$id'`,
  ),
  failing_jobs: own(
    'failing_jobs',
    'job, node, times, since, heard_until',
    `'$id', ${uuid}, 3, ${BEGAN}, '$at'`,
    `job = '$id'`,
  ),
  staff_links: { insert: link(`'$at'`), is: `token_hash = '$id'` },
  office_calls_once: own(
    'office_calls_once',
    'whose, key_hash, asked_hash, results, made_at',
    `'a', '$id', 'b', '{}', '$at'`,
    `key_hash = '$id'`,
  ),
  task_parts: {
    insert: task('log.export') + part,
    is: `task_id = ${uuid}`,
    needed: task('log.export', 'waiting', 'null') + part,
  },
  task_failures: {
    insert: task('log.export'),
    is: `task_id = ${uuid}`,
    needed: task('log.export', 'failed', 'null'),
  },
  tasks: {
    insert: task('log.export') + part,
    is: `task_id = ${uuid}`,
    needed: task('events.cancel'),
  },
  carts: { insert: cart('EXPIRED'), is: `cart_uuid = ${uuid}`, needed: cart('EXPIRED', `'{}'`) },
  cart_lines: { insert: cart('RELEASED'), is: `cart_uuid = ${uuid}`, needed: cart('ORDERED') },
  code_uses: {
    insert: `${cart('EXPIRED')};${use('returned', 'null, null, null, null')}`,
    is: `cart_uuid = ${uuid}`,
    needed: `${cart('ORDERED', `'{}'`)};${use('spent', `'$at', '$id', 1, 0`)}`,
  },
  mails: { insert: mail('sent', `'$at'`), is: `mail_id = ${uuid}`, needed: mail('waiting', 'null') },
  waiting_places: { insert: place(`'$at'`), is: `place_uuid = ${uuid}`, needed: place('null') },
  invitation_holders: {
    insert: `insert into invitation_holders (seller_id, session_id, invitation_id, seen_at)
      select 1, ${uuid}, min(invitation_id), '$at' from invitations`,
    is: `session_id = ${uuid}`,
  },
  webhook_messages: { insert: message, is: `message_id = '$id'` },
  webhook_deliveries: { insert: message, is: `message_id = '$id'` },
  told_descriptions: own(
    'told_descriptions',
    'seller_id, version, scope, description, told_at',
    `1, encode(sha256('$id'), 'hex'), 'a', '{}', '$at'`,
    `version = encode(sha256('$id'), 'hex')`,
  ),
  report_links: own(
    'report_links',
    'seller_id, code_hash, outlet_id, event_id, event_ids, for_whom, made_by, staff_id, made_at, ends_at',
    `1, '$id', 1, 1, '{1}', 'A', 'B', 1, ${BEGAN}, '$at'`,
    `code_hash = '$id'`,
  ),
};

/** What the rows above refer to, beside a catalogue, its outlets and a customer. */
export const underSamples = `
  insert into webhook_addresses (address_id, seller_id, url, kinds, secret, state, made_by, created_at)
    select gen_random_uuid(), 1, 'https://example.com', '{order.placed}', 'a', 'removed', min(staff_id), ${BEGAN} from staff;
  insert into invitations (seller_id, outlet_id, token_hash, guest_name, delivery_mode, collects_payment, ticket_quota,
      use_limit, expires_at, created_at)
    values (1, 1, 'a', 'A', -1, false, 1, 1, '2036-01-01', ${BEGAN})`;
