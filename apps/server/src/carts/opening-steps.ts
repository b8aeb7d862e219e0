/** Between two of these a process may die; proofs kill it at each. */
const opening = ['carts filled together', 'cart filled', 'cart opened'] as const;
/** The same where a cart is made of an offer of a waiting list. */
const taking = ['offer in cart', 'cart of offer opened'] as const;
type OpeningStep = (typeof opening | typeof taking)[number];
export type OpeningCheckpoint = (step: OpeningStep) => Promise<void>;

export const openingSteps = { opening, taking };
