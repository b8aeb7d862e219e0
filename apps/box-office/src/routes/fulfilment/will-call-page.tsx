import { useParams } from 'react-router';
import { useState } from 'react';
import { wordsOf } from '@stagedoor/asking/words-of';
import { collectWillCall, getWillCall } from '@stagedoor/contract/calls/office/will-call';
import type { WillCallOrder } from '@stagedoor/contract/calls/office/will-call';
import { Link } from '@stagedoor/screens/link';
import { Button } from '@stagedoor/ui/button';
import { EmptyState } from '@stagedoor/ui/empty-state';
import { FilterBar } from '@stagedoor/ui/office/filter-bar';
import { OfficeTable } from '@stagedoor/ui/office/office-table';
import type { OfficeColumn } from '@stagedoor/ui/office/office-table-props';
import { PageHead } from '@stagedoor/ui/office/page-head';
import { Stack } from '@stagedoor/ui/stack';
import { Tag } from '@stagedoor/ui/tag';
import { useToasts } from '@stagedoor/ui/toast';
import { useOutletScope } from '../../parts/address/use-outlet-scope.ts';
import { Answered } from '../../parts/asking/answered.tsx';
import { useOfficeAnswer } from '../../parts/asking/use-office-answer.ts';
import { useOfficeSend } from '../../parts/asking/use-office-send.ts';
import { useMayDo } from '../../parts/session/use-staff.ts';
import { useUndo } from '../../parts/undo/undo-provider.tsx';
import { useTimes } from '../../parts/time/use-times.ts';

const nameOf = ({ lastName, firstName }: WillCallOrder): string => `${lastName}, ${firstName}`;

/** Who collects tickets of one show, and who has. */
export function WillCallPage() {
  const { formatDateTime } = useTimes();
  const eventId = Number(useParams()['eventId']);
  const answer = useOfficeAnswer(getWillCall, { eventId }, { keep: true });
  return (
    <Answered answer={answer} what="The will-call list">
      {({ name, startsAt, place, rows }) => (
        <WillCallList
          eventId={eventId}
          name={name}
          when={startsAt && formatDateTime(startsAt, place)}
          rows={rows}
        />
      )}
    </Answered>
  );
}

interface WillCallListProps {
  eventId: number;
  name: string;
  when: string | undefined;
  rows: readonly WillCallOrder[];
}

function WillCallList({ eventId, name, when, rows }: WillCallListProps) {
  const { within } = useOutletScope();
  const [words, setWords] = useState('');
  const { waiting, handOut } = useHandOut(eventId);
  const typed = words.trim().toLowerCase();
  const shown = rows.filter(
    (row) => nameOf(row).toLowerCase().includes(typed) || row.number.toLowerCase().includes(typed),
  );
  const out = rows.filter(({ collectedAt }) => collectedAt).length;
  return (
    <Stack gap={16}>
      <PageHead
        within={[
          <Link key="fulfilment" to={within('/will-call')}>
            Will call
          </Link>,
        ]}
        title={name}
        facts={`${when ? `${when}, ` : ''}${out} of ${rows.length} handed out`}
        actions={
          <Button look="lined" onClick={() => window.print()}>
            Print
          </Button>
        }
      />
      <FilterBar
        search={{ label: 'Name, order number', value: words, onChange: setWords }}
        chips={[]}
        onClear={() => setWords('')}
      />
      <OfficeTable
        caption="Will call, by last name"
        columns={columnsOf(waiting, handOut)}
        rows={shown}
        rowKey={({ number }) => number}
        instead={
          shown.length === 0 && <EmptyState title={typed ? 'Nobody of that name' : 'Nobody collects here'} />
        }
      />
    </Stack>
  );
}

/** Held back for ten seconds, because what was handed out stays handed out. */
function useHandOut(eventId: number) {
  const toasts = useToasts();
  const hold = useUndo();
  const send = useOfficeSend(collectWillCall);
  const may = useMayDo('fulfilment.work');
  const [waiting, setWaiting] = useState<readonly string[]>([]);
  const forget = (number: string) => setWaiting((former) => former.filter((each) => each !== number));
  const handOut = (row: WillCallOrder) => {
    setWaiting((former) => [...former, row.number]);
    hold({
      text: `${nameOf(row)} has the tickets`,
      commit: () =>
        send.mutate(
          { order: row.number, eventId },
          {
            onError: (error) => toasts.error(nameOf(row), wordsOf(error)),
            onSettled: () => forget(row.number),
          },
        ),
      onUndo: () => forget(row.number),
    });
  };
  return { waiting, handOut: may ? handOut : undefined };
}

const columnsOf = (
  waiting: readonly string[],
  handOut: ((row: WillCallOrder) => void) | undefined,
): OfficeColumn<WillCallOrder>[] => [
  {
    key: 'name',
    header: 'Name',
    phone: 'title',
    cell: (row) => (
      <>
        <strong>{nameOf(row)}</strong> {row.isGuest && <Tag>Guest</Tag>}
      </>
    ),
  },
  { key: 'order', header: 'Order', cell: ({ number }) => <Link to={`/orders/${number}`}>{number}</Link> },
  {
    key: 'places',
    header: 'Tickets',
    cell: ({ places, seats }) => (
      <>
        {places.map(({ level, quantity }) => `${quantity} × ${level}`).join(', ')}
        {seats.length > 0 && (
          <>
            <br />
            <small>{seats.join('; ')}</small>
          </>
        )}
      </>
    ),
  },
  {
    key: 'out',
    header: 'Handed out',
    phone: 'corner',
    cell: (row) => <HandedOut row={row} isWaiting={waiting.includes(row.number)} handOut={handOut} />,
  },
];

interface HandedOutProps {
  row: WillCallOrder;
  isWaiting: boolean;
  handOut: ((row: WillCallOrder) => void) | undefined;
}

function HandedOut({ row, isWaiting, handOut }: HandedOutProps) {
  const { formatDateTime } = useTimes();
  if (row.collectedAt || isWaiting)
    return (
      <Tag tone="good" icon="check">
        {row.collectedAt ? `${formatDateTime(row.collectedAt)}, ${row.collectedBy}` : 'Handed out'}
      </Tag>
    );
  if (!handOut) return <>Not yet</>;
  return (
    <Button size="s" look="lined" aria-label={`Hand out to ${nameOf(row)}`} onClick={() => handOut(row)}>
      Hand out
    </Button>
  );
}
