import { MUST_CONFIRM } from '../cards/confirming.ts';
import { OTHER_GATEWAY } from '../cards/other-gateway.ts';
import { installmentMessages } from '../messages/installments.ts';
import { refusalMessages } from '../messages/refusals.ts';

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

/** Other gateways decline in words of their own. */
const declined = /^ErrorCode \w+ - Your card was declined\.$/;

/** GATE-06: the bank would take it, if the customer confirmed it. */
export const mustConfirm = (failedMessage: string | null | undefined): boolean =>
  failedMessage?.startsWith(`ErrorCode ${MUST_CONFIRM} - `) ?? false;

/** What a failed charge says to the customer. */
export function failedInstallmentText(failedMessage: string | null | undefined): string {
  const said = failedMessage?.trim() ?? '';
  if (mustConfirm(said)) return installmentMessages.mustConfirm;
  // GATE-10: the card itself is fine.
  if (said === refusalMessages.cardFormer || said.startsWith(`ErrorCode ${OTHER_GATEWAY} - `))
    return refusalMessages.cardFormer;
  return said === GATEWAY_DECLINED || declined.test(said)
    ? installmentMessages.declined
    : installmentMessages.attentionNeeded;
}
