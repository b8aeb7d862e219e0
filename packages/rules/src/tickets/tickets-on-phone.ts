// RECEIPT-11: how far the tickets of an order are on their way to the phone, event by event.
interface PhoneEvent {
  /** From when its tickets come to phones; none: as soon as they are paid. */
  ticketDay?: string | null | undefined;
  /** All of its tickets are there. */
  ticketsIssued?: boolean | undefined;
  /** The show does not take place: nothing comes any more. */
  canceled?: boolean | undefined;
}

export interface TicketsOnPhone {
  there: 'all' | 'some' | 'none';
  /** Tickets that nothing but their payment holds back: they come within seconds of it. */
  isDue: boolean;
  /** The next day on which others come. */
  nextDay: string | undefined;
}

export function ticketsOnPhone(events: readonly PhoneEvent[], today: string): TicketsOnPhone {
  const live = events.filter(({ canceled }) => !canceled);
  const waiting = live.filter(({ ticketsIssued }) => !ticketsIssued);
  const days = waiting.flatMap(({ ticketDay }) => (ticketDay && ticketDay > today ? [ticketDay] : []));
  const there = waiting.length === 0 ? 'all' : waiting.length < live.length ? 'some' : 'none';
  return { there, isDue: days.length < waiting.length, nextDay: days.toSorted()[0] };
}
