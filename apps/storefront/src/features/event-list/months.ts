import type { OutletEvent } from '@stagedoor/contract/entities/event';
import { eventTagMessages } from '@stagedoor/rules/messages/event-tags';
import type { Times } from '@stagedoor/rules/time/times-in';

export interface Month {
  heading: string;
  events: OutletEvent[];
}

/** Events that come in the order of their dates, parted by month; those without a date come last. */
export function inMonths(events: readonly OutletEvent[], { monthHeading }: Times): Month[] {
  const months: Month[] = [];
  for (const event of events) {
    const { startsAt } = event.show;
    const heading = startsAt ? monthHeading(startsAt) : eventTagMessages.dateToCome;
    const last = months.at(-1);
    if (last?.heading === heading) last.events.push(event);
    else months.push({ heading, events: [event] });
  }
  return months;
}

/** The next show first, whatever order they came in. */
export const inOrder = (events: readonly OutletEvent[]): OutletEvent[] =>
  events.toSorted((one, other) => time(one) - time(other));

const time = ({ show }: OutletEvent): number => show.startsAt?.getTime() ?? Number.POSITIVE_INFINITY;
