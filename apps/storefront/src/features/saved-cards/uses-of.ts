import { CallError } from '@stagedoor/client/call-error';
import { cardUses } from '@stagedoor/contract/calls/shop/payment';
import type { CardUses } from '@stagedoor/contract/calls/shop/payment';
import * as z from 'zod/mini';

/** What still needs the card, as the refusal tells it; undefined for failures of another kind. */
export function usesOf(error: unknown): CardUses | undefined {
  if (!(error instanceof CallError) || error.code !== 'CARD_IN_USE') return undefined;
  return z.safeDecode(cardUses, error.body as never).data;
}
