import { useState } from 'react';
import type { Order, OrderEvent } from '@stagedoor/contract/entities/order';
import type { HistoryAddress } from '../../parts/history/history-address.ts';

interface OpenEvents {
  isOpen: (event: OrderEvent) => boolean;
  turn: (event: OrderEvent) => void;
}

/** Which events of an order are spread out: as the reader left them, until an address opens more. */
export function useOpenEvents(order: Order, address: HistoryAddress): OpenEvents {
  const meant = order.events.filter((event) => opens(address, order, event)).map(({ eventId }) => eventId);
  const by = meant.join();
  const [state, setState] = useState({ by, open: new Set(meant) });
  if (state.by !== by) setState({ by, open: new Set([...state.open, ...meant]) });

  function turn({ eventId }: OrderEvent) {
    const open = new Set(state.open);
    if (!open.delete(eventId)) open.add(eventId);
    setState({ by, open });
  }

  return { isOpen: ({ eventId }) => state.open.has(eventId), turn };
}

/** ROUTE-12, ROUTE-13: an address opens one event of an order, or all of them. */
function opens(address: HistoryAddress, order: Order, event: OrderEvent): boolean {
  if (address.id?.toUpperCase() !== order.number) return false;
  return !address.view || (address.view === 'event' && address.itemId === String(event.eventId));
}
