export { openWaitingLists } from './open-waiting-lists.ts';
export { waitingSteps } from './waiting-steps.ts';
export { giveBackToOffer, isStillOpen, lockOffer, offerTaken, takeFromOffer } from './settle-offer.ts';
export type { LockedOffer } from './settle-offer.ts';
export { keepWaiting } from './keep-waiting.ts';
export { withFees } from './facts-of-event.ts';
export { listIsOpen } from './list-is-open.ts';
