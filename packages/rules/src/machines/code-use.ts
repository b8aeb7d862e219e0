import type { Machine } from './state-machine.ts';

export type CodeUseState = 'held' | 'spent' | 'returned';

/** A use is held with a cart; it is spent with the sale, or comes back with the cart; a whole refund may return it. */
export const codeUseMachine: Machine<CodeUseState> = {
  held: ['spent', 'returned'],
  spent: ['returned'],
  returned: [],
};
