// The only SQL on changes of orders and on the money that goes back.
import { orderChangeMachine } from '@stagedoor/rules/machines/order-change';
import type { OrderChangeState } from '@stagedoor/rules/machines/order-change';
import { orderReturnMachine } from '@stagedoor/rules/machines/order-return';
import type { OrderReturnState } from '@stagedoor/rules/machines/order-return';
import { canMove, statesBefore } from '@stagedoor/rules/machines/state-machine';
import type { Insertable, Selectable, Updateable } from 'kysely';
import { BeginAgain } from '../../platform/db/in-transaction.ts';
import type { Tx } from '../../platform/db/tables.ts';
import type { OrderChangeLinesTable, OrderChangesTable, OrderReturnsTable } from './tables.ts';
import './tables.ts';

export type ChangeRow = Selectable<OrderChangesTable>;
export type ReturnRow = Selectable<OrderReturnsTable>;

export async function insertChange(tx: Tx, row: Insertable<OrderChangesTable>): Promise<ChangeRow> {
  return tx.insertInto('order_changes').values(row).returningAll().executeTakeFirstOrThrow();
}

export async function insertChangeLines(tx: Tx, rows: Insertable<OrderChangeLinesTable>[]): Promise<void> {
  if (rows.length > 0) await tx.insertInto('order_change_lines').values(rows).execute();
}

/** The order must be locked: changes of an order come one after the other. */
export async function findChange(tx: Tx, sellerId: number, changeId: number): Promise<ChangeRow> {
  return tx
    .selectFrom('order_changes')
    .selectAll()
    .where('seller_id', '=', sellerId)
    .where('change_id', '=', changeId)
    .executeTakeFirstOrThrow();
}

/** The other changes of its order that have not come to an end and have not taken effect. */
export async function findPending(
  tx: Tx,
  { seller_id, order_id, change_id }: Pick<ChangeRow, 'seller_id' | 'order_id' | 'change_id'>,
): Promise<ChangeRow[]> {
  return tx
    .selectFrom('order_changes')
    .selectAll()
    .where('seller_id', '=', seller_id)
    .where('order_id', '=', order_id)
    .where('change_id', '<>', change_id)
    .where('state', 'in', ['proposed', 'approved', 'due', 'failed'])
    .execute();
}

/** From the state that the caller knows, and from no other. */
export async function moveChange(
  tx: Tx,
  { seller_id, change_id, state }: Pick<ChangeRow, 'seller_id' | 'change_id' | 'state'>,
  to: OrderChangeState,
  changes: Updateable<OrderChangesTable> & { updated_at: Date },
): Promise<ChangeRow> {
  if (to !== state && !canMove(orderChangeMachine, state, to))
    throw new Error(`Change ${change_id} does not go from ${state} to ${to}`);
  const row = await tx
    .updateTable('order_changes')
    .set({ ...changes, state: to })
    .where('seller_id', '=', seller_id)
    .where('change_id', '=', change_id)
    .where('state', '=', state)
    .returningAll()
    .executeTakeFirst();
  if (!row) throw new BeginAgain(`Change ${change_id} is ${state} no more`);
  return row;
}

const notYetBought = (tx: Tx, sellerId: number, lineId: number) =>
  tx
    .selectFrom('order_lines as l')
    .innerJoin('order_changes as c', (join) =>
      join.onRef('c.seller_id', '=', 'l.seller_id').onRef('c.change_id', '=', 'l.change_id'),
    )
    .select('c.change_id')
    .where('l.seller_id', '=', sellerId)
    .where('l.line_id', '=', lineId)
    .where('c.state', 'not in', ['effective', 'settled']);

/**
 * Asks for tickets on behalf of a change; answers how many of them it got. What another asks for it does not get, nor
 * what another has not brought yet: an award that nobody has paid may still be given up.
 */
export async function claimTickets(
  tx: Tx,
  { seller_id, change_id }: Pick<ChangeRow, 'seller_id' | 'change_id'>,
  tickets: readonly { lineId: number; ticketId: number }[],
): Promise<number> {
  let claimed = 0;
  for (const [lineId, own] of Map.groupBy(tickets, (ticket) => ticket.lineId)) {
    const result = await tx
      .updateTable('order_tickets')
      .set({ change_id })
      .where('seller_id', '=', seller_id)
      .where('line_id', '=', lineId)
      .where(
        'ticket_id',
        'in',
        own.map(({ ticketId }) => ticketId),
      )
      .where('change_id', 'is', null)
      .where('canceled_at', 'is', null)
      .where(({ not, exists }) => not(exists(notYetBought(tx, seller_id, lineId))))
      .executeTakeFirst();
    claimed += Number(result.numUpdatedRows);
  }
  return claimed;
}

/** The tickets that a change asks for or has canceled. */
export async function ticketsOfChange(
  tx: Tx,
  { seller_id, change_id }: Pick<ChangeRow, 'seller_id' | 'change_id'>,
): Promise<{ lineId: number; ticketId: number }[]> {
  return tx
    .selectFrom('order_tickets')
    .select(['line_id as lineId', 'ticket_id as ticketId'])
    .where('seller_id', '=', seller_id)
    .where('change_id', '=', change_id)
    .execute();
}

/** Nobody asks for them any more. */
export async function unclaimTickets(
  tx: Tx,
  { seller_id, change_id }: Pick<ChangeRow, 'seller_id' | 'change_id'>,
): Promise<void> {
  await tx
    .updateTable('order_tickets')
    .set({ change_id: null })
    .where('seller_id', '=', seller_id)
    .where('change_id', '=', change_id)
    .where('canceled_at', 'is', null)
    .execute();
}

export async function insertReturns(tx: Tx, rows: Insertable<OrderReturnsTable>[]): Promise<ReturnRow[]> {
  return rows.length === 0 ? [] : tx.insertInto('order_returns').values(rows).returningAll().execute();
}

export async function findReturns(
  tx: Tx,
  { seller_id, change_id }: Pick<ChangeRow, 'seller_id' | 'change_id'>,
): Promise<ReturnRow[]> {
  return tx
    .selectFrom('order_returns')
    .selectAll()
    .where('seller_id', '=', seller_id)
    .where('change_id', '=', change_id)
    .orderBy('return_id')
    .execute();
}

export async function settleReturn(
  tx: Tx,
  { seller_id, return_id }: Pick<ReturnRow, 'seller_id' | 'return_id'>,
  changes: Updateable<OrderReturnsTable> & { state: OrderReturnState },
): Promise<ReturnRow> {
  const row = await tx
    .updateTable('order_returns')
    .set(changes)
    .where('seller_id', '=', seller_id)
    .where('return_id', '=', return_id)
    .where('state', 'in', statesBefore(orderReturnMachine, changes.state))
    .returningAll()
    .executeTakeFirst();
  if (!row) throw new BeginAgain(`Return ${return_id} is settled already`);
  return row;
}
