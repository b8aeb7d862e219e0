import { locale } from '@stagedoor/rules/language/locale';
import { listDraws } from '@stagedoor/contract/calls/office/draws';
import type { DrawSummary } from '@stagedoor/contract/entities/draw';
import { useNow } from '@stagedoor/screens/clock';
import { Link } from '@stagedoor/screens/link';
import { EmptyState } from '@stagedoor/ui/empty-state';
import { OfficeTable } from '@stagedoor/ui/office/office-table';
import type { OfficeColumn } from '@stagedoor/ui/office/office-table-props';
import { PageHead } from '@stagedoor/ui/office/page-head';
import { Tag } from '@stagedoor/ui/tag';
import { Answered } from '../../parts/asking/answered.tsx';
import { useOfficeAnswer } from '../../parts/asking/use-office-answer.ts';
import { closingWords, stageWord } from './stage-words.ts';
import { useTimes } from '../../parts/time/use-times.ts';

const columns: OfficeColumn<DrawSummary>[] = [
  {
    key: 'series',
    header: 'Series',
    phone: 'title',
    cell: ({ seriesId, name }) => (
      <Link to={`/draws/${seriesId}`}>
        <strong>{name}</strong>
      </Link>
    ),
  },
  {
    key: 'stage',
    header: 'Stage',
    phone: 'corner',
    cell: (draw) => <Tag tone="neutral">{stageWord(draw)}</Tag>,
  },
  {
    key: 'closes',
    header: 'Requests',
    cell: ({ closesAt }) => <Closing at={closesAt} />,
  },
  {
    key: 'requests',
    header: 'How many',
    align: 'end',
    cell: ({ requests }) => requests.toLocaleString(locale()),
  },
];

function Closing({ at }: { at: Date | undefined }) {
  const now = useNow();
  const times = useTimes();
  return at ? closingWords(at, now, times) : 'No date';
}

export function DrawList() {
  const answer = useOfficeAnswer(listDraws, {});
  return (
    <>
      <PageHead title="Requests & draws" facts="Every series that is drawn, and how far it is" />
      <Answered answer={answer} what="This list">
        {({ draws }) =>
          draws.length === 0 ? (
            <EmptyState title="No series is drawn yet" icon="info">
              A series that says how it is drawn stands here, from its requests to its runner-ups.
            </EmptyState>
          ) : (
            <OfficeTable
              caption="Series that are drawn"
              columns={columns}
              rows={draws}
              rowKey={({ seriesId }) => String(seriesId)}
            />
          )
        }
      </Answered>
    </>
  );
}
