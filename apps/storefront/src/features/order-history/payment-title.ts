import type { Order, ScheduledPayment } from '@stagedoor/contract/entities/order';
import { historyDialogMessages } from '@stagedoor/rules/messages/history-dialogs';
import { installmentMessages } from '@stagedoor/rules/messages/installments';
import { ordinal } from '@stagedoor/rules/writing/ordinal';

/** `2nd payment` of a plan; `Payment` of any other order, however many an upgrade has added. */
export const paymentTitle = ({ planEnrolled }: Order, { sort }: ScheduledPayment): string =>
  planEnrolled ? installmentMessages.payment(ordinal(sort)) : historyDialogMessages.payment;
