import { useEffect } from 'react';
import type { HistoryAddress } from '../../parts/history/history-address.ts';
import { eventElementId, orderElementId } from './order-facts.ts';

/** ROUTE-12, ROUTE-13: brings an order, or one event of it, into sight when the address means it. */
export function useScrollTo({ id, view, itemId }: HistoryAddress, number: string): void {
  const isMeant = id?.toUpperCase() === number && (!view || view === 'event');
  const target = view ? eventElementId(number, itemId ?? '') : orderElementId(number);
  useEffect(() => {
    if (isMeant) document.getElementById(target)?.scrollIntoView({ block: 'start' });
  }, [isMeant, target]);
}
