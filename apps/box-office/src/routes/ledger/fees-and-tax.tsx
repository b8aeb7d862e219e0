import { getFeesAndTax } from '@stagedoor/contract/calls/office/fees-and-tax';
import type { BillParts, BillPartsRow, NamedFee } from '@stagedoor/contract/calls/office/fees-and-tax';
import { formatUsd } from '@stagedoor/rules/money/money';
import { Link } from '@stagedoor/screens/link';
import { EmptyState } from '@stagedoor/ui/empty-state';
import { OfficeTable } from '@stagedoor/ui/office/office-table';
import type { OfficeColumn } from '@stagedoor/ui/office/office-table-props';
import { Panel } from '@stagedoor/ui/office/panel';
import { Stack } from '@stagedoor/ui/stack';
import { Answered } from '../../parts/asking/answered.tsx';
import { useOfficeAnswer } from '../../parts/asking/use-office-answer.ts';
import { Day } from '../../parts/time/moment.tsx';
import { Tiles } from './tiles.tsx';
import { useLedgerSpan } from './use-ledger-span.ts';

function Name({ row: { key, name, startsAt } }: { row: BillPartsRow }) {
  if (!/^\d+$/.test(key)) return <strong>{name}</strong>;
  return (
    <>
      <Link to={`/events/${key}`}>{name}</Link>
      {startsAt && (
        <>
          <br />
          <small>
            <Day at={startsAt} />
          </small>
        </>
      )}
    </>
  );
}

/** What there is none of is a dash, so that the eye finds what there is. */
const money = <Row,>(key: string, header: string, of: (row: Row) => number): OfficeColumn<Row> => ({
  key,
  header,
  align: 'end',
  cell: (row) => (of(row) === 0 ? '–' : formatUsd(of(row))),
});

const columns: OfficeColumn<BillPartsRow>[] = [
  { key: 'name', header: 'What for', phone: 'title', cell: (row) => <Name row={row} /> },
  money('sold', 'Sold', ({ soldCents }) => soldCents),
  money('back', 'Taken back', ({ backCents }) => backCents),
  money('tickets', 'Tickets', ({ ticketsCents }) => ticketsCents),
  money('fees', 'Fees', ({ feesCents }) => feesCents),
  money('taxes', 'Tax', ({ taxesCents }) => taxesCents),
  money('delivery', 'Delivery', ({ deliveryCents }) => deliveryCents),
  {
    key: 'stays',
    header: 'Stays',
    align: 'end',
    phone: 'corner',
    cell: ({ staysCents }) => <strong>{formatUsd(staysCents)}</strong>,
  },
];

const feeColumns: OfficeColumn<NamedFee>[] = [
  { key: 'name', header: 'Fee', phone: 'title', cell: ({ name }) => <strong>{name}</strong> },
  money('sold', 'Sold', ({ soldCents }) => soldCents),
  money('back', 'Taken back', ({ backCents }) => backCents),
  {
    key: 'stays',
    header: 'Stays',
    align: 'end',
    phone: 'corner',
    cell: ({ staysCents }) => <strong>{formatUsd(staysCents)}</strong>,
  },
];

const tilesOf = (totals: BillParts) => [
  {
    name: 'Tickets',
    value: formatUsd(totals.ticketsCents),
    detail: 'without fees and tax',
  },
  { name: 'Fees', value: formatUsd(totals.feesCents), detail: 'with those of payment plans' },
  { name: 'Tax', value: formatUsd(totals.taxesCents), detail: 'on tickets and fees' },
  {
    name: 'Stays',
    value: formatUsd(totals.staysCents),
    detail: `${formatUsd(totals.soldCents)} sold, ${formatUsd(totals.backCents)} taken back`,
  },
];

/** What the bills of these days were made of. */
export function FeesAndTax() {
  const { span } = useLedgerSpan();
  const answer = useOfficeAnswer(getFeesAndTax, span, { keep: true });
  return (
    <Answered answer={answer} what="Fees and tax">
      {({ rows, totals, fees }) => (
        <Stack gap={16}>
          <Tiles tiles={tilesOf(totals)} />
          <OfficeTable
            caption="What bills were made of"
            columns={columns}
            rows={rows}
            rowKey={({ key }) => key}
            sum={
              <>
                <strong>{formatUsd(totals.staysCents)}</strong> by the day on which it was sold or taken back,
                paid or still due
              </>
            }
            instead={rows.length === 0 && <EmptyState title="Nothing was sold in these days" />}
          />
          {fees.length > 0 && (
            <Panel title="Fees by name" flush>
              <OfficeTable
                caption="Fees by name"
                columns={feeColumns}
                rows={fees}
                rowKey={({ name }) => name}
                sum={
                  <>
                    <strong>{formatUsd(totals.feesCents)}</strong> in fees
                  </>
                }
              />
            </Panel>
          )}
        </Stack>
      )}
    </Answered>
  );
}
