import type { Machine } from './state-machine.ts';

export type WaitingEntryState = 'waiting' | 'served' | 'left' | 'dropped' | 'ended';

/** Who has tickets, left, let two offers run out or saw the list end waits no more; to wait again they join anew. */
export const waitingEntryMachine: Machine<WaitingEntryState> = {
  waiting: ['served', 'left', 'dropped', 'ended'],
  served: [],
  left: [],
  dropped: [],
  ended: [],
};
