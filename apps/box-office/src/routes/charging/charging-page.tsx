import { getCharging } from '@stagedoor/contract/calls/office/charging';
import type { Charging } from '@stagedoor/contract/calls/office/charging';
import { getTask, pauseTask, resumeTask } from '@stagedoor/contract/calls/office/tasks';
import { wordsOf } from '@stagedoor/asking/words-of';
import { chargingMessages } from '@stagedoor/rules/messages/charging';
import { Link } from '@stagedoor/screens/link';
import { Alert } from '@stagedoor/ui/alert';
import { EmptyState } from '@stagedoor/ui/empty-state';
import { PageHead } from '@stagedoor/ui/office/page-head';
import { SideColumn } from '@stagedoor/ui/office/side-column';
import { ViewTabs } from '@stagedoor/ui/office/view-tabs';
import { Stack } from '@stagedoor/ui/stack';
import { useToasts } from '@stagedoor/ui/toast';
import { useAddressFilters } from '../../parts/address/use-address-filters.ts';
import { Answered } from '../../parts/asking/answered.tsx';
import { useOfficeAnswer } from '../../parts/asking/use-office-answer.ts';
import { useOfficeSend } from '../../parts/asking/use-office-send.ts';
import { TaskProgress } from '../../parts/tasks/task-progress.tsx';
import { ComingInstallments } from './coming-installments.tsx';
import { DeclinedPayments } from './declined-payments.tsx';
import { RunSums } from './run-sums.tsx';
import { UndecidedPayments } from './undecided-payments.tsx';
import { useTimes } from '../../parts/time/use-times.ts';

const AGAIN_MS = 5000;

/** Are we getting the money, exactly once? */
export default function ChargingPage() {
  const { filters } = useAddressFilters({ run: '' });
  const question = { run: filters.run || undefined };
  const answer = useOfficeAnswer(getCharging, question, { refetchInterval: AGAIN_MS, keep: true });
  return (
    <Answered answer={answer} what="Charging">
      {(charging) => <Room charging={charging} isOneRun={filters.run !== ''} />}
    </Answered>
  );
}

function Room({ charging, isOneRun }: { charging: Charging; isOneRun: boolean }) {
  const { formatDateTime } = useTimes();
  const { run, runs } = charging;
  return (
    <>
      <PageHead
        title="Charging"
        facts={
          run
            ? `${run.name}, published ${formatDateTime(run.publishedAt)}`
            : 'Awards, installments and retries'
        }
      />
      <Stack gap={16}>
        {runs.length > 1 && (
          <ViewTabs
            label="Runs"
            value={run?.run ?? ''}
            views={runs.map((each) => ({
              value: each.run,
              link: <Link to={`/charging?run=${each.run}`}>{each.name}</Link>,
            }))}
          />
        )}
        {run ? (
          <RunSums charging={charging} />
        ) : (
          <EmptyState title="No run yet">
            When a draw is published, every award becomes an order, and its cards are charged here.
          </EmptyState>
        )}
        {charging.gatewayAwaySince && (
          <Alert tone="warning" role="status">
            {chargingMessages.gatewayAway(formatDateTime(charging.gatewayAwaySince))}
          </Alert>
        )}
        {charging.taskId && <Run id={charging.taskId} />}
        <SideColumn side={<UndecidedPayments payments={charging.undecided} />}>
          <DeclinedPayments payments={charging.declinedPayments} isOneRun={isOneRun} />
          <ComingInstallments coming={charging.coming} />
        </SideColumn>
      </Stack>
    </>
  );
}

/** The run while it goes on: what is under way finishes when it is paused. */
function Run({ id }: { id: string }) {
  const toasts = useToasts();
  const answer = useOfficeAnswer(getTask, { id }, { refetchInterval: AGAIN_MS });
  const pause = useOfficeSend(pauseTask);
  const resume = useOfficeSend(resumeTask);
  const task = answer.data?.task;
  if (!task || task.state === 'finished') return null;
  const fail = (error: Error) => toasts.error('That did not work', wordsOf(error));
  // Between two looks it waits: for whoever watches, it runs.
  const shown = task.state === 'waiting' ? { ...task, state: 'running' as const } : task;
  return (
    <TaskProgress
      task={shown}
      onPause={task.maySteer ? () => pause.mutate({ id }, { onError: fail }) : undefined}
      onResume={task.maySteer ? () => resume.mutate({ id }, { onError: fail }) : undefined}
    />
  );
}
