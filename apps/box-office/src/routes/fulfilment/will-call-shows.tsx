import type { OutputOf } from '@stagedoor/contract/call';
import { listWillCall } from '@stagedoor/contract/calls/office/will-call';
import { Link } from '@stagedoor/screens/link';
import { EmptyState } from '@stagedoor/ui/empty-state';
import { OfficeTable } from '@stagedoor/ui/office/office-table';
import type { OfficeColumn } from '@stagedoor/ui/office/office-table-props';
import { PageHead } from '@stagedoor/ui/office/page-head';
import { Stack } from '@stagedoor/ui/stack';
import { useOutletScope } from '../../parts/address/use-outlet-scope.ts';
import { AnswerFailed } from '../../parts/asking/answer-failed.tsx';
import { useOfficeAnswer } from '../../parts/asking/use-office-answer.ts';
import { FulfilmentViews } from './fulfilment-views.tsx';
import { WholeMoment } from '../../parts/time/moment.tsx';

type Show = OutputOf<typeof listWillCall>['shows'][number];

const columnsOf = (within: (path: string) => string): OfficeColumn<Show>[] => [
  {
    key: 'show',
    header: 'Show',
    phone: 'title',
    cell: ({ eventId, name }) => (
      <Link to={within(`/will-call/${eventId}`)}>
        <strong>{name}</strong>
      </Link>
    ),
  },
  {
    key: 'when',
    header: 'When',
    cell: ({ startsAt, place }) => startsAt && <WholeMoment at={startsAt} place={place} />,
  },
  { key: 'orders', header: 'Orders', align: 'end', cell: ({ orders }) => orders },
  {
    key: 'out',
    header: 'Handed out',
    align: 'end',
    phone: 'corner',
    cell: ({ collected }) => collected,
  },
];

/** The shows of which tickets wait to be collected. */
export function WillCallShows() {
  const { outletId, within } = useOutletScope();
  const answer = useOfficeAnswer(listWillCall, { outletId }, { keep: true });
  const shows = answer.data?.shows;
  return (
    <Stack gap={16}>
      <PageHead title="Fulfilment" facts="Tickets that wait at will call, by show" />
      <FulfilmentViews value="will-call" />
      <OfficeTable
        caption="Shows"
        columns={columnsOf(within)}
        rows={shows}
        rowKey={({ eventId }) => String(eventId)}
        instead={
          answer.isError ? (
            <AnswerFailed answer={answer} what="This list" />
          ) : (
            shows?.length === 0 && <EmptyState title="Nothing waits at will call" />
          )
        }
      />
    </Stack>
  );
}
