import { installmentMessages } from './messages/installments.ts';

/** The gateway's own words for a declined card, which no customer should read. */
export const GATEWAY_DECLINED = 'ErrorCode 2 - This transaction has been declined.';

/** What a failed charge says to the customer. */
export const failedInstallmentText = (failedMessage: string | null | undefined): string =>
  failedMessage?.trim() === GATEWAY_DECLINED
    ? installmentMessages.declined
    : installmentMessages.attentionNeeded;

/** The state of an installment in words; an unpaid one has none. */
export function installmentText(installment: {
  captured: boolean;
  failed: boolean;
  failedMessage?: string | null;
}): string | null {
  if (installment.captured) return installmentMessages.paid;
  return installment.failed ? failedInstallmentText(installment.failedMessage) : null;
}
