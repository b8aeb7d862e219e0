import type { Order } from '@stagedoor/contract/entities/order';
import { inOwnWords } from '@stagedoor/rules/status-texts';
import type { StatusTexts } from '@stagedoor/rules/status-texts';

/** OPS-09: in the seller's own words, where there are some. */
export const sayStatus = (texts: StatusTexts, order: Order): Order => ({
  ...order,
  status: inOwnWords(texts, order.status.state, order.status),
});
