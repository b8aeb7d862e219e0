import type { OfficeOrder } from '@stagedoor/contract/calls/office/one-order';
import { moveSeatsMessages } from '@stagedoor/rules/messages/move-seats';
import { Link } from '@stagedoor/screens/link';
import { ButtonLink } from '@stagedoor/ui/button-link';
import { OfficeTable } from '@stagedoor/ui/office/office-table';
import type { OfficeColumn } from '@stagedoor/ui/office/office-table-props';
import { Panel } from '@stagedoor/ui/office/panel';
import { Tag } from '@stagedoor/ui/tag';
import { useOutletScope } from '../../parts/address/use-outlet-scope.ts';
import { Sum } from '../../parts/money/sum.tsx';
import { useMayDo } from '../../parts/session/use-staff.ts';
import { WholeMoment } from '../../parts/time/moment.tsx';

type Show = OfficeOrder['shows'][number];
type Line = Show['lines'][number];
interface TicketRow {
  show: Show;
  line: Line;
}

const count = (number: number, word: string): string => `${number} ${word}${number === 1 ? '' : 's'}`;

/** What was given back stays in sight, struck through. */
function Seats({ line: { seats, canceledSeats } }: { line: Line }) {
  if (seats.length + canceledSeats.length === 0) return 'general';
  return (
    <>
      {seats.join('; ')}
      {canceledSeats.map((seat) => (
        <div key={seat}>
          <del>{seat}</del>
        </div>
      ))}
    </>
  );
}

const columns: OfficeColumn<TicketRow>[] = [
  {
    key: 'show',
    header: 'Show',
    phone: 'title',
    cell: ({ show }) => (
      <>
        <Link to={`/events/${show.id}`}>
          <strong>{show.startsAt ? <WholeMoment at={show.startsAt} place={show.place} /> : show.name}</strong>
        </Link>
        <br />
        <small>{[show.startsAt && show.name, show.venue].filter(Boolean).join(', ')}</small>
      </>
    ),
  },
  {
    key: 'level',
    header: 'Level',
    cell: ({ line }) => (
      <>
        {`${line.level} ×\u00A0${line.quantity}`}
        {line.canceled && (
          <>
            {' '}
            <Tag>Canceled</Tag>
          </>
        )}
        {line.canceledQuantity > 0 && !line.canceled && (
          <>
            {' '}
            <Tag>{`${line.canceledQuantity} of ${line.quantity} canceled`}</Tag>
          </>
        )}
        {line.refundAsked && !line.canceled && (
          <>
            {' '}
            <Tag tone="attention">Refund asked</Tag>
          </>
        )}
        {line.upgradeAsked && (
          <>
            {' '}
            <Tag>Upgrade asked</Tag>
          </>
        )}
      </>
    ),
  },
  { key: 'seats', header: 'Seats', cell: ({ line }) => <Seats line={line} /> },
  { key: 'each', header: 'Each', align: 'end', cell: ({ line }) => <Sum cents={line.eachCents} /> },
  { key: 'tax', header: 'Tax', align: 'end', cell: ({ line }) => <Sum cents={line.taxCents} /> },
  { key: 'total', header: 'Total', align: 'end', cell: ({ line }) => <Sum cents={line.totalCents} /> },
];

/** MONEY-04: where prices contain their tax none comes on top, and what they contain stands with the sums. */
const columnsOf = ({ money }: OfficeOrder, rows: readonly TicketRow[]): OfficeColumn<TicketRow>[] =>
  money.includedTaxes.length > 0 && rows.every(({ line }) => line.taxCents === 0)
    ? columns.filter(({ key }) => key !== 'tax')
    : columns;

const moveColumn = (addressOf: (show: Show) => string): OfficeColumn<TicketRow> => ({
  key: 'move',
  header: 'Move',
  align: 'end',
  cell: ({ show, line }) =>
    line.seats.length > 0 && (
      <ButtonLink
        look="lined"
        size="s"
        render={
          <Link to={addressOf(show)} aria-label={`${moveSeatsMessages.title}: ${line.seats.join('; ')}`} />
        }
      >
        Move…
      </ButtonLink>
    ),
});

export function OrderTickets({ order }: { order: OfficeOrder }) {
  const { within } = useOutletScope();
  const mayMove = useMayDo('orders.change') && order.state !== 'STATUS_ORDER_CANCELED';
  const rows: TicketRow[] = order.shows.flatMap((show) => show.lines.map((line) => ({ show, line })));
  const tickets = rows.reduce((sum, { line }) => sum + line.quantity - line.canceledQuantity, 0);
  const told = columnsOf(order, rows);
  const aside = [count(tickets, 'ticket'), count(order.shows.length, 'show'), order.delivery];
  return (
    <Panel title="Tickets" aside={aside.filter(Boolean).join(', ')} flush>
      <OfficeTable
        caption="Tickets"
        rows={rows}
        rowKey={({ show, line }) => `${show.id} ${line.item} ${line.level}`}
        columns={
          mayMove ? [...told, moveColumn((show) => within(`/orders/${order.number}/seats/${show.id}`))] : told
        }
      />
    </Panel>
  );
}
