import { Link } from '@stagedoor/screens/link';
import type { OfficeColumn } from '@stagedoor/ui/office/office-table-props';
import { Tag } from '@stagedoor/ui/tag';
import { Sum } from '../../parts/money/sum.tsx';
import type { Sample } from './sample-calls.ts';

export const sampleColumns: OfficeColumn<Sample>[] = [
  {
    key: 'number',
    header: 'Number',
    sort: 'number',
    phone: 'title',
    cell: ({ number }) => (
      <Link to={`/sample/${number}`}>
        <strong>{number}</strong>
      </Link>
    ),
  },
  { key: 'name', header: 'Name', cell: ({ name }) => name },
  {
    key: 'state',
    header: 'State',
    phone: 'corner',
    cell: ({ state }) => <Tag tone={state === 'done' ? 'good' : 'neutral'}>{state}</Tag>,
  },
  { key: 'cents', header: 'Total', align: 'end', sort: 'cents', cell: ({ cents }) => <Sum cents={cents} /> },
];
