/** OPS-09: what customers read about the states of orders and requests, where a seller says it in other words. */
import { orderStatusMessages } from './messages/order-status.ts';
import { requestStatusMessages } from './messages/request-status.ts';

export type StatusTexts = Readonly<Record<string, string>>;

/** Ours, by constant. */
export const usualStatusTexts: StatusTexts = { ...orderStatusMessages, ...requestStatusMessages };
export const STATUS_TEXT_LENGTH = 60;

/** What customers read about this constant: the seller's words, or ours where there are none. */
export const statusWords = (texts: StatusTexts, constant: string): string =>
  [texts, usualStatusTexts].find((known) => Object.hasOwn(known, constant) && known[constant])?.[constant] ??
  constant;
