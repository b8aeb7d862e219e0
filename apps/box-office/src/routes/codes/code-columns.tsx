import type { CodeSet } from '@stagedoor/contract/calls/office/codes';
import type { Currency } from '@stagedoor/rules/money/currencies';
import type { Times } from '@stagedoor/rules/time/times-in';
import { counted } from '@stagedoor/rules/writing/counted';
import { Link } from '@stagedoor/screens/link';
import type { OfficeColumn } from '@stagedoor/ui/office/office-table-props';
import { CodeState } from './code-state.tsx';
import type { KnownPlaces } from './code-words.ts';
import { setName, usedWords, whatItDoes, whereItHolds } from './code-words.ts';
import styles from './codes.module.css';

interface ColumnNeeds extends KnownPlaces {
  currency: Currency;
  times: Times;
}

export const codeColumns = ({
  places,
  outlets,
  currency,
  times,
  now,
}: ColumnNeeds): OfficeColumn<CodeSet>[] => [
  {
    key: 'code',
    header: 'Code',
    phone: 'title',
    cell: (set) => (
      <>
        <Link to={`/codes/${set.id}`} className={styles.code}>
          {setName(set)}
        </Link>
        {set.isMany && <span className={styles.quiet}>{counted(set.codes, 'code')}</span>}
      </>
    ),
  },
  { key: 'does', header: 'What it does', cell: (set) => whatItDoes(set, currency) },
  { key: 'where', header: 'Where', cell: (set) => whereItHolds(set, { places, outlets, times, now }) },
  {
    key: 'used',
    header: 'Used',
    align: 'end',
    cell: (set) => <span className={styles.once}>{usedWords(set)}</span>,
  },
  {
    key: 'until',
    header: 'Until',
    cell: ({ endsAt }) => <span className={styles.once}>{endsAt ? times.shortDay(endsAt, now) : '–'}</span>,
  },
  { key: 'state', header: 'State', phone: 'corner', cell: (set) => <CodeState set={set} /> },
];
