import type { Machine } from '../state-machine.ts';

export type UpgradeState = 'none' | 'requested' | 'granted';

/** Removed by the customer or declined by the desk, a request is none again. */
export const upgradeMachine: Machine<UpgradeState> = {
  none: ['requested'],
  requested: ['none', 'granted'],
  granted: [],
};
