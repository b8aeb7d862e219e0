import type { Machine } from './state-machine.ts';

export type WaitingPlaceState = 'WAITING' | 'ADMITTED' | 'BEGUN' | 'ENDED' | 'LEFT';

/** A turn that was begun is not given up any more: it runs out. */
export const waitingPlaceMachine: Machine<WaitingPlaceState> = {
  WAITING: ['ADMITTED', 'LEFT'],
  ADMITTED: ['BEGUN', 'ENDED', 'LEFT'],
  BEGUN: ['ENDED'],
  ENDED: [],
  LEFT: [],
};
