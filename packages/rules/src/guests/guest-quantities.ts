/** How many tickets a guest may still choose: the levels' own rules, within what the invitation has left. */
import { quantityChoices, type QuantityRule } from '../events/quantity.ts';

export const guestChoices = (rule: QuantityRule, ticketsLeft: number): number[] =>
  quantityChoices(rule).filter((quantity) => quantity <= ticketsLeft);

export const ticketsChosen = (quantities: Iterable<number>): number =>
  [...quantities].reduce((sum, quantity) => sum + quantity, 0);

/** GUEST-15: a level's limit is for all requests of an invitation together. */
export const levelLeft = (limit: number, asked: number): number => Math.max(limit - asked, 0);
