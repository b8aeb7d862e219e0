// The SQL of an order that is written down all at once, under the number that was drawn for it.
import { sql } from 'kysely';
import type { Insertable, RawBuilder } from 'kysely';
import { firstOf } from '@stagedoor/rules/values/first-of';
import { recordOf } from '@stagedoor/rules/values/record-of';
import { BeginAgain } from '../platform/db/in-transaction.ts';
import { insertRow } from '../platform/db/insert-row.ts';
import { statement, statementsByShape } from '../platform/db/statement.ts';
import type { Tx } from '../platform/db/tables.ts';
import type { OrderRow } from './order-store.ts';
import type { OrdersTable } from './tables.ts';
import './tables.ts';

/** What its buyer is told of it. */
export type NewOrderKey = Pick<OrderRow, 'order_id' | 'unique_id'>;

const insertOnly = insertRow<Insertable<OrdersTable>, NewOrderKey>('orders', {
  tail: sql`returning order_id, unique_id`,
});

/** Ends the transaction when its number was drawn before. */
export async function insertNewOrder(tx: Tx, row: Insertable<OrdersTable>): Promise<NewOrderKey> {
  try {
    return firstOf(await insertOnly(tx, row));
  } catch (error) {
    if (recordOf(error).constraint === 'orders_seller_id_unique_id_key')
      throw new BeginAgain('The number was drawn before');
    throw error;
  }
}

/** An order by its public number, as a piece of a statement. */
const orderIdOf = (sellerId: number, uniqueId: string): RawBuilder<number> =>
  sql`(select order_id from orders where seller_id = ${sellerId} and unique_id = ${uniqueId})`;

/** Its lines, likewise: level, line. */
export const linesByLevel = (sellerId: number, uniqueId: string): RawBuilder<unknown> =>
  sql`select price_level_id, line_id from order_lines
    where seller_id = ${sellerId} and order_id = ${orderIdOf(sellerId, uniqueId)}`;

interface Parts {
  sellerId: number;
  uniqueId: string;
  columns: string;
  rows: string;
}

/** What hangs on an order that is written in the same breath: nobody knows its id yet, but the number. */
function partsIn(table: 'order_events' | 'order_lines' | 'order_payments') {
  const insert = statementsByShape<Parts, never>(
    ({ columns }) => columns,
    (shape) =>
      statement(({ sellerId, uniqueId, rows }) => {
        const columns = sql.join(shape.split(',').map((column) => sql.ref(column)));
        return sql`
          insert into ${sql.table(table)} (seller_id, order_id, ${columns})
          select ${sellerId}, ${orderIdOf(sellerId, uniqueId)}, ${columns}
          from jsonb_populate_recordset(null::${sql.table(table)}, ${rows}::jsonb)`;
      }),
  );
  return async (
    tx: Tx,
    order: Pick<Parts, 'sellerId' | 'uniqueId'>,
    rows: readonly object[],
  ): Promise<void> => {
    if (rows[0])
      await insert(tx, { ...order, columns: Object.keys(rows[0]).join(','), rows: JSON.stringify(rows) });
  };
}

export const newOrderParts = {
  events: partsIn('order_events'),
  lines: partsIn('order_lines'),
  payments: partsIn('order_payments'),
};
