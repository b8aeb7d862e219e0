// Tickets on phones: some are sent on to friends, with others people come in, two doors looking at each at once.
import { createHash, randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { spokenCode } from '@stagedoor/rules/tickets/ticket-text';
import { recordOf } from '@stagedoor/rules/values/record-of';
import { ticketSteps } from '../../../fulfilment/index.ts';
import type { Db } from '../../../platform/db/tables.ts';
import { action } from '../action.ts';
import type { Action, Ground } from '../action.ts';
import type { Customer } from '../fair.ts';

interface OnPhone {
  uuid: string;
  order_id: number;
  ticket_id: number;
  event_id: number;
  customer: Customer;
}

const MOST = 6;
const SCAN = 'scan';
const SENT = 'ticket of a friend';
const PASS = 'pass-of-the-proof-at-';
const FOR_EVER = new Date('2099-01-01');
const passOf = (eventId: number): string => `${PASS}${eventId}`.padEnd(32, 'x');

async function makePass(db: Db, eventId: number, now: Date): Promise<void> {
  const code_hash = createHash('sha256').update(passOf(eventId)).digest('base64url');
  await sql`
    insert into door_passes (seller_id, code_hash, outlet_id, event_id, gate, made_by, made_at, begins_at, ends_at)
    select 1, ${code_hash}, 1, ${eventId}::int, 'North', 'The proof', ${now}::timestamptz, ${now}::timestamptz, ${FOR_EVER}::timestamptz
    where not exists (select from door_passes where code_hash = ${code_hash})`.execute(db);
}

/** Tickets that are paid for and that nobody came in with or sent on, on phones from now on. */
async function onPhones({ db, world, now }: Ground): Promise<OnPhone[]> {
  const { rows } = await sql<Omit<OnPhone, 'customer'> & { user_id: number }>`
    with chosen as (
      select s.seller_id, s.line_id, s.ticket_id, l.order_id, l.outlet_event_id, o.user_id from order_tickets s
      join order_lines l on l.seller_id = s.seller_id and l.line_id = s.line_id and l.outlet_event_id between 5000 and 6000
      join orders o on o.seller_id = l.seller_id and o.order_id = l.order_id
        and o.state <> 'STATUS_ORDER_CANCELED' and o.paid_cents - o.returned_cents >= o.owed_cents
      where s.canceled_at is null and not exists (
        select from mobile_tickets m where m.seller_id = s.seller_id and m.line_id = s.line_id and m.ticket_id = s.ticket_id)
      order by s.line_id desc limit ${MOST}),
    made as (
      insert into mobile_tickets (seller_id, mobile_ticket_uuid, line_id, ticket_id, order_id, issued_at)
      select seller_id, gen_random_uuid(), line_id, ticket_id, order_id, ${now}::timestamptz from chosen
      returning mobile_ticket_uuid as uuid, line_id, ticket_id, order_id)
    select made.uuid, made.order_id, made.ticket_id, chosen.outlet_event_id as event_id, chosen.user_id
    from made join chosen using (line_id, ticket_id)`.execute(db);
  for (const { event_id } of rows) await makePass(db, event_id, now);
  return rows.map(({ user_id, ...row }) => ({ ...row, customer: world.customerOf(user_id) }));
}

const lostScans = async (db: Db, told: readonly string[]): Promise<string[]> => {
  const { rows } = await sql<{ uuid: string }>`
    select told.uuid from unnest(${told}::uuid[]) as told (uuid)
    where not exists (select from door_scans s where s.scan_uuid = told.uuid and s.result = 'in')`.execute(
    db,
  );
  return rows.map(({ uuid }) => uuid);
};

const lostSendings = async (db: Db, told: readonly string[]): Promise<string[]> => {
  const { rows } = await sql<{ email: string }>`
    select told.email from unnest(${told}::text[]) as told (email)
    where not exists (select from mobile_tickets m where m.sent_to = told.email)
      or not exists (select from mails m where m.recipient = told.email)`.execute(db);
  return rows.map(({ email }) => email);
};

export const tickets: Action = action<OnPhone[]>({
  name: 'transfer, scan at the door',
  steps: [...ticketSteps.sending, ...ticketSteps.scanning],
  prepare: (ground) => onPhones(ground),
  act: ({ server, acknowledge }, phones) => {
    const send = async ({ order_id, ticket_id, customer: { cookie, address } }: OnPhone): Promise<void> => {
      const email = `friend-${randomUUID()}@example.com`;
      const body = { CustomerOrderID: order_id, TicketID: ticket_id, EmailAddress: email };
      const { status } = await server.send('/gen.v1/mobiletickets/send', { cookie, address, body });
      if (status === 200) acknowledge(SENT, email);
    };
    const scan = async ({ uuid, event_id }: OnPhone): Promise<void> => {
      const body = { uuid: randomUUID(), text: spokenCode(uuid) };
      const { status, body: told } = await server.send('/door/scan', { body, doorPass: passOf(event_id) });
      if (status === 200 && recordOf(JSON.parse(told)).result === 'in') acknowledge(SCAN, body.uuid);
    };
    return Promise.allSettled(
      phones.flatMap((phone, nth) => (nth % 2 === 0 ? [send(phone)] : [scan(phone), scan(phone)])),
    );
  },
  doubles: {
    'two people who came in with one ticket': sql`
      select 1 from door_scans where result = 'in' and undone_at is null group by line_id, ticket_id having count(*) > 1`,
    'a ticket with two codes that count': sql`
      select 1 from mobile_tickets where revoked_at is null group by seller_id, line_id, ticket_id having count(*) > 1`,
  },
  lost: { [SCAN]: lostScans, [SENT]: lostSendings },
});
