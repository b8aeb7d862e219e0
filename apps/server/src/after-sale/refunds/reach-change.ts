// What is done with a decision afterwards begins here: with the change, or with the refused return, of this very order.
import { afterSaleMessages } from '@stagedoor/rules/messages/after-sale';
import { orderNumber } from '@stagedoor/rules/orders/order-number';
import type { LogAction } from '@stagedoor/rules/staff/log-actions';
import type { ChangeRow, OrderRow, ReturnRow } from '../../orders/index.ts';
import type { Tx } from '../../platform/db/tables.ts';
import { refuseNow } from '../after-sale-needs.ts';
import type { AfterSaleNeeds } from '../after-sale-needs.ts';

export const entryAbout = (
  action: LogAction,
  order: OrderRow,
  after: Record<string, number>,
  reason?: string,
) => ({
  action,
  subject: { kind: 'order', id: orderNumber(order.unique_id) },
  outletId: order.outlet_id,
  after,
  reason,
});

/** The change of this very order, with the order locked. */
export async function changeOf(
  tx: Tx,
  { changes }: AfterSaleNeeds,
  order: OrderRow,
  changeId: number,
): Promise<ChangeRow> {
  const { changes: all } = await changes.changesOf(tx, order);
  return all.find(({ change_id }) => change_id === changeId) ?? refuseNow(afterSaleMessages.notOpen);
}

/** A refused return of this very order that nobody has dealt with, with the order locked. */
export async function refusedOf(
  tx: Tx,
  { changes }: AfterSaleNeeds,
  order: OrderRow,
  returnId: number,
): Promise<ReturnRow> {
  const { returns, changes: all } = await changes.changesOf(tx, order);
  const row = returns.find(({ return_id }) => return_id === returnId);
  const change = all.find(({ change_id }) => change_id === row?.change_id);
  const isOpen = row?.state === 'refused' && !returns.some(({ replaces }) => replaces === returnId);
  return isOpen && change?.state === 'effective' ? row : refuseNow(afterSaleMessages.notRefused);
}
