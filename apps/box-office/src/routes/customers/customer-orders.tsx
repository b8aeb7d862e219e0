import type { OfficeCustomer } from '@stagedoor/contract/calls/office/customers';
import { formatMoney } from '@stagedoor/rules/money/format-money';
import { EmptyState } from '@stagedoor/ui/empty-state';
import { OfficeTable } from '@stagedoor/ui/office/office-table';
import type { OfficeColumn } from '@stagedoor/ui/office/office-table-props';
import { Panel } from '@stagedoor/ui/office/panel';
import { Tag } from '@stagedoor/ui/tag';
import { useCurrency } from '../../parts/money/use-currency.ts';
import { useOrderColumns } from '../../features/order-rows/order-columns.tsx';
import { Day } from '../../parts/time/moment.tsx';

/** What the page says already, and what one order says, leave the room to the rest. */
const leftOut = new Set(['email', 'placed', 'tickets', 'outlet']);

export function CustomerOrders({ orders }: { orders: OfficeCustomer['orders'] }) {
  const currency = useCurrency();
  const columns = useOrderColumns().filter(({ key }) => !leftOut.has(key));
  const due = orders.reduce((sum, { dueCents }) => sum + dueCents, 0);
  return (
    <Panel title="Orders" aside={due > 0 ? `${formatMoney(due, currency)} due` : String(orders.length)} flush>
      <OfficeTable
        caption="Orders"
        columns={columns.map((column) => ({ ...column, sort: undefined }))}
        rows={orders}
        rowKey={({ number }) => number}
        instead={orders.length === 0 && <EmptyState title="No orders" />}
      />
    </Panel>
  );
}

const requestColumns: OfficeColumn<OfficeCustomer['requests'][number]>[] = [
  {
    key: 'number',
    header: 'Request',
    phone: 'title',
    cell: ({ number }) => <strong>{number}</strong>,
  },
  { key: 'series', header: 'Series', cell: ({ series }) => series },
  { key: 'placed', header: 'Placed', cell: ({ placedAt }) => <Day at={placedAt} /> },
  { key: 'status', header: 'Result', phone: 'corner', cell: ({ status }) => <Tag>{status}</Tag> },
];

export function CustomerRequests({ requests }: { requests: OfficeCustomer['requests'] }) {
  return (
    <Panel title="Requests" aside={String(requests.length)} flush>
      <OfficeTable
        caption="Requests"
        rows={requests}
        rowKey={({ number }) => number}
        columns={requestColumns}
        instead={requests.length === 0 && <EmptyState title="No requests" />}
      />
    </Panel>
  );
}
