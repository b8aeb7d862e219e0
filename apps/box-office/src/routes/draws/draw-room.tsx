import { getDraw } from '@stagedoor/contract/calls/office/draws';
import type { DrawDetail } from '@stagedoor/contract/entities/draw';
import { counted } from '@stagedoor/rules/writing/counted';
import { useNow } from '@stagedoor/screens/clock';
import { drawOfficeMessages } from '@stagedoor/rules/messages/draw-office';
import { Link } from '@stagedoor/screens/link';
import { Alert } from '@stagedoor/ui/alert';
import { FactList } from '@stagedoor/ui/office/fact-list';
import { JobBar } from '@stagedoor/ui/office/job-bar';
import type { JobState } from '@stagedoor/ui/office/job-bar';
import { PageHead } from '@stagedoor/ui/office/page-head';
import { Panel } from '@stagedoor/ui/office/panel';
import { SideColumn } from '@stagedoor/ui/office/side-column';
import { Stack } from '@stagedoor/ui/stack';
import { Tag } from '@stagedoor/ui/tag';
import { useParams } from 'react-router';
import { Answered } from '../../parts/asking/answered.tsx';
import { useOfficeAnswer } from '../../parts/asking/use-office-answer.ts';
import { AbandonDraw } from './abandon-draw.tsx';
import { BeforeFreezing } from './before-freezing.tsx';
import { DrawDemand } from './draw-demand.tsx';
import { DrawFacts } from './draw-facts.tsx';
import { DryRun } from './dry-run.tsx';
import { DrawReview } from './draw-review.tsx';
import { NextStep } from './next-step.tsx';
import { RunnerUps } from './runner-ups.tsx';
import { StageLine } from './stage-line.tsx';
import { closingWords, stageWord } from './stage-words.ts';
import { useTimes } from '../../parts/time/use-times.ts';

const LOOK_AGAIN_MS = 2000;

/** While a task runs the page looks again by itself. */
const isBusy = (draw: DrawDetail | undefined): boolean =>
  [draw?.progress, draw?.letters, draw?.orders].some(
    (task) => task?.state === 'waiting' || task?.state === 'running',
  );

export function DrawRoom() {
  const seriesId = Number(useParams().seriesId);
  const first = useOfficeAnswer(getDraw, { seriesId });
  const answer = useOfficeAnswer(
    getDraw,
    { seriesId },
    isBusy(first.data) ? { refetchInterval: LOOK_AGAIN_MS } : {},
  );
  return (
    <Answered answer={answer} what="This draw">
      {(draw) => <Room draw={draw} />}
    </Answered>
  );
}

function Head({ draw }: { draw: DrawDetail }) {
  const { seriesId } = draw;
  const now = useNow();
  const times = useTimes();
  return (
    <PageHead
      within={[
        <Link key="draws" to="/draws">
          Requests & draws
        </Link>,
      ]}
      title={draw.name}
      tag={<Tag tone="neutral">{stageWord(draw)}</Tag>}
      facts={
        <>
          {draw.closesAt && `${closingWords(draw.closesAt, now, times)} · `}
          <Link to={`/draws/${seriesId}/requests`}>{counted(draw.requests, 'request')}</Link>
          {draw.review && (
            <>
              {' · '}
              <Link to={`/draws/${seriesId}/entries`}>Entries in drawn order</Link>
            </>
          )}
        </>
      }
      actions={
        <>
          <AbandonDraw draw={draw} />
          <NextStep draw={draw} />
        </>
      }
    />
  );
}

function Room({ draw }: { draw: DrawDetail }) {
  return (
    <>
      <Head draw={draw} />
      <Stack gap={16}>
        <StageLine draw={draw} />
        {draw.state === undefined && (
          <Alert tone="warning">
            Nothing was committed to: the series is not open, or the server has no key for draws.
          </Alert>
        )}
        {draw.isLate && (
          <Alert tone="warning">The commitment was made after the opening. The public page says so.</Alert>
        )}
        <Progress title="Letters about the frozen list" task={draw.letters} />
        {/* A draw that is made is made, whatever its task still says of itself. */}
        {draw.state === 'frozen' && <Progress title="The draw is being made" task={draw.progress} />}
        <Progress title={drawOfficeMessages.ordersOfAwards} task={draw.orders} />
        <SideColumn
          mixed
          side={
            <>
              {draw.state === 'committed' && <BeforeFreezing draw={draw} />}
              <DrawFacts draw={draw} />
            </>
          }
        >
          {draw.state === 'published' && <RunnerUps draw={draw} />}
          {draw.review && <DrawReview draw={draw} />}
          <DrawDemand draw={draw} />
          {(draw.state === 'committed' || draw.state === 'frozen') && <DryRun draw={draw} />}
          <AbandonedBefore draw={draw} />
          <ByHand draw={draw} />
        </SideColumn>
      </Stack>
    </>
  );
}

function AbandonedBefore({ draw: { abandoned } }: { draw: DrawDetail }) {
  const { formatDateTime } = useTimes();
  if (abandoned.length === 0) return null;
  return (
    <Panel title="Abandoned before">
      <FactList
        facts={abandoned.map(({ drawKey, at, publicAddress }) => ({
          name: `Draw ${drawKey}, ${formatDateTime(at)}`,
          value: <a href={publicAddress}>{publicAddress}</a>,
        }))}
      />
    </Panel>
  );
}

function ByHand({ draw: { overrides } }: { draw: DrawDetail }) {
  const { formatDateTime } = useTimes();
  if (overrides.length === 0) return null;
  return (
    <Panel title="Corrected by hand">
      <FactList
        facts={overrides.map(({ number, entryId, code, at }) => ({
          name: `${number}. ${code}, ${formatDateTime(at)}`,
          value: entryId,
          exact: true,
        }))}
      />
    </Panel>
  );
}

function Progress({ title, task }: { title: string; task: DrawDetail['progress'] }) {
  if (!task || task.state === 'finished') return null;
  return (
    <JobBar
      title={title}
      done={task.done}
      total={task.total}
      state={task.state as JobState}
      by={`Started by ${task.askedBy}${task.problem ? `. ${task.problem}` : ''}`}
    />
  );
}
