/** A customer's bank asks a charge back: where that stands, and what it means for the books. */

/**
 * - `to-answer`: the seller may answer, at the gateway and until a day; `in-review`: the bank decides
 * - `won`: the money stays with the seller, or came back; `lost`: it stays with the customer
 * - `ended`: it was an inquiry, and nobody went on with it
 */
export const disputeStates = ['to-answer', 'in-review', 'won', 'lost', 'ended'] as const;
export type DisputeState = (typeof disputeStates)[number];

export const isOpenDispute = (state: DisputeState): boolean => state === 'to-answer' || state === 'in-review';

export interface DisputedMoney {
  amountCents: number;
  /** The bank has taken it, and not given it back. */
  isTaken: boolean;
}

/** What the books have yet to take down, beside what they have of it: less than nothing where money went. */
export const disputedToBook = ({ amountCents, isTaken }: DisputedMoney, bookedCents: number): number =>
  (isTaken ? -amountCents : 0) - bookedCents;

/** `product_not_received`, as banks name it: `Product not received`. */
export const disputeReason = (code: string): string => {
  const words = code.replaceAll('_', ' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
};
