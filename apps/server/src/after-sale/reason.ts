import { afterSaleMessages } from '@stagedoor/rules/messages/after-sale';
import { requireValid } from '../platform/http/require-valid.ts';

const SHORTEST = 5;

/** What is done for good says why. */
export function reasonOf(typed: string | undefined): string {
  const reason = (typed ?? '').trim();
  requireValid({ reason: reason.length >= SHORTEST ? undefined : afterSaleMessages.reasonNeeded });
  return reason;
}
