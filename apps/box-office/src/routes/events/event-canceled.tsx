import { getEventCancellation } from '@stagedoor/contract/calls/office/cancel-event';
import type { EventCancellation } from '@stagedoor/contract/calls/office/cancel-event';
import type { OfficeEvent } from '@stagedoor/contract/calls/office/events';
import { getTask } from '@stagedoor/contract/calls/office/tasks';
import { formatMoney } from '@stagedoor/rules/money/format-money';
import { Link } from '@stagedoor/screens/link';
import { Alert } from '@stagedoor/ui/alert';
import { FactList } from '@stagedoor/ui/office/fact-list';
import { Panel } from '@stagedoor/ui/office/panel';
import { Stack } from '@stagedoor/ui/stack';
import { useCurrency } from '../../parts/money/use-currency.ts';
import { useOutletScope } from '../../parts/address/use-outlet-scope.ts';
import { Answered } from '../../parts/asking/answered.tsx';
import { useOfficeAnswer } from '../../parts/asking/use-office-answer.ts';
import { useMaySee } from '../../parts/session/use-staff.ts';
import { TaskProgress } from '../../parts/tasks/task-progress.tsx';
import { counted } from './counted.ts';
import { useTimes } from '../../parts/time/use-times.ts';

const LOOK_MS = 2000;

/** It does not take place; for those who cancel, how far it is and what did not go back. */
export function EventCanceled({ event }: { event: OfficeEvent }) {
  const { formatDateTime } = useTimes();
  const maySee = useMaySee('events.cancel');
  if (!event.canceledAt) return null;
  return (
    <Stack gap={16}>
      <Alert tone="warning" title="Canceled for everybody">
        Since {formatDateTime(event.canceledAt)}. Nothing of it can be sold any more.
      </Alert>
      {maySee && <Outcome event={event} />}
    </Stack>
  );
}

function Outcome({ event }: { event: OfficeEvent }) {
  const answer = useOfficeAnswer(getEventCancellation, { id: event.id }, { refetchInterval: LOOK_MS });
  return (
    <Panel title="What became of it">
      <Answered answer={answer} what="What became of it">
        {({ outcome, orders }) => outcome && <Stand outcome={outcome} left={orders} />}
      </Answered>
    </Panel>
  );
}

function Stand({ outcome, left }: { outcome: NonNullable<EventCancellation['outcome']>; left: number }) {
  const currency = useCurrency();
  const { within } = useOutletScope();
  const { taskId, orders, returnedCents, comingCents, refusedCents, refused, reason } = outcome;
  return (
    <Stack gap={16}>
      {taskId && <Progress id={taskId} />}
      <FactList
        facts={[
          { name: 'Reason', value: reason },
          { name: 'Canceled', value: counted(orders, 'order') },
          ...(left > 0 ? [{ name: 'Still to do', value: counted(left, 'order') }] : []),
          { name: 'Given back', value: formatMoney(returnedCents, currency) },
          ...(comingCents > 0 ? [{ name: 'On its way', value: formatMoney(comingCents, currency) }] : []),
          ...(refusedCents > 0
            ? [{ name: 'Refused by the gateway', value: formatMoney(refusedCents, currency) }]
            : []),
        ]}
      />
      {refused.map(({ number, message }) => (
        <p key={number}>
          <Link to={within(`/refunds/${number}`)}>{number}</Link>: {message}
        </p>
      ))}
    </Stack>
  );
}

function Progress({ id }: { id: string }) {
  const { data } = useOfficeAnswer(getTask, { id }, { refetchInterval: LOOK_MS });
  return data ? <TaskProgress task={data.task} /> : null;
}
