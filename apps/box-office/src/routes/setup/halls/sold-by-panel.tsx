import { moveToPlan } from '@stagedoor/contract/calls/office/halls';
import type { HallToEdit, SoldByPlan } from '@stagedoor/contract/calls/office/halls';
import { CallError } from '@stagedoor/client/call-error';
import { wordsOf } from '@stagedoor/asking/words-of';
import { hallOfficeMessages as words } from '@stagedoor/rules/messages/hall-office';
import { recordOf } from '@stagedoor/rules/values/record-of';
import { Alert } from '@stagedoor/ui/alert';
import { Button } from '@stagedoor/ui/button';
import { Panel } from '@stagedoor/ui/office/panel';
import { useToasts } from '@stagedoor/ui/toast';
import { useOfficeSend } from '../../../parts/asking/use-office-send.ts';
import { useTimes } from '../../../parts/time/use-times.ts';
import setup from '../setup.module.css';

/** Each seat that stands in the way, by its name. */
function reasonsOf(error: Error): string[] {
  const { problems } = error instanceof CallError ? recordOf(error.body) : {};
  const told = Array.isArray(problems) ? problems.map((each) => String(recordOf(each)['message'])) : [];
  return told.length > 0 ? told : [wordsOf(error)];
}

/** Which events are sold by which plan, and how they come to the last one. */
export function SoldByPanel({ told, mayChange }: { told: HallToEdit; mayChange: boolean }) {
  const last = told.versions.at(-1);
  if (told.soldBy.length === 0 || last === undefined) return null;
  return (
    <Panel title={words.soldBy} flush>
      <ul className={setup.rows}>
        {told.soldBy.map((event) => (
          <EventRow key={event.eventId} event={event} last={last} mayChange={mayChange} />
        ))}
      </ul>
    </Panel>
  );
}

function EventRow({ event, last, mayChange }: { event: SoldByPlan; last: number; mayChange: boolean }) {
  const { formatDateTime } = useTimes();
  const send = useOfficeSend(moveToPlan);
  const toasts = useToasts();
  const move = () =>
    send.mutate(
      { eventId: event.eventId, version: last },
      { onSuccess: () => void toasts.success(words.moved(event.name, last)) },
    );
  return (
    <li className={setup.outlet}>
      <div>
        <strong>{event.name}</strong>
        <p className={setup.quiet}>{event.showsAt && formatDateTime(event.showsAt)}</p>
        {send.error &&
          reasonsOf(send.error).map((reason) => (
            <Alert key={reason} tone="critical" role="alert" title={reason} />
          ))}
      </div>
      <div className={setup.end}>
        <span className={setup.quiet}>{words.plan(event.version)}</span>
        {mayChange && event.version !== last && (
          <Button look="lined" size="s" busy={send.isPending} onClick={move}>
            {words.moveTo(last)}
          </Button>
        )}
      </div>
    </li>
  );
}
