import { useEffect } from 'react';
import type { HistoryAddress } from '../../parts/history/history-address.ts';
import { requestElementId } from './request-facts.ts';

/** ROUTE-13: brings a request into sight when the address means it. */
export function useScrollTo({ id, view }: HistoryAddress, number: string): void {
  const isMeant = id === number && !view;
  useEffect(() => {
    if (isMeant) document.getElementById(requestElementId(number))?.scrollIntoView({ block: 'start' });
  }, [isMeant, number]);
}
