import { getOrder } from '@stagedoor/contract/calls/shop/order';
import type { Order } from '@stagedoor/contract/entities/order';
import type { SeriesRequest } from '@stagedoor/contract/entities/request';
import { orderNumber } from '@stagedoor/rules/orders/order-number';
import { useAnswer } from '@stagedoor/asking/use-answer';

/** The order that came of a request, once there is one and it is read. */
export function useOrderOf({ orderUniqueId }: Pick<SeriesRequest, 'orderUniqueId'>): Order | undefined {
  const number = orderUniqueId ? orderNumber(orderUniqueId) : '';
  return useAnswer(getOrder, { order: number }, { enabled: number !== '' }).data?.order;
}
