import { listDecidedRefunds } from '@stagedoor/contract/calls/office/refunds';
import type { DecidedRefund } from '@stagedoor/contract/calls/office/refunds';
import { orderNumber } from '@stagedoor/rules/orders/order-number';
import type { ListedChange } from '../../orders/index.ts';
import { handle } from '../../platform/http/handler.ts';
import type { Handler } from '../../platform/http/handler.ts';
import type { AfterSaleNeeds } from '../after-sale-needs.ts';
import { refundKinds } from '../refunds/refund-kinds.ts';

const describeDecided = (row: ListedChange): DecidedRefund => ({
  changeId: row.change_id,
  number: orderNumber(row.unique_id),
  outletId: row.outlet_id,
  email: row.email,
  kind: row.kind,
  state: row.state,
  tickets: row.tickets,
  cents: -row.total_cents,
  returnedCents: row.returned_cents,
  reason: row.reason,
  decidedAt: row.updated_at,
});

export const listDecidedRefundsHandler = (needs: AfterSaleNeeds): Handler<'after-sale'> =>
  handle(listDecidedRefunds, async ({ outletId, ...asked }, caller) => {
    const page = await needs.changes.decidedChanges(needs.db, caller, outletId, refundKinds, asked);
    return { ...page, rows: page.rows.map(describeDecided) };
  });
