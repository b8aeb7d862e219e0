import type { Machine } from '../state-machine.ts';

export type RefundState = 'none' | 'requested' | 'refunded';

/** Undone by the customer or declined by the desk, a request is none again. */
export const refundMachine: Machine<RefundState> = {
  none: ['requested'],
  requested: ['none', 'refunded'],
  refunded: [],
};
