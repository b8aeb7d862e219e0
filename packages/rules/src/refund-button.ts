import { orderHistoryMessages } from './messages/history-orders.ts';

export interface RefundButton {
  label: string;
  enabled: boolean;
}

/** The button of a line's refund; none where a refund is not allowed or the line is canceled. */
export function refundButton(line: {
  allowsRefund: boolean;
  canceled: boolean;
  requested: boolean;
  windowOpen: boolean;
}): RefundButton | null {
  if (!line.allowsRefund || line.canceled) return null;
  if (line.requested) return { label: orderHistoryMessages.refundRequested, enabled: line.windowOpen };
  return line.windowOpen
    ? { label: orderHistoryMessages.requestRefund, enabled: true }
    : { label: orderHistoryMessages.refundWindowClosed, enabled: false };
}

/** What the server accepts, asking and undoing alike. */
export const canChangeRefund = (line: Parameters<typeof refundButton>[0]): boolean =>
  refundButton(line)?.enabled === true;
