import type { OutletEvent } from '@stagedoor/contract/entities/event';
import { calendarFile } from '@stagedoor/rules/events/calendar-file';
import { eventMessages } from '@stagedoor/rules/messages/event';
import { Button } from '@stagedoor/ui/button';
import { useNow } from '@stagedoor/screens/clock';
import { useOutlet } from '../../parts/shop/outlet.ts';
import { calendarEvent } from './calendar-event.ts';
import { downloadText } from './download-text.ts';
import { useTimes } from '../../parts/shop/use-times.ts';

/** Gives the event's date to the customer's calendar; an event without a date has nothing to give. */
export function CalendarButton({ event }: { event: OutletEvent }) {
  const { outletType } = useOutlet();
  const now = useNow();
  const times = useTimes();
  if (!event.show.startsAt) return null;

  function download() {
    const entry = calendarEvent(event, { outletType, origin: location.origin, now, times });
    if (entry) downloadText(`event-${event.id}.ics`, 'text/calendar', calendarFile(entry));
  }

  return (
    <Button look="lined" size="s" icon="calendar" onClick={download}>
      {eventMessages.addToCalendar}
    </Button>
  );
}
