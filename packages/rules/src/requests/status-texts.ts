/** OPS-09: what customers read about the states of orders and requests, where a seller says it in other words. */
import { ownWords } from '../language/own-words.ts';
import { orderStatusMessages } from '../messages/order-status.ts';
import { receiptMessages } from '../messages/receipts.ts';
import { requestStatusMessages } from '../messages/request-status.ts';

export type StatusTexts = Readonly<Record<string, string>>;

/** Ours, by constant. */
export const usualStatusTexts: StatusTexts = { ...orderStatusMessages, ...requestStatusMessages };
export const STATUS_TEXT_LENGTH = 60;

/** What customers read about this constant: the seller's words, or ours where there are none. */
export const statusWords = (texts: StatusTexts, constant: string): string => {
  // Ours are read when they are said, in the language of whoever reads them.
  const words: StatusTexts[] = [texts, orderStatusMessages, requestStatusMessages];
  const said = words.find((known) => Object.hasOwn(known, constant) && known[constant])?.[constant];
  return ownWords(said ?? constant);
};

/** RECEIPT-11: what a courier has is delivered to us (E6), and on its way to whoever reads it. */
export const orderStatusWords = (
  texts: StatusTexts,
  { state, shipped }: { state: string; shipped: boolean },
): string => {
  const onItsWay = shipped && state === 'STATUS_ORDER_DELIVERED' && !texts[state];
  return onItsWay ? receiptMessages.shippedHeading : statusWords(texts, state);
};
