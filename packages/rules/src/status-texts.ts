/** OPS-09: what customers read about the states of orders and requests, where a seller says it in other words. */
import { orderStatusMessages } from './messages/order-status.ts';
import { requestStatusMessages } from './messages/request-status.ts';

export type StatusTexts = Readonly<Record<string, string>>;

/** Ours, by constant. */
export const usualStatusTexts: StatusTexts = { ...orderStatusMessages, ...requestStatusMessages };
export const STATUS_TEXT_LENGTH = 60;

interface Shown {
  customerStatus: string;
}

/** The same with the seller's words for this constant, where there are some. */
export function inOwnWords<S extends Shown>(texts: StatusTexts, constant: string, status: S): S {
  const own = Object.hasOwn(texts, constant) ? texts[constant] : undefined;
  return own ? { ...status, customerStatus: own } : status;
}
