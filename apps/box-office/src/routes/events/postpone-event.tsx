import { getOfficeEvent } from '@stagedoor/contract/calls/office/events';
import type { OfficeEvent } from '@stagedoor/contract/calls/office/events';
import { getEventPostponement, postponeEvent } from '@stagedoor/contract/calls/office/postpone-event';
import type { EventPostponement } from '@stagedoor/contract/calls/office/postpone-event';
import { TextField } from '@stagedoor/forms/text-field';
import { useForm } from '@stagedoor/forms/use-form';
import { momentInZone, timesShown } from '@stagedoor/rules/time/wall-clock';
import { cityOfZone } from '@stagedoor/rules/time/zone-words';
import { fieldErrors } from '@stagedoor/rules/forms/field-errors';
import { afterSaleMessages } from '@stagedoor/rules/messages/after-sale';
import { Dialog } from '@stagedoor/ui/dialog';
import type { Consequence } from '@stagedoor/ui/office/consequence-list';
import { useToasts } from '@stagedoor/ui/toast';
import { Answered } from '../../parts/asking/answered.tsx';
import { useOfficeAnswer } from '../../parts/asking/use-office-answer.ts';
import { useAskOnce } from '../../parts/asking/use-ask-once.ts';
import { useOfficeSend } from '../../parts/asking/use-office-send.ts';
import { ConfirmQuestion } from '../../parts/confirm/confirm-action.tsx';
import { counted } from './counted.ts';
import { useTimes } from '../../parts/time/use-times.ts';

interface PostponeEventProps {
  event: OfficeEvent;
  onClose: () => void;
}

/** Whom it touches, counted by the server at this moment. */
export function PostponeEvent({ event, onClose }: PostponeEventProps) {
  const { formatDateTime } = useTimes();
  const answer = useOfficeAnswer(getEventPostponement, { id: event.id });
  const { startsAt, place, name } = event;
  const before = startsAt ? formatDateTime(startsAt, place) : 'without a date';
  return (
    <Dialog
      open
      onClose={onClose}
      title={`Move ${name} to another date?`}
      description={`It is on ${before} now. Tickets stay valid, and letters leave at once.`}
    >
      <Answered answer={answer} what="Whom it would touch">
        {(seen) => <Question seen={seen} place={place} onClose={onClose} />}
      </Answered>
    </Dialog>
  );
}

const consequencesOf = ({ orders, people, requests, events }: EventPostponement): Consequence[] => [
  {
    key: 'letters',
    icon: 'mail',
    what: `${counted(orders + requests, 'letter')} with your reason`,
    detail: `${counted(people, 'customer')} with tickets, ${counted(requests, 'request')}`,
  },
  {
    key: 'window',
    icon: 'undo',
    what: 'The refund window opens',
    detail: 'whoever cannot come may ask for the money back',
  },
  ...(events > 1
    ? [{ key: 'events', icon: 'calendar', what: `${counted(events, 'event')} of this show move` } as const]
    : []),
];

const isGiven = (day: string, time: string): boolean =>
  /^\d{4}-\d{2}-\d{2}$/.test(day) && /^\d{2}:\d{2}$/.test(time);

const momentOf = (day: string, time: string, zone: string): Date | undefined =>
  isGiven(day, time) ? momentInZone(day, time, zone) : undefined;

/** PROG-09: an hour that a night leaves out, or has twice, is asked for anew. */
function wrongWithHour(day: string, time: string, zone: string): string | false {
  const shown = isGiven(day, time) ? timesShown(day, time, zone) : 1;
  if (shown === 0) return afterSaleMessages.hourLeftOut;
  return shown > 1 && afterSaleMessages.hourTwice;
}

interface QuestionProps {
  seen: EventPostponement;
  place: OfficeEvent['place'];
  onClose: () => void;
}

/** PROG-09: what is typed is what a clock at the venue shows. */
function Question({ seen, place, onClose }: QuestionProps) {
  const { formatDateTime, zone: sellersZone } = useTimes();
  const zone = place?.timeZone ?? sellersZone;
  const toasts = useToasts();
  const send = useOfficeSend(postponeEvent);
  const look = useAskOnce(getOfficeEvent);
  const { eventId, name, orders, startsAt: seenAt } = seen;
  const date = useForm({ day: '', time: '' }, ({ day, time }) =>
    fieldErrors({
      day: !momentOf(day, time, zone) && afterSaleMessages.newDateNeeded,
      time: wrongWithHour(day, time, zone),
    }),
  );
  const startsAt = momentOf(date.values.day, date.values.time, zone);
  return (
    <ConfirmQuestion
      onClose={onClose}
      consequences={consequencesOf(seen)}
      typed={{ label: `Type the number of orders: ${orders}`, expected: String(orders) }}
      reason
      irreversible
      confirmLabel="Move it and write to everybody"
      cancelLabel="Leave it"
      onConfirm={async ({ reason = '' }) => {
        if (!startsAt) throw new Error(afterSaleMessages.newDateNeeded);
        await send.mutateAsync({ eventId, startsAt, seenAt, orders, reason });
        toasts.success(`${name} is on ${formatDateTime(startsAt, place)}`);
      }}
      hasHappened={async () => (await look({ id: eventId })).startsAt?.getTime() === startsAt?.getTime()}
    >
      <TextField form={date} name="day" label="New day" type="date" autoComplete="off" />
      <TextField
        form={date}
        name="time"
        label={`It begins at, in ${cityOfZone(zone)}`}
        type="time"
        autoComplete="off"
      />
    </ConfirmQuestion>
  );
}
