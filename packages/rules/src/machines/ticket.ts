import type { Machine } from '../state-machine.ts';

export type TicketState = 'available' | 'held' | 'sold';

/** A canceled ticket is available again. */
export const ticketMachine: Machine<TicketState> = {
  available: ['held'],
  held: ['available', 'sold'],
  sold: ['available'],
};
