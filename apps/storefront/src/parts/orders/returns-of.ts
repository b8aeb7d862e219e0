import type { Order } from '@stagedoor/contract/entities/order';
import { orderHistoryMessages as messages } from '@stagedoor/rules/messages/history-orders';
import { givenBackCents } from '@stagedoor/rules/orders/order-standing';
import type { Times } from '@stagedoor/rules/time/times-in';

export interface OrderReturn {
  key: string;
  amountCents: number;
  card?: string | undefined;
  /** When it went, or goes. */
  day?: string | undefined;
  isBack: boolean;
}

/** AFTER-07: what went back to whom, or will; where no decision tells of it, the sum. */
export function returnsOf({ decisions, totals, scheduledPayments }: Order, times: Times): OrderReturn[] {
  const decided = decisions.flatMap(({ decidedAt, returns }) =>
    returns.map(({ amountCents, card, returnedAt, waitsUntil }, index) => ({
      key: `${decidedAt.toISOString()} ${index}`,
      amountCents,
      card,
      day: dayTold({ returnedAt, waitsUntil }, times),
      isBack: !!returnedAt,
    })),
  );
  const cents = givenBackCents(totals, scheduledPayments);
  if (decided.length > 0 || cents <= 0) return decided;
  return [{ key: 'returned', amountCents: cents, isBack: true }];
}

interface Going {
  returnedAt?: Date | null | undefined;
  waitsUntil?: Date | null | undefined;
}

function dayTold({ returnedAt, waitsUntil }: Going, { formatDate }: Times): string {
  if (returnedAt) return formatDate(returnedAt);
  return waitsUntil ? messages.refundLeaves(formatDate(waitsUntil)) : messages.refundOnItsWay;
}
