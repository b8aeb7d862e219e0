import type { MobileTicket, Order, OrderEvent } from '@stagedoor/contract/entities/order';
import { safeLink } from '@stagedoor/rules/shops/safe-link';

export interface TicketGroup {
  key: string;
  show: OrderEvent | undefined;
  itemName: string;
  tickets: MobileTicket[];
}

/** DIALOG-02: the tickets by event and item, in the order's own order. What is no address of a page is left out. */
export function ticketGroups({ events }: Order, tickets: readonly MobileTicket[]): TicketGroup[] {
  const groups = new Map<string, TicketGroup>();
  for (const ticket of tickets) {
    if (!ticket.sentTo && !safeLink(ticket.redemptionUrl)) continue;
    const key = `${ticket.eventId}-${ticket.itemId}`;
    const show = events.find(({ eventId }) => eventId === ticket.eventId);
    const group = groups.get(key) ?? { key, show, itemName: ticket.itemName, tickets: [] };
    group.tickets.push(ticket);
    groups.set(key, group);
  }
  const position = ({ show }: TicketGroup) => (show ? events.indexOf(show) : events.length);
  return [...groups.values()].sort((a, b) => position(a) - position(b));
}
