import type { Order, ScheduledPayment } from '@stagedoor/contract/entities/order';
import { historyDialogMessages } from '@stagedoor/rules/messages/history-dialogs';
import { installmentMessages } from '@stagedoor/rules/messages/installments';
import { ordinal } from '@stagedoor/rules/ordinal';

/** `2nd payment`, or `Payment` where there is only one. */
export const paymentTitle = ({ scheduledPayments }: Order, { sort }: ScheduledPayment): string =>
  scheduledPayments.length > 1 ? installmentMessages.payment(ordinal(sort)) : historyDialogMessages.payment;
