// Live holds are limited by the network they come from: nobody empties a house with a hundred sessions.
import { refuse } from '../platform/http/refusal.ts';

export interface HoldLimits {
  heldTicketsPerAddress: number;
  heldTicketsPerSession: number;
}

/** A session has one open cart: what it may hold is what one cart may. */
export function requireFewEnough(wishes: readonly { quantity: number }[], limits: HoldLimits): void {
  if (ticketsOf(wishes) > limits.heldTicketsPerSession) refuse('TOO_MANY_HELD');
}

export const ticketsOf = (wishes: readonly { quantity: number }[]): number =>
  wishes.reduce((sum, { quantity }) => sum + quantity, 0);
