import type { Machine } from '../state-machine.ts';

export type InstallmentState = 'unpaid' | 'paid' | 'failed' | 'void';

/** A failed one may fail again; a canceled order voids what was not captured. */
export const installmentMachine: Machine<InstallmentState> = {
  unpaid: ['paid', 'failed', 'void'],
  failed: ['paid', 'failed', 'void'],
  paid: [],
  void: [],
};
