import { useState } from 'react';
import { useNavigate } from 'react-router';
import type { OfficeWaitingList, OfficeWaitingRow } from '@stagedoor/contract/calls/office/waiting-list';
import { waitingOfficeMessages as words } from '@stagedoor/rules/messages/waiting-office';
import { formatMoney } from '@stagedoor/rules/money/format-money';
import { Link } from '@stagedoor/screens/link';
import { useNow } from '@stagedoor/screens/clock';
import { Button } from '@stagedoor/ui/button';
import { KeyHint } from '@stagedoor/ui/office/key-hint';
import { OfficeTable } from '@stagedoor/ui/office/office-table';
import type { OfficeColumn } from '@stagedoor/ui/office/office-table-props';
import { Panel } from '@stagedoor/ui/office/panel';
import { Tag } from '@stagedoor/ui/tag';
import type { TagProps } from '@stagedoor/ui/tag';
import { useOutletScope } from '../../../parts/address/use-outlet-scope.ts';
import { useKey } from '../../../parts/keys/use-key.ts';
import { useCurrency } from '../../../parts/money/use-currency.ts';
import { useMayDo } from '../../../parts/session/use-staff.ts';
import { useTableKeys } from '../../../parts/table/use-table-keys.ts';
import { useTimes } from '../../../parts/time/use-times.ts';
import { SkipQuestion } from './skip-question.tsx';
import styles from './waiting.module.css';

const looks: Readonly<Partial<Record<OfficeWaitingRow['state'], Pick<TagProps, 'tone' | 'icon'>>>> = {
  offered: { tone: 'attention', icon: 'clock' },
  bought: { tone: 'good', icon: 'check' },
};

const keyOf = ({ entryId, state, at }: OfficeWaitingRow): string =>
  `${entryId} ${state} ${at?.getTime() ?? 0}`;

const mayBeSkipped = ({ state }: OfficeWaitingRow): boolean =>
  ['waiting', 'offered', 'passed-over', 'skipped'].includes(state);

/** Not asked this time; the next time they are in their turn as before. */
const keepsPlace = (state: OfficeWaitingRow['state']): boolean =>
  state === 'passed-over' || state === 'skipped';

/** Everybody who waits, in order, and what was settled last. */
export function WaitingRows({ list }: { list: OfficeWaitingList }) {
  const may = useMayDo('waiting.work');
  const [asked, setAsked] = useState<OfficeWaitingRow>();
  const columns = useColumns(may ? setAsked : undefined);
  const navigate = useNavigate();
  const { within } = useOutletScope();
  const isAsking = may && asked === undefined;
  const open = ({ userId }: Pick<OfficeWaitingRow, 'userId'>) => {
    if (userId !== undefined) void navigate(within(`/customers/${userId}`));
  };
  const rowOf = (key: string | undefined) => list.rows.find((row) => keyOf(row) === key);
  const keys = useTableKeys({
    keys: list.rows.map(keyOf),
    open: (key) => open(rowOf(key) ?? { userId: undefined }),
    pages: {},
  });
  const here = rowOf(keys.focused);
  useKey('c', () => here && open(here), here !== undefined);
  useKey('s', () => here && setAsked(here), isAsking && here !== undefined && mayBeSkipped(here));
  if (list.rows.length === 0)
    return (
      <Panel title={words.offers}>
        <p>{words.nobody}</p>
      </Panel>
    );
  return (
    <Panel title={words.offers} aside={words.inOrder} flush>
      <OfficeTable
        caption={words.offers}
        rows={list.rows}
        rowKey={keyOf}
        columns={columns}
        focused={keys.focused}
        onFocus={keys.onFocus}
        onOpen={open}
        sum={words.someOf(list.rows.length)}
        hints={
          <>
            <KeyHint>J</KeyHint> <KeyHint>K</KeyHint> {words.moves} <KeyHint>C</KeyHint> {words.toCustomer}{' '}
            {may && (
              <>
                <KeyHint>S</KeyHint> {words.skips}
              </>
            )}
          </>
        }
      />
      {asked && <SkipQuestion eventId={list.eventId} row={asked} onClose={() => setAsked(undefined)} />}
    </Panel>
  );
}

function useColumns(ask: ((row: OfficeWaitingRow) => void) | undefined): OfficeColumn<OfficeWaitingRow>[] {
  const currency = useCurrency();
  const { shortDay } = useTimes();
  const now = useNow();
  const { within } = useOutletScope();
  const what = ({ tickets, levelName, cents, quantity, levels }: OfficeWaitingRow): string =>
    tickets === undefined || levelName === undefined || cents === undefined
      ? words.wants(quantity, levels)
      : `${tickets} ${levelName}, ${formatMoney(cents, currency)}`;
  return [
    { key: 'place', header: '#', cell: ({ place }) => (place > 0 ? place : '–') },
    {
      key: 'customer',
      header: 'Customer',
      phone: 'title',
      cell: ({ userId, email, since, state }) => (
        <>
          {userId === undefined ? (
            <strong>–</strong>
          ) : (
            <Link to={within(`/customers/${userId}`)}>{email}</Link>
          )}
          <span className={styles.below}>
            {keepsPlace(state)
              ? words.sinceAndKeeps(shortDay(since, now))
              : words.since(shortDay(since, now))}
          </span>
        </>
      ),
    },
    { key: 'what', header: 'What', cell: what },
    {
      key: 'state',
      header: 'State',
      phone: 'corner',
      cell: ({ state }) => <Tag {...looks[state]}>{words.states[state]}</Tag>,
    },
    { key: 'until', header: 'Until', cell: (row) => <Until row={row} /> },
    ...(ask
      ? [
          {
            key: 'skip',
            header: words.skipConfirm,
            cell: (row: OfficeWaitingRow) => <SkipButton row={row} onClick={() => ask(row)} />,
          },
        ]
      : []),
  ];
}

function Until({ row: { state, at, order, passedTickets } }: { row: OfficeWaitingRow }) {
  const { shortTime } = useTimes();
  const now = useNow();
  const { within } = useOutletScope();
  if (order) return <Link to={within(`/orders/${order}`)}>{order}</Link>;
  if (at) return state === 'offered' ? <strong>{shortTime(at, now)}</strong> : shortTime(at, now);
  if (passedTickets) return words.cameFor(passedTickets);
  return state === 'offered' ? words.letterOnItsWay : '–';
}

function SkipButton({ row, onClick }: { row: OfficeWaitingRow; onClick: () => void }) {
  if (!mayBeSkipped(row)) return null;
  return (
    <span className={styles.once}>
      <Button look="link" onClick={onClick}>
        {row.state === 'skipped' ? words.askAgain : words.skip}
      </Button>
    </span>
  );
}
