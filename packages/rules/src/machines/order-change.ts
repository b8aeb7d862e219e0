import type { Machine } from './state-machine.ts';

/**
 * `proposed` waits for somebody who may decide, `approved` can still be taken back, `due` and `failed` wait for a charge.
 * `effective` has taken effect while money has still to go back; `settled` has, and nothing is left to move.
 */
export type OrderChangeState =
  | 'proposed'
  | 'approved'
  | 'due'
  | 'failed'
  | 'effective'
  | 'settled'
  | 'declined'
  | 'canceled'
  | 'reverted';

/** A refund and a cancellation start proposed or approved, an upgrade too, a later award with its payment due. */
export const orderChangeMachine: Machine<OrderChangeState> = {
  proposed: ['approved', 'declined', 'canceled'],
  approved: ['due', 'effective', 'settled', 'canceled'],
  due: ['settled', 'failed', 'canceled'],
  failed: ['due', 'settled', 'canceled'],
  // The gateway refuses for good: everything is as before.
  effective: ['settled', 'reverted'],
  settled: [],
  declined: [],
  canceled: [],
  reverted: [],
};
