/** One attempt to move money. It is written down before the gateway is called. */
import type { Machine } from './state-machine.ts';

/**
 * - `planned`: written down, to be sent by a job
 * - `dispatched`: about to be sent, or under way
 * - `waiting`: the bank wants to hear it from the customer, at a page of its own
 * - `unknown`: no answer came; `held`: the gateway reviews it; `attention`: an operator decides
 * - `succeeded`: the money moved, and what it was for is done
 * - `unfulfilled`: the money moved, what it was for can no longer be had, and another attempt gives it back
 * - `declined`: the bank said no; `failed`: the gateway took no money for another reason
 * - `closed`: given up, because the gateway never knew it
 * - `unsent`: the gateway could not be reached, so nobody has said anything: what it was for is due as before
 */
export type PaymentIntentState =
  | 'planned'
  | 'dispatched'
  | 'unknown'
  | 'waiting'
  | 'held'
  | 'attention'
  | 'succeeded'
  | 'unfulfilled'
  | 'declined'
  | 'failed'
  | 'closed'
  | 'unsent';

/**
 * One that could not be sent is over, or planned again. No answer leaves an attempt unknown, never declined. A look-up settles it: found, it takes the gateway's word;
 * absent, it is closed or sent once more with the same reference. One that is found after all had given it up
 * is money that moved, whatever was said before.
 */
export const paymentIntentMachine: Machine<PaymentIntentState> = {
  planned: ['dispatched', 'closed'],
  dispatched: [
    'succeeded',
    'unfulfilled',
    'declined',
    'failed',
    'held',
    'waiting',
    'unknown',
    'unsent',
    'planned',
  ],
  unknown: [
    'succeeded',
    'unfulfilled',
    'declined',
    'failed',
    'held',
    'waiting',
    'dispatched',
    'closed',
    'attention',
  ],
  waiting: ['succeeded', 'unfulfilled', 'declined', 'failed', 'held', 'closed', 'attention'],
  held: ['succeeded', 'unfulfilled', 'declined', 'failed', 'attention'],
  attention: ['succeeded', 'unfulfilled', 'declined', 'failed', 'held', 'closed'],
  succeeded: [],
  unfulfilled: [],
  declined: [],
  failed: [],
  closed: ['succeeded', 'unfulfilled'],
  unsent: [],
};

const liveStates = new Set<PaymentIntentState>([
  'planned',
  'dispatched',
  'unknown',
  'waiting',
  'held',
  'attention',
]);

/** While one attempt is live, its target takes no other. */
export const isLiveIntent = (state: PaymentIntentState): boolean => liveStates.has(state);

/** Nor does it once an attempt has succeeded: nothing is paid twice. */
export const claimsTarget = (state: PaymentIntentState): boolean =>
  isLiveIntent(state) || state === 'succeeded';
