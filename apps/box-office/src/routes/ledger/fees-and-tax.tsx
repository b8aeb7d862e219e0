import { getFeesAndTax } from '@stagedoor/contract/calls/office/fees-and-tax';
import type {
  BillParts,
  BillPartsRow,
  FeesAndTax as Answer,
  NamedFee,
} from '@stagedoor/contract/calls/office/fees-and-tax';
import type { Currency } from '@stagedoor/rules/money/currencies';
import { formatMoney } from '@stagedoor/rules/money/format-money';
import { includedAmountsText } from '@stagedoor/rules/money/included-tax-text';
import { Link } from '@stagedoor/screens/link';
import { EmptyState } from '@stagedoor/ui/empty-state';
import { OfficeTable } from '@stagedoor/ui/office/office-table';
import type { OfficeColumn } from '@stagedoor/ui/office/office-table-props';
import { Panel } from '@stagedoor/ui/office/panel';
import { Stack } from '@stagedoor/ui/stack';
import { Answered } from '../../parts/asking/answered.tsx';
import { useOfficeAnswer } from '../../parts/asking/use-office-answer.ts';
import { Sum } from '../../parts/money/sum.tsx';
import { useCurrency } from '../../parts/money/use-currency.ts';
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
  cell: (row) => (of(row) === 0 ? '–' : <Sum cents={of(row)} />),
});

const columnsFor = (hasIncluded: boolean): OfficeColumn<BillPartsRow>[] => [
  { key: 'name', header: 'What for', phone: 'title', cell: (row) => <Name row={row} /> },
  money('sold', 'Sold', ({ soldCents }) => soldCents),
  money('back', 'Taken back', ({ backCents }) => backCents),
  money('tickets', 'Tickets', ({ ticketsCents }) => ticketsCents),
  money('fees', 'Fees', ({ feesCents }) => feesCents),
  money('taxes', 'Tax', ({ taxesCents }) => taxesCents),
  money('delivery', 'Delivery', ({ deliveryCents }) => deliveryCents),
  ...(hasIncluded
    ? [money<BillPartsRow>('included', 'Tax inside', ({ includedTaxesCents }) => includedTaxesCents)]
    : []),
  {
    key: 'stays',
    header: 'Stays',
    align: 'end',
    phone: 'corner',
    cell: ({ staysCents }) => (
      <strong>
        <Sum cents={staysCents} />
      </strong>
    ),
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
    cell: ({ staysCents }) => (
      <strong>
        <Sum cents={staysCents} />
      </strong>
    ),
  },
];

const tilesOf = (totals: BillParts, rates: Answer['rates'], currency: Currency) => [
  {
    name: 'Tickets',
    value: formatMoney(totals.ticketsCents, currency),
    detail: rates.length > 0 ? 'without fees, with their tax' : 'without fees and tax',
  },
  { name: 'Fees', value: formatMoney(totals.feesCents, currency), detail: 'with those of payment plans' },
  rates.length > 0
    ? {
        name: 'Tax inside',
        value: formatMoney(totals.includedTaxesCents, currency),
        detail: includedAmountsText(rates, currency),
      }
    : { name: 'Tax', value: formatMoney(totals.taxesCents, currency), detail: 'on tickets and fees' },
  {
    name: 'Stays',
    value: formatMoney(totals.staysCents, currency),
    detail: `${formatMoney(totals.soldCents, currency)} sold, ${formatMoney(totals.backCents, currency)} taken back`,
  },
];

/** What the bills of these days were made of. */
export function FeesAndTax() {
  const { span } = useLedgerSpan();
  const currency = useCurrency();
  const answer = useOfficeAnswer(getFeesAndTax, span, { keep: true });
  return (
    <Answered answer={answer} what="Fees and tax">
      {({ rows, totals, fees, rates }) => (
        <Stack gap={16}>
          <Tiles tiles={tilesOf(totals, rates, currency)} />
          <OfficeTable
            caption="What bills were made of"
            columns={columnsFor(rates.length > 0)}
            rows={rows}
            rowKey={({ key }) => key}
            sum={
              <>
                <strong>
                  <Sum cents={totals.staysCents} />
                </strong>{' '}
                by the day on which it was sold or taken back, paid or still due
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
                    <strong>
                      <Sum cents={totals.feesCents} />
                    </strong>{' '}
                    in fees
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
