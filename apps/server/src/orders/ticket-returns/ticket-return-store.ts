// WAIT-06: the only SQL on tickets that their owners offer back.
import { ticketReturnMachine } from '@stagedoor/rules/machines/ticket-return';
import type { TicketReturnState } from '@stagedoor/rules/machines/ticket-return';
import { canMove } from '@stagedoor/rules/machines/state-machine';
import { sql } from 'kysely';
import type { Insertable, RawBuilder, Selectable } from 'kysely';
import type { Db, Tx } from '../../platform/db/tables.ts';
import type { TicketReturnsTable } from './tables.ts';
import './tables.ts';

export type TicketReturnRow = Selectable<TicketReturnsTable>;
type Tickets = readonly { lineId: number; ticketId: number }[];

/** An open one says so of a ticket of a statement. */
export const isOfferedBack = (ticket: 's'): RawBuilder<boolean> => {
  const column = (name: string) => sql.ref(`${ticket}.${name}`);
  return sql`exists (select from ticket_returns r where r.seller_id = ${column('seller_id')}
    and r.line_id = ${column('line_id')} and r.ticket_id = ${column('ticket_id')} and r.state = 'open')`;
};

export async function insertTicketReturn(
  tx: Tx,
  row: Omit<Insertable<TicketReturnsTable>, 'state'>,
): Promise<void> {
  await tx
    .insertInto('ticket_returns')
    .values({ ...row, state: 'open' })
    .execute();
}

export async function openReturnsOf(
  db: Db,
  sellerId: number,
  tickets: Tickets,
): Promise<(TicketReturnRow & { levelId: number })[]> {
  if (tickets.length === 0) return [];
  const { rows } = await sql<TicketReturnRow & { levelId: number }>`
    select r.*, l.price_level_id as "levelId" from ticket_returns r
    join unnest(${tickets.map(({ lineId }) => lineId)}::int[], ${tickets.map(({ ticketId }) => ticketId)}::bigint[])
      as w (line, ticket) on r.line_id = w.line and r.ticket_id = w.ticket
    join order_lines l on l.seller_id = r.seller_id and l.line_id = r.line_id
    where r.seller_id = ${sellerId} and r.state = 'open' order by r.order_id, r.return_id`.execute(db);
  return rows;
}

/** Whose of these are offered back, by account, and since when. */
export async function ownersOfOffered(
  db: Db,
  sellerId: number,
  ticketIds: readonly number[],
): Promise<Map<number, Map<number, Date>>> {
  const { rows } = await sql<{ user: number; ticket: number; since: Date }>`
    select o.user_id as "user", r.ticket_id as ticket, r.offered_at as since from ticket_returns r
    join orders o on o.seller_id = r.seller_id and o.order_id = r.order_id
    where r.seller_id = ${sellerId} and r.state = 'open' and r.ticket_id = any(${[...ticketIds]}::bigint[])
      and o.user_id is not null`.execute(db);
  const byOwner = Map.groupBy(rows, ({ user }) => user);
  return new Map(
    [...byOwner].map(([user, own]) => [user, new Map(own.map(({ ticket, since }) => [ticket, since]))]),
  );
}

/** Some of all that are open, after the one with this number. */
export async function openReturnsAfter(db: Db, after: number, most: number): Promise<TicketReturnRow[]> {
  const { rows } = await sql<TicketReturnRow>`
    select * from ticket_returns where state = 'open' and return_id > ${after}
    order by return_id limit ${most}`.execute(db);
  return rows;
}

/** A transition, not an assignment. */
export async function settleTicketReturn(
  tx: Tx,
  row: Pick<TicketReturnRow, 'seller_id' | 'return_id' | 'state'>,
  to: TicketReturnState,
  { changeId = null, now }: { changeId?: number | null; now: Date },
): Promise<void> {
  if (!canMove(ticketReturnMachine, row.state, to))
    throw new Error(`A return that is ${row.state} does not become ${to}`);
  await sql`
    with settled as (
      update ticket_returns set state = ${to}, change_id = ${changeId}, ended_at = ${now}
      where seller_id = ${row.seller_id} and return_id = ${row.return_id} and state = ${row.state} returning 1)
    select upkeep.must_be(1, count(*)) from settled`.execute(tx);
}
