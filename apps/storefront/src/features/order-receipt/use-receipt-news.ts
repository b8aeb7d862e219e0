import { useEffect, useEffectEvent } from 'react';
import type { Order } from '@stagedoor/contract/entities/order';
import { MOBILE_TICKETING } from '@stagedoor/rules/delivery/delivery-types';
import { ticketsOnPhone } from '@stagedoor/rules/tickets/tickets-on-phone';
import { useNow } from '@stagedoor/screens/clock';
import { useTimes } from '../../parts/shop/use-times.ts';

const FIRST_LOOK_MS = 1000;
const LAST_LOOK_MS = 30_000;
const isPaid = new Set(['STATUS_ORDER_PAID', 'STATUS_ORDER_READY']);

/** What changes soon without anybody's doing: a charge is being confirmed, or paid tickets come to the phone. */
function isOnItsWay({ delivery, status, events, scheduledPayments }: Order, today: string): boolean {
  if (scheduledPayments.some(({ charging, captured }) => charging && !captured)) return true;
  const isForPhone = delivery?.deliveryType === MOBILE_TICKETING && isPaid.has(status.state);
  return isForPhone && ticketsOnPhone(events, today).isDue;
}

/** An open receipt changes by itself. It looks ever more seldom: what takes long takes long for everybody. */
export function useReceiptNews(order: Order | undefined, reread: () => unknown): void {
  const { dayOf } = useTimes();
  const today = dayOf(useNow());
  const waits = order !== undefined && isOnItsWay(order, today);
  const look = useEffectEvent(() => void reread());
  useEffect(() => {
    if (!waits) return undefined;
    let timer: ReturnType<typeof setTimeout>;
    const lookAfter = (ms: number) => {
      timer = setTimeout(() => {
        look();
        lookAfter(Math.min(ms * 1.5, LAST_LOOK_MS));
      }, ms);
    };
    lookAfter(FIRST_LOOK_MS);
    return () => clearTimeout(timer);
  }, [waits]);
}
