import type { Machine } from './state-machine.ts';

export type DrawState = 'committed' | 'frozen' | 'drawn' | 'published' | 'abandoned';

/** One way; whoever abandons a draw publishes its secret, and the next one stands beside it. */
export const drawMachine: Machine<DrawState> = {
  committed: ['frozen', 'abandoned'],
  frozen: ['drawn', 'abandoned'],
  drawn: ['published', 'abandoned'],
  published: [],
  abandoned: [],
};
