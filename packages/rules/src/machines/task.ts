import type { Machine } from './state-machine.ts';

export type TaskState = 'waiting' | 'running' | 'paused' | 'finished' | 'failed' | 'canceled';

/** What runs goes back to waiting between two tries; what gave up can be resumed. */
export const taskMachine: Machine<TaskState> = {
  waiting: ['running', 'paused', 'canceled'],
  running: ['waiting', 'paused', 'finished', 'failed', 'canceled'],
  paused: ['waiting', 'canceled'],
  failed: ['waiting', 'canceled'],
  finished: [],
  canceled: [],
};
