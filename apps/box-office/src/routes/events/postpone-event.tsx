import { getOfficeEvent } from '@stagedoor/contract/calls/office/events';
import type { OfficeEvent } from '@stagedoor/contract/calls/office/events';
import { getEventPostponement, postponeEvent } from '@stagedoor/contract/calls/office/postpone-event';
import type { EventPostponement } from '@stagedoor/contract/calls/office/postpone-event';
import { TextField } from '@stagedoor/forms/text-field';
import { useForm } from '@stagedoor/forms/use-form';
import { formatDateTime, hasNewYorkTime, newYorkMoment } from '@stagedoor/rules/time/dates';
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

interface PostponeEventProps {
  event: OfficeEvent;
  onClose: () => void;
}

/** Whom it touches, counted by the server at this moment. */
export function PostponeEvent({ event, onClose }: PostponeEventProps) {
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

const momentOf = (day: string, time: string): Date | undefined =>
  isGiven(day, time) ? newYorkMoment(day, time) : undefined;

interface QuestionProps {
  seen: EventPostponement;
  place: OfficeEvent['place'];
  onClose: () => void;
}

function Question({ seen, place, onClose }: QuestionProps) {
  const toasts = useToasts();
  const send = useOfficeSend(postponeEvent);
  const look = useAskOnce(getOfficeEvent);
  const { eventId, name, orders, startsAt: seenAt } = seen;
  const date = useForm({ day: '', time: '' }, ({ day, time }) =>
    fieldErrors({
      day: !momentOf(day, time) && afterSaleMessages.newDateNeeded,
      time: isGiven(day, time) && !hasNewYorkTime(day, time) && afterSaleMessages.hourLeftOut,
    }),
  );
  const startsAt = momentOf(date.values.day, date.values.time);
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
      <TextField form={date} name="time" label="It begins at, in New York" type="time" autoComplete="off" />
    </ConfirmQuestion>
  );
}
