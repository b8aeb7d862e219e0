import type { FoundTransaction } from '../payment-gateway.ts';

const statuses: Record<string, FoundTransaction['status']> = {
  capturedPendingSettlement: 'captured',
  settledSuccessfully: 'captured',
  refundPendingSettlement: 'refunded',
  refundSettledSuccessfully: 'refunded',
  FDSPendingReview: 'held',
  FDSAuthorizedPendingReview: 'held',
  underReview: 'held',
  authorizedPendingCapture: 'held',
  approvedReview: 'held',
  declined: 'declined',
  expired: 'declined',
  failedReview: 'declined',
  generalError: 'declined',
  settlementError: 'declined',
  voided: 'voided',
};

/** The gateway's word for where a transaction stands, in ours. */
export const readStatus = (text: string): Pick<FoundTransaction, 'status' | 'isSettled'> => ({
  status: statuses[text] ?? 'unclear',
  isSettled: text.toLowerCase().includes('settledsuccessfully'),
});
