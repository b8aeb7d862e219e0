import type { Machine } from './state-machine.ts';

export type RefundState = 'none' | 'requested' | 'refunded';

/**
 * Of a line. Undone by the customer or declined by the desk, a request is none again; the desk refunds unasked, too. Only
 * a change that is reverted undoes what was refunded: that is a move of the change, and the line follows it.
 */
export const refundMachine: Machine<RefundState> = {
  none: ['requested', 'refunded'],
  requested: ['none', 'refunded'],
  refunded: [],
};

export function refundState(line: { canceled: boolean; requested: boolean }): RefundState {
  if (line.canceled) return 'refunded';
  return line.requested ? 'requested' : 'none';
}
