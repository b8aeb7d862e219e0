import type { Parcel } from '@stagedoor/contract/calls/office/fulfilment';
import type { OfficeColumn } from '@stagedoor/ui/office/office-table-props';
import { Tag } from '@stagedoor/ui/tag';
import { Moment } from '../../parts/time/moment.tsx';
import { dayText } from './day-text.ts';

type Column = OfficeColumn<Parcel>;

const orderColumn = (open: (number: string) => void): Column => ({
  key: 'order',
  header: 'Order',
  phone: 'title',
  cell: ({ number }) => (
    <a
      href={`?row=${number}`}
      onClick={(event) => {
        event.preventDefault();
        open(number);
      }}
    >
      <strong>{number}</strong>
    </a>
  ),
});

const contents: Column[] = [
  {
    key: 'to',
    header: 'To',
    cell: ({ name, city }) => (
      <>
        {name}
        <br />
        <small>{city}</small>
      </>
    ),
  },
  {
    key: 'contents',
    header: 'In it',
    cell: (parcel) =>
      parcel.contents.map(({ event, level, quantity }) => `${quantity} × ${level}, ${event}`).join('; '),
  },
  { key: 'delivery', header: 'Delivery', cell: ({ delivery }) => delivery },
];

const shipBy: Column = {
  key: 'by',
  header: 'Ship by',
  phone: 'corner',
  cell: (parcel) =>
    parcel.isLate ? (
      <Tag tone="critical" icon="alert">
        Late, {dayText(parcel.shipBy!)}
      </Tag>
    ) : (
      <>{parcel.shipBy ? dayText(parcel.shipBy) : 'No date'}</>
    ),
};

const sent: Column = {
  key: 'sent',
  header: 'Sent',
  phone: 'corner',
  cell: ({ shippedDay, letterAt }) => (
    <>
      {shippedDay && dayText(shippedDay)} {letterAt && <Tag tone="attention">Letter waits</Tag>}
    </>
  ),
};

const placed: Column = {
  key: 'placed',
  header: 'Placed',
  sort: 'placed',
  cell: ({ placedAt }) => <Moment at={placedAt} />,
};

export const parcelColumns = (view: 'to-send' | 'sent', open: (number: string) => void): Column[] => [
  orderColumn(open),
  ...contents,
  view === 'sent' ? sent : shipBy,
  placed,
];
