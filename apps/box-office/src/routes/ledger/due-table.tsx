import { locale } from '@stagedoor/rules/language/locale';
import type { MoneyDue } from '@stagedoor/contract/calls/office/ledger';
import { formatCalendarDate } from '@stagedoor/rules/time/dates';
import { EmptyState } from '@stagedoor/ui/empty-state';
import { OfficeTable } from '@stagedoor/ui/office/office-table';
import type { OfficeColumn } from '@stagedoor/ui/office/office-table-props';
import { Tag } from '@stagedoor/ui/tag';
import { Sum } from '../../parts/money/sum.tsx';

type DueDay = MoneyDue['days'][number];

const columns: OfficeColumn<DueDay>[] = [
  {
    key: 'day',
    header: 'Due',
    phone: 'title',
    cell: ({ day }) => <strong>{day ? formatCalendarDate(day) : 'At once'}</strong>,
  },
  {
    key: 'payments',
    header: 'Payments',
    align: 'end',
    cell: ({ payments }) => payments.toLocaleString(locale()),
  },
  {
    key: 'declined',
    header: 'Of them declined',
    cell: ({ declined }) => declined > 0 && <Tag tone="critical">{declined.toLocaleString(locale())}</Tag>,
  },
  { key: 'cents', header: 'Amount', align: 'end', cell: ({ cents }) => <Sum cents={cents} /> },
];

/** What customers have still to pay, by date. */
export const DueTable = ({ due }: { due: MoneyDue }) => (
  <OfficeTable
    caption="What is still due, by date"
    columns={columns}
    rows={due.days}
    rowKey={({ day }) => day ?? 'at once'}
    sum={
      <>
        <strong>
          <Sum cents={due.cents} />
        </strong>{' '}
        still due
      </>
    }
    instead={due.days.length === 0 && <EmptyState title="Nothing is due" />}
  />
);
