export const refundKinds = ['refund', 'cancellation'] as const;
