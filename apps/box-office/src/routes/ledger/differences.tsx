import type { Ledger } from '@stagedoor/contract/calls/office/ledger';
import { formatCalendarDate } from '@stagedoor/rules/time/dates';
import { Link } from '@stagedoor/screens/link';
import { OfficeTable } from '@stagedoor/ui/office/office-table';
import type { OfficeColumn } from '@stagedoor/ui/office/office-table-props';
import { Panel } from '@stagedoor/ui/office/panel';
import { Tag } from '@stagedoor/ui/tag';
import { Sum } from '../../parts/money/sum.tsx';

type Difference = Ledger['differences'][number];

const kindOf = ({ ourCents, gatewayCents }: Difference): { what: string; words: string } => {
  if (ourCents === 0)
    return {
      what: 'Only at the gateway',
      words: 'The gateway moved money that our books do not have. Charging shows what is known of it.',
    };
  if (gatewayCents === 0)
    return {
      what: 'Only in our books',
      words: 'Our books have money that the gateway’s list does not. It was undone there, or listed later.',
    };
  return {
    what: 'Not the same',
    words: 'Both know it, with another amount. Look at it on the gateway’s page.',
  };
};

const columns: OfficeColumn<Difference>[] = [
  {
    key: 'what',
    header: 'What',
    phone: 'title',
    cell: (each) => (
      <Tag tone="attention" icon="alert">
        {kindOf(each).what}
      </Tag>
    ),
  },
  { key: 'day', header: 'Day', cell: ({ day }) => formatCalendarDate(day) },
  {
    key: 'ref',
    header: 'Reference',
    cell: ({ ref }) => (
      <Link to={`/search?q=${encodeURIComponent(ref)}`}>
        <code>{ref}</code>
      </Link>
    ),
  },
  { key: 'we', header: 'We say', align: 'end', cell: ({ ourCents }) => <Sum cents={ourCents} /> },
  {
    key: 'they',
    header: 'Gateway says',
    align: 'end',
    cell: ({ gatewayCents }) => <Sum cents={gatewayCents} />,
  },
  { key: 'words', header: 'In words', cell: (each) => kindOf(each).words },
];

/** Only ours, only theirs, not the same: each with a sentence. */
export function Differences({ ledger: { differences } }: { ledger: Ledger }) {
  if (differences.length === 0) return null;
  const title = differences.length === 1 ? 'One payment differs' : `${differences.length} payments differ`;
  return (
    <Panel title={title} tone="critical" flush>
      <OfficeTable
        caption="Where the books differ"
        columns={columns}
        rows={differences}
        rowKey={({ ref }) => ref}
      />
    </Panel>
  );
}
