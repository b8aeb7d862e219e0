import type { ListedOrder } from '@stagedoor/contract/calls/office/orders';
import type { Currency } from '@stagedoor/rules/money/currencies';
import { plainMoney } from '@stagedoor/rules/money/plain-money';
import { moneyHead } from '@stagedoor/rules/money/money-head';
import type { CsvRow } from '@stagedoor/rules/writing/csv';
import { statusWords } from '@stagedoor/rules/requests/status-texts';
import type { StatusTexts } from '@stagedoor/rules/requests/status-texts';
import { defineExport } from '../../platform/tasks/define-export.ts';
import { ofSeller, statusTextsOf } from '../../sellers/index.ts';
import type { OrderFilter, OrderScope } from './order-filter-pieces.ts';
import { readListedOrders } from './read-listed-orders.ts';
import { sumOrders } from './sum-orders.ts';

const ROWS = 1000;

/** As a task keeps it: times are text, and the outlets are those of whoever asked. */
export interface OrderExportDetails extends Omit<OrderFilter, 'from' | 'to'> {
  from?: string | undefined;
  to?: string | undefined;
  outletIds: OrderScope['outletIds'];
}

const asked = (sellerId: number, { from, to, outletIds, ...filter }: OrderExportDetails) => ({
  scope: { sellerId, outletIds },
  filter: {
    ...filter,
    from: from === undefined ? undefined : new Date(from),
    to: to === undefined ? undefined : new Date(to),
  },
});

const rowOf = (texts: StatusTexts, currency: Currency, order: ListedOrder): CsvRow => [
  order.number,
  order.placedAt.toISOString(),
  statusWords(texts, order.state),
  order.email,
  order.events.map(({ name }) => name).join('; '),
  order.tickets,
  order.delivery,
  plainMoney(order.owedCents, currency),
  plainMoney(order.dueCents, currency),
  order.outletId,
  order.code,
];

/** Page by page as the list shows it; what is placed meanwhile is not in it. */
export const orderExport = defineExport<OrderExportDetails, string>({
  kind: 'orders.export',
  permission: 'lists.export',
  heads: async (tx, { sellerId }) => {
    const currency = await ofSeller.currency(tx, sellerId);
    const sums = [moneyHead('Total', currency), moneyHead('Due', currency)];
    return [
      'Order',
      'Placed',
      'Status',
      'E-mail',
      'Events',
      'Tickets',
      'Delivery',
      ...sums,
      'Outlet',
      'Code',
    ];
  },
  count: async (tx, { sellerId, details }) => {
    const { scope, filter } = asked(sellerId, details);
    return (await sumOrders(tx, scope, filter)).orders;
  },
  read: async (tx, { sellerId, details }, cursor) => {
    const { scope, filter } = asked(sellerId, details);
    const { rows, after } = await readListedOrders(tx, scope, filter, { after: cursor }, ROWS);
    const texts = await statusTextsOf(tx, sellerId);
    const currency = await ofSeller.currency(tx, sellerId);
    return { rows: rows.map((order) => rowOf(texts, currency, order)), cursor: after };
  },
});
