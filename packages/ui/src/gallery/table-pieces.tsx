import { Button } from '../button.tsx';
import { Card } from '../card.tsx';
import { DataTable } from '../data-table.tsx';
import type { Column } from '../data-table.tsx';
import { Money } from '../money.tsx';
import { Stack } from '../stack.tsx';
import { Tag } from '../tag.tsx';
import { Totals } from '../totals.tsx';
import type { ReactNode } from 'react';

interface Show {
  id: string;
  status: ReactNode;
  delivery: ReactNode;
  date: string;
  event: string;
  location: string;
  total: string;
}

const shows: Show[] = [
  {
    id: '1',
    status: <Tag tone="good">Confirmed</Tag>,
    delivery: (
      <Button look="washed" size="s">
        Mobile Tickets
      </Button>
    ),
    date: 'Sat, Jan 9, 2027',
    event: 'Juniper & the Tides',
    location: 'Granite Hall, Boston MA',
    total: '$219.00',
  },
  {
    id: '2',
    status: <Tag tone="attention">Attention needed</Tag>,
    delivery: 'UPS Ground',
    date: 'Sun, Jan 10, 2027',
    event: 'The Extraordinarily Long-Winded Municipal Philharmonic Orchestra of Schenectady',
    location: 'Palace, Albany NY',
    total: '$1,164.50',
  },
];

const columns: Column<Show>[] = [
  { key: 'status', header: 'Status', cell: (show) => show.status },
  { key: 'delivery', header: 'Delivery', cell: (show) => show.delivery },
  { key: 'date', header: 'Show Date', cell: (show) => <time>{show.date}</time> },
  { key: 'event', header: 'Event', cell: (show) => show.event },
  { key: 'location', header: 'Location', cell: (show) => show.location },
  { key: 'total', header: 'Total', align: 'end', cell: (show) => <Money>{show.total}</Money> },
];

export function TablePieces() {
  return (
    <Stack gap={24}>
      <Card
        title="Long Way Home, winter leg"
        titleLevel={3}
        subtitle={
          <>
            Order Number <a href="#tables">Z40718226</a>
          </>
        }
        actions={
          <>
            <Button look="lined">Edit Shipping</Button>
            <Button look="lined">Manage Payment</Button>
          </>
        }
      >
        <DataTable
          caption="Events of order Z40718226"
          columns={columns}
          rows={shows}
          rowKey={(show) => show.id}
        />
      </Card>
      <Card title="Rows that open" titleLevel={3}>
        <Stack gap={24}>
          <DataTable
            caption="Requested events"
            columns={columns.filter(({ key }) => key !== 'delivery')}
            rows={shows}
            rowKey={(show) => show.id}
            detailLabel={(show) => `Details of ${show.event}`}
            detail={(show) => `Orchestra × 2 at ${show.location}`}
          />
          <Totals
            rows={[
              { key: 'fees', label: 'Fees', value: '$29.00' },
              { key: 'shipping', label: 'Shipping', value: '$12.00', note: 'UPS Ground' },
            ]}
            total={{ label: 'Max Series Total', value: '$1,383.50', note: 'The most that can be charged.' }}
          />
        </Stack>
      </Card>
      <Card title="Dense" titleLevel={3}>
        <DataTable
          dense
          caption="The same, closer"
          columns={columns}
          rows={shows}
          rowKey={(show) => show.id}
        />
      </Card>
    </Stack>
  );
}
