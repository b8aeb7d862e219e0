import type { ListedEvent } from '@stagedoor/contract/calls/office/events';
import { Link } from '@stagedoor/screens/link';
import type { OfficeColumn } from '@stagedoor/ui/office/office-table-props';
import { Tag } from '@stagedoor/ui/tag';
import { StockMeter } from '../../features/stock/stock-meter.tsx';
import { stockWords } from '../../features/stock/stock-words.ts';
import { Moment } from '../../parts/time/moment.tsx';
import { useOutletScope } from '../../parts/address/use-outlet-scope.ts';

const salesWords: Record<ListedEvent['salesType'], string> = {
  instant: 'Buy now',
  request: 'By request',
  external: 'Sold elsewhere',
};

function State({ event }: { event: ListedEvent }) {
  if (!event.isListed) return <Tag>Not in the shop</Tag>;
  if (event.withheldLevels > 0)
    return (
      <Tag tone="attention" icon="alert">
        {event.withheldLevels === 1 ? 'A level off sale' : `${event.withheldLevels} levels off sale`}
      </Tag>
    );
  return <>{salesWords[event.salesType]}</>;
}

export function useEventColumns(): OfficeColumn<ListedEvent>[] {
  const { within, outlets, outletId } = useOutletScope();
  const columns: (OfficeColumn<ListedEvent> | false)[] = [
    {
      key: 'event',
      header: 'Event',
      phone: 'title',
      cell: ({ id, name, venue }) => (
        <>
          <Link to={within(`/events/${id}`)}>
            <strong>{name}</strong>
          </Link>
          {venue && (
            <>
              <br />
              <small>{venue}</small>
            </>
          )}
        </>
      ),
    },
    {
      key: 'starts',
      header: 'Starts',
      sort: 'starts',
      cell: ({ startsAt }) => (startsAt ? <Moment at={startsAt} /> : 'No date yet'),
    },
    outlets.length > 1 &&
      outletId === undefined && {
        key: 'outlet',
        header: 'Outlet',
        cell: ({ outletId: id }) => outlets.find((outlet) => outlet.id === id)?.name,
      },
    { key: 'state', header: 'Sale', phone: 'corner', cell: (event) => <State event={event} /> },
    {
      key: 'stock',
      header: 'Tickets',
      cell: ({ stock }) => (
        <>
          {stock.capacity > 0 && <StockMeter stock={stock} />}
          <small>{stockWords(stock)}</small>
        </>
      ),
    },
  ];
  return columns.filter((column) => column !== false);
}
