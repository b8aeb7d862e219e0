import type { Machine } from './state-machine.ts';

/** Money of one payment that goes back: written down first, then returned, or refused by the gateway for good. */
export type OrderReturnState = 'planned' | 'returned' | 'refused';

export const orderReturnMachine: Machine<OrderReturnState> = {
  planned: ['returned', 'refused'],
  returned: [],
  refused: [],
};
