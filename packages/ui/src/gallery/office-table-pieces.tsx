import { Button } from '../button.tsx';
import { EmptyState } from '../empty-state.tsx';
import { Heading } from '../heading.tsx';
import { KeyHint } from '../office/key-hint.tsx';
import { OfficeTable } from '../office/office-table.tsx';
import type { OfficeColumn, Sort } from '../office/office-table-props.ts';
import { LoadFailed, NothingMatches } from '../office/room-states.tsx';
import { chosenCount, nothingChosen } from '../office/selection.ts';
import type { Selection } from '../office/selection.ts';
import { Stack } from '../stack.tsx';
import { Tag } from '../tag.tsx';
import { useState } from 'react';

interface Sample {
  id: string;
  placed: string;
  customer: string;
  event: string;
  tickets: number;
  status: 'Paid' | 'Ready' | 'Payment due';
  total: string;
}

const orders: Sample[] = Array.from({ length: 6 }, (_, index) => ({
  id: `Z41000001${18 - index}`,
  placed: `10:${28 - index * 3} AM`,
  customer: `entrant-0${931 - index * 47}@example.com`,
  event: index % 2 ? 'Halcyon Avenue 1, Nov 27' : 'Juniper & the Tides, Dec 15',
  tickets: (index % 4) + 1,
  status: (['Payment due', 'Paid', 'Ready'] as const)[index % 3]!,
  total: `$${(111.5 + index * 23.75).toFixed(2)}`,
}));

const columns: OfficeColumn<Sample>[] = [
  {
    key: 'order',
    header: 'Order',
    phone: 'title',
    cell: ({ id }) => (
      <a href="#tables">
        <strong>{id}</strong>
      </a>
    ),
  },
  { key: 'placed', header: 'Placed', sort: 'placed', cell: ({ placed }) => placed },
  { key: 'customer', header: 'Customer', cell: ({ customer }) => customer },
  { key: 'event', header: 'Event', cell: ({ event }) => event },
  { key: 'tickets', header: 'Tickets', align: 'end', cell: ({ tickets }) => tickets },
  {
    key: 'status',
    header: 'Status',
    phone: 'corner',
    cell: ({ status }) => <Tag tone={status === 'Ready' ? 'good' : 'neutral'}>{status}</Tag>,
  },
  { key: 'total', header: 'Total', align: 'end', sort: 'total', cell: ({ total }) => total },
];

const plain = { columns, rowKey: ({ id }: Sample) => id };
const nothing = () => {};

export function OfficeTablePieces() {
  const [busy, setBusy] = useState(false);
  return (
    <Stack gap={24}>
      <Living />
      <Named title="Other rows are on their way">
        <OfficeTable {...plain} caption="Dimmed orders" rows={orders.slice(0, 2)} busy sum="1 to 2 of 2" />
      </Named>
      <Named title="Loading">
        <OfficeTable {...plain} caption="Orders that load" rows={undefined} />
      </Named>
      <Named title="Empty, because new">
        <OfficeTable
          {...plain}
          caption="No orders"
          rows={[]}
          instead={
            <EmptyState title="No orders yet" titleLevel={4} action={<Button look="lined">Try one</Button>}>
              Each order stands here as soon as it is placed.
            </EmptyState>
          }
        />
      </Named>
      <Named title="Empty, because filtered">
        <OfficeTable
          {...plain}
          caption="No orders with this filter"
          rows={[]}
          instead={
            <NothingMatches
              filters={[{ key: 'status', label: 'Status: Paid', onRemove: nothing }]}
              wider="412 without “Status: Paid”"
            />
          }
        />
      </Named>
      <Named title="Failed">
        <OfficeTable
          {...plain}
          caption="Orders that did not load"
          rows={[]}
          instead={
            <LoadFailed
              faultId="0d31c9"
              why="The server does not answer."
              stillWorks="Search and every other room still work."
              busy={busy}
              onRetry={() => setBusy(!busy)}
            />
          }
        />
      </Named>
    </Stack>
  );
}

function Named({ title, children }: { title: string; children: React.ReactNode }) {
  return (
    <Stack gap={8}>
      <Heading level={3} look="label">
        {title}
      </Heading>
      {children}
    </Stack>
  );
}

function Living() {
  const [sort, setSort] = useState<Sort>({ by: 'placed', down: true });
  const [chosen, setChosen] = useState<Selection>(nothingChosen);
  const [focused, setFocused] = useState<string>();
  return (
    <OfficeTable
      {...plain}
      caption="Orders"
      rows={orders}
      sort={sort}
      onSort={setSort}
      focused={focused}
      onFocus={setFocused}
      selection={{
        chosen,
        onChange: setChosen,
        total: 1284,
        actions: (
          <Button look="lined" size="s">
            Send {chosenCount(chosen, 1284)} letters again…
          </Button>
        ),
      }}
      sum={
        <>
          1 to 6 of <strong>1,284</strong> orders, 3,006 tickets, <strong>$214,906.25</strong>
        </>
      }
      hints={
        <>
          <KeyHint>J</KeyHint> <KeyHint>K</KeyHint> move
        </>
      }
      pages={{ forward: nothing }}
    />
  );
}
