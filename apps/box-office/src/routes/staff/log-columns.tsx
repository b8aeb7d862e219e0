import type { LogEntry } from '@stagedoor/contract/calls/office/log';
import { logActions } from '@stagedoor/rules/staff/log-actions';
import type { OfficeColumn } from '@stagedoor/ui/office/office-table-props';
import { Tag } from '@stagedoor/ui/tag';
import { OfficeIcon } from '@stagedoor/ui/office/office-icon';
import { keysOf } from '@stagedoor/rules/values/keys-of';
import { isOneOf } from '@stagedoor/rules/values/is-one-of';
import { useCurrency } from '../../parts/money/use-currency.ts';
import { Moment } from '../../parts/time/moment.tsx';
import { changeWords, whichWords, whoWords } from './change-words.ts';
import { useTimes } from '../../parts/time/use-times.ts';

function Change({ entry }: { entry: LogEntry }) {
  return changeWords(entry, { currency: useCurrency(), times: useTimes() });
}

export const logColumns: OfficeColumn<LogEntry>[] = [
  {
    key: 'at',
    header: 'Time',
    sort: 'at',
    cell: ({ at }) => <Moment at={at} />,
  },
  { key: 'who', header: 'Who', cell: ({ staff, by, key }) => whoWords(staff?.name ?? by, key) },
  {
    key: 'what',
    header: 'What',
    phone: 'title',
    cell: ({ action, refused }) =>
      refused ? (
        <Tag tone="critical" icon={<OfficeIcon name="lock" size={1} />}>
          Refused
        </Tag>
      ) : (
        <strong>{isOneOf(keysOf(logActions), action) ? logActions[action] : action}</strong>
      ),
  },
  { key: 'which', header: 'Which', cell: whichWords },
  { key: 'change', header: 'Before → after', cell: (entry) => <Change entry={entry} /> },
  { key: 'reason', header: 'Reason given', cell: ({ reason }) => reason },
];
