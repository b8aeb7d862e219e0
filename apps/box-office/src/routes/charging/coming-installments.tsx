import { locale } from '@stagedoor/rules/language/locale';
import type { Charging } from '@stagedoor/contract/calls/office/charging';
import { formatCalendarDate } from '@stagedoor/rules/time/dates';
import type { Currency } from '@stagedoor/rules/money/currencies';
import { formatMoney } from '@stagedoor/rules/money/format-money';
import { EmptyState } from '@stagedoor/ui/empty-state';
import { OfficeTable } from '@stagedoor/ui/office/office-table';
import type { OfficeColumn } from '@stagedoor/ui/office/office-table-props';
import { Meter } from '@stagedoor/ui/office/meter';
import { Panel } from '@stagedoor/ui/office/panel';
import { useCurrency } from '../../parts/money/use-currency.ts';

type Day = Charging['coming'][number];

const dayText = ({ day }: Day): string => formatCalendarDate(`${day}T00:00:00Z`);

const columnsFor = (most: number, currency: Currency): OfficeColumn<Day>[] => [
  { key: 'day', header: 'Day', phone: 'title', cell: dayText },
  {
    key: 'bar',
    header: 'Sum by day',
    phone: 'hidden',
    cell: (day) => (
      <Meter
        label={`${formatMoney(day.cents, currency)} on ${dayText(day)}`}
        total={most}
        parts={[{ label: 'Due', value: day.cents }]}
      />
    ),
  },
  { key: 'cards', header: 'Cards', align: 'end', cell: ({ cards }) => cards.toLocaleString(locale()) },
  { key: 'cents', header: 'Sum', align: 'end', cell: ({ cents }) => formatMoney(cents, currency) },
];

/** The calendar of what will be charged by itself. */
export function ComingInstallments({ coming }: { coming: readonly Day[] }) {
  const currency = useCurrency();
  const most = Math.max(1, ...coming.map(({ cents }) => cents));
  return (
    <Panel title="Installments to come" aside="all series" flush>
      <OfficeTable
        caption="Installments to come, by day"
        columns={columnsFor(most, currency)}
        rows={coming}
        rowKey={({ day }) => day}
        sum={
          coming.length > 0 && (
            <>
              <strong>
                {formatMoney(
                  coming.reduce((total, { cents }) => total + cents, 0),
                  currency,
                )}
              </strong>{' '}
              to come in all
            </>
          )
        }
        instead={coming.length === 0 && <EmptyState title="No installment is to come" />}
      />
    </Panel>
  );
}
