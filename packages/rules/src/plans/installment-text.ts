import { installmentMessages } from '../messages/installments.ts';

/** The gateway's own words for a declined card, which no customer should read. */
export const GATEWAY_DECLINED = 'ErrorCode 2 - This transaction has been declined.';

/** What is kept of an attempt that failed: the gateway's words, with its code. */
export function failedMessageOf({
  state,
  problem,
}: {
  state: string;
  problem?: { code: string; message: string } | undefined;
}): string | null {
  if (problem?.message) return `ErrorCode ${problem.code} - ${problem.message}`;
  // Found declined afterwards, when the gateway has no more to say.
  return state === 'declined' ? GATEWAY_DECLINED : null;
}

/** What a failed charge says to the customer. */
export const failedInstallmentText = (failedMessage: string | null | undefined): string =>
  failedMessage?.trim() === GATEWAY_DECLINED
    ? installmentMessages.declined
    : installmentMessages.attentionNeeded;
