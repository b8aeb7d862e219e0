import type { Machine } from './state-machine.ts';

export type InstallmentState = 'unpaid' | 'paid' | 'failed' | 'void';

/** A failed one may fail again, or turn out never to have been sent; a canceled order voids what was not captured. */
export const installmentMachine: Machine<InstallmentState> = {
  unpaid: ['paid', 'failed', 'void'],
  failed: ['paid', 'failed', 'unpaid', 'void'],
  paid: [],
  void: [],
};

/** The state of a payment by the moments that are written down of it. */
export function installmentState(payment: {
  captured_at: Date | null;
  failed_at: Date | null;
  voided_at: Date | null;
}): InstallmentState {
  if (payment.voided_at) return 'void';
  if (payment.captured_at) return 'paid';
  return payment.failed_at ? 'failed' : 'unpaid';
}
