// Two doors that let people in with the tickets that the crowd buys, both at the same ticket now and then; each asks
// again under the same number until it is told.
import { createHash, randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from 'kysely';
import { spokenCode } from '@stagedoor/rules/tickets/ticket-text';
import { recordOf } from '@stagedoor/rules/values/record-of';
import { textOf } from '@stagedoor/rules/values/text-of';
import type { Db } from '../../../platform/db/tables.ts';
import type { Stage } from '../../order-proof/stage.ts';
import { sendTo } from '../../server-process.ts';

export interface DoorClerks {
  /** Scans whose people were told that they may come in. */
  letIn: readonly string[];
  stop(): Promise<void>;
}

/** The floor of the small catalogue. */
const EVENT = 102;
const PASS = 'x'.repeat(32);
const TRIES = 120;
const BETWEEN_MS = 500;
const GLANCE_MS = 2000;
const FOR_EVER = new Date('2099-01-01');

async function makePass(db: Db, now: Date): Promise<void> {
  const code_hash = createHash('sha256').update(PASS).digest('base64url');
  await sql`
    insert into door_passes (seller_id, code_hash, outlet_id, event_id, gate, made_by, made_at, begins_at, ends_at)
    values (1, ${code_hash}, 1, ${EVENT}, 'North', 'The proof', ${now}, ${now}, ${FOR_EVER})`.execute(db);
}

/** A ticket that is paid for, and that nobody has come in with, on a phone. */
async function nextTicket(db: Db, now: Date): Promise<string | undefined> {
  const { rows } = await sql<{ uuid: string }>`
    insert into mobile_tickets (seller_id, mobile_ticket_uuid, line_id, ticket_id, order_id, issued_at)
    select s.seller_id, gen_random_uuid(), s.line_id, s.ticket_id, l.order_id, ${now}::timestamptz
    from order_tickets s
    join order_lines l on l.seller_id = s.seller_id and l.line_id = s.line_id and l.outlet_event_id = ${EVENT}
    join orders o on o.seller_id = l.seller_id and o.order_id = l.order_id and o.state = 'STATUS_ORDER_PAID'
    where s.canceled_at is null and not exists (
      select from mobile_tickets m where m.seller_id = s.seller_id and m.line_id = s.line_id and m.ticket_id = s.ticket_id)
    limit 1 returning mobile_ticket_uuid as uuid`.execute(db);
  return rows[0]?.uuid;
}

/** What the door says of a scan; undefined where it says nothing that counts. */
function doorAt(port: number): (uuid: string, text: string) => Promise<string | undefined> {
  const send = sendTo(port);
  return async (uuid, text) => {
    const said = await send('/door/scan', { headers: { 'x-door-pass': PASS }, body: { uuid, text } });
    return said.status === 200 ? textOf(recordOf(JSON.parse(said.body)).result) : undefined;
  };
}

/** What must not be: a scan that was told and is gone, and a ticket with which two came in. */
export async function findScanWrongs(db: Db, letIn: readonly string[]): Promise<string[]> {
  const { rows: lost } = await sql<{ uuid: string }>`
    select told.uuid from unnest(${letIn}::uuid[]) as told (uuid)
    where not exists (select from door_scans s where s.scan_uuid = told.uuid and s.result = 'in')`.execute(
    db,
  );
  const { rows: doubles } = await sql<{ ticket: string }>`
    select line_id || ' ' || ticket_id as ticket from door_scans where result = 'in' and undone_at is null
    group by line_id, ticket_id having count(*) > 1`.execute(db);
  const { rows: unsold } = await sql<{ ticket: string }>`
    select line_id || ' ' || ticket_id as ticket from door_scans d where result = 'in' and not exists (
      select from order_tickets s where s.seller_id = d.seller_id and s.line_id = d.line_id and s.ticket_id = d.ticket_id)`.execute(
    db,
  );
  return [
    ...lost.map(({ uuid }) => `the scan ${uuid} was told, and is gone`),
    ...doubles.map(({ ticket }) => `two came in with ticket ${ticket}`),
    ...unsold.map(({ ticket }) => `somebody came in with ticket ${ticket}, which nobody has`),
  ];
}

export async function sendClerks(stage: Stage, shopPort: number): Promise<DoorClerks> {
  const over = new AbortController();
  const letIn: string[] = [];
  await stage.inspect((db) => makePass(db, stage.clock.now()));
  const ask = doorAt(shopPort);
  const scan = async (text: string): Promise<void> => {
    const uuid = randomUUID();
    for (let tries = 0; tries < TRIES && !over.signal.aborted; tries += 1) {
      const result = await ask(uuid, text).catch(() => undefined);
      if (result === 'in') letIn.push(uuid);
      if (result !== undefined) return;
      await sleep(BETWEEN_MS);
    }
  };
  const work = (async () => {
    while (!over.signal.aborted) {
      const ticket = await stage.inspect((db) => nextTicket(db, stage.clock.now())).catch(() => undefined);
      if (ticket !== undefined) await Promise.all([scan(spokenCode(ticket)), scan(spokenCode(ticket))]);
      await sleep(ticket === undefined ? GLANCE_MS : BETWEEN_MS);
    }
  })();
  return {
    letIn,
    stop: async () => {
      over.abort();
      await work;
    },
  };
}
