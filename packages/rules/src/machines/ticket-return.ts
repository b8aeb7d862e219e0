import type { Machine } from './state-machine.ts';

/** WAIT-06: `ended` without its owner's doing: nobody bought it in time, or the ticket was given back otherwise or used. */
export type TicketReturnState = 'open' | 'bought' | 'taken-back' | 'ended';

export const ticketReturnMachine: Machine<TicketReturnState> = {
  open: ['bought', 'taken-back', 'ended'],
  bought: [],
  'taken-back': [],
  ended: [],
};
