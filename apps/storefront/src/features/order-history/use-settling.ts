import { useEffect, useEffectEvent } from 'react';
import type { Order } from '@stagedoor/contract/entities/order';
import { useRereadOrder } from './use-orders.ts';

const LOOK_AGAIN_MS = 4000;

/** While a payment is being confirmed, looks again every few seconds what became of it. */
export function useSettling(order: Order): void {
  const charging = order.scheduledPayments.some((payment) => payment.charging);
  const reread = useRereadOrder();
  const look = useEffectEvent(() => void reread(order));
  useEffect(() => {
    if (!charging) return undefined;
    const timer = setInterval(look, LOOK_AGAIN_MS);
    return () => clearInterval(timer);
  }, [charging]);
}
