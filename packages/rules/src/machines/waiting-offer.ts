import type { Machine } from './state-machine.ts';

export type WaitingOfferState = 'open' | 'taken' | 'let-go' | 'lapsed';

/** WAIT-03: an offer is settled once. */
export const waitingOfferMachine: Machine<WaitingOfferState> = {
  open: ['taken', 'let-go', 'lapsed'],
  taken: [],
  'let-go': [],
  lapsed: [],
};
