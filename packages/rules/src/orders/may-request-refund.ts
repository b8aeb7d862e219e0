import { refundMachine, refundState } from '../machines/refund.ts';
import { orderHistoryMessages } from '../messages/history-orders.ts';
import { canMove } from '../machines/state-machine.ts';

export interface RefundButton {
  label: string;
  enabled: boolean;
  /** Why not, where it can be mended. */
  reason?: string;
}

/** The button of a line's refund; none where a refund is not allowed or the line is canceled. */
export function refundButton(line: {
  allowsRefund: boolean;
  canceled: boolean;
  requested: boolean;
  windowOpen: boolean;
  /** For the same tickets: one of the two at a time. */
  upgradeRequested: boolean;
}): RefundButton | null {
  if (!line.allowsRefund || line.canceled) return null;
  if (line.requested) return { label: orderHistoryMessages.refundRequested, enabled: line.windowOpen };
  if (line.windowOpen && line.upgradeRequested) {
    const reason = orderHistoryMessages.upgradeBeforeRefund;
    return { label: orderHistoryMessages.requestRefund, enabled: false, reason };
  }
  return line.windowOpen
    ? { label: orderHistoryMessages.requestRefund, enabled: true }
    : { label: orderHistoryMessages.refundWindowClosed, enabled: false };
}

/** What the server accepts, asking and undoing alike. */
export const mayRequestRefund = (line: Parameters<typeof refundButton>[0]): boolean =>
  refundButton(line)?.enabled === true &&
  canMove(refundMachine, refundState(line), line.requested ? 'none' : 'requested');
