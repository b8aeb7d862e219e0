import type { Machine } from './state-machine.ts';

export type WaitingOfferState = 'open' | 'taken' | 'let-go' | 'lapsed' | 'withdrawn';

/** WAIT-03: an offer is settled once; `withdrawn` by the customer who had offered its tickets back. */
export const waitingOfferMachine: Machine<WaitingOfferState> = {
  open: ['taken', 'let-go', 'lapsed', 'withdrawn'],
  taken: [],
  'let-go': [],
  lapsed: [],
  withdrawn: [],
};
