// SETUP-09: a card was charged at the seller's gateway, and given back. How that stands, out of its two attempts.
import type { PaymentIntentState } from '../machines/payment-intent.ts';
import { triedCardMessages } from '../messages/tried-card.ts';

/** `asked`: nobody knows yet. `charged`: the money is still to go back. */
export const triedStates = ['never', 'asked', 'refused', 'charged', 'returned'] as const;
export type TriedState = (typeof triedStates)[number];

const refused = new Set<PaymentIntentState>(['declined', 'failed', 'closed', 'unsent']);

/** Of the last charge, and of what was sent to give it back; undefined where there is none. */
export function triedState(
  charge: PaymentIntentState | undefined,
  back: PaymentIntentState | undefined,
): TriedState {
  if (charge === undefined) return 'never';
  if (refused.has(charge)) return 'refused';
  if (charge !== 'unfulfilled') return 'asked';
  return back === 'succeeded' ? 'returned' : 'charged';
}

export interface TriedCard {
  /** Whose account: `Stripe`. */
  gateway: string;
  state: TriedState;
  /** `Visa 1111`; missing while none was tried. */
  card?: string | undefined;
  /** `$0.50` */
  amount: string;
  /** The gateway's own words, where it said no. */
  problem?: string | undefined;
}

/** One sentence, for the checklist and for the room. */
export function triedWords({ gateway, state, card = '', amount, problem }: TriedCard): string {
  switch (state) {
    case 'never':
      return triedCardMessages.never(gateway);
    case 'asked':
      return triedCardMessages.asked(gateway);
    case 'refused':
      return triedCardMessages.refused(gateway, card, problem ?? triedCardMessages.noReason);
    case 'charged':
      return triedCardMessages.charged(card, amount);
    case 'returned':
      return triedCardMessages.returned(gateway, card, amount);
  }
}
