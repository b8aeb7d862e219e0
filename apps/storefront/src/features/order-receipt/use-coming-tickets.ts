import { useEffect, useEffectEvent } from 'react';
import type { Order } from '@stagedoor/contract/entities/order';
import { newYorkDay } from '@stagedoor/rules/time/dates';
import { MOBILE_TICKETING } from '@stagedoor/rules/delivery/delivery-types';
import { useNow } from '@stagedoor/screens/clock';

const LOOK_AGAIN_MS = 2000;
const underWay = new Set(['STATUS_ORDER_PAID', 'STATUS_ORDER_READY']);

/** Tickets that are paid and due come to the phone within seconds: an open receipt shows them by itself. */
export function useComingTickets(order: Order | undefined, reread: () => unknown): void {
  const today = newYorkDay(useNow());
  const isComing =
    order !== undefined &&
    order.delivery?.deliveryType === MOBILE_TICKETING &&
    underWay.has(order.status.state) &&
    order.events.some(({ ticketDay }) => !ticketDay || ticketDay <= today);
  const look = useEffectEvent(() => void reread());
  useEffect(() => {
    if (!isComing) return undefined;
    const timer = setInterval(look, LOOK_AGAIN_MS);
    return () => clearInterval(timer);
  }, [isComing]);
}
