import type { Machine } from './state-machine.ts';

/** On sale, held by a cart for a while, kept by somebody without an end (the house, a draw, guests), or sold. */
export type TicketPlace = 'free' | 'cart' | 'kept' | 'sold';

/**
 * Nothing is taken from under a cart, or put into one that was not on sale. What is kept may go from one keeper to another.
 * A sold one leaves when its sale is canceled.
 */
export const ticketMachine: Machine<TicketPlace> = {
  free: ['cart', 'kept', 'sold'],
  cart: ['free', 'sold'],
  kept: ['free', 'kept', 'sold'],
  sold: ['free', 'kept'],
};
