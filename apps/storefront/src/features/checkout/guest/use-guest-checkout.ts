import { createContext, use } from 'react';
import type { DeliveryMethod } from '@stagedoor/contract/entities/delivery-method';
import type { Invitation } from '@stagedoor/contract/entities/invitation';
import type { WayBack } from '@stagedoor/rules/checkout/checkout-path';
import type { Stage } from '@stagedoor/rules/checkout/checkout-stages';
import type { ChosenLevel } from '../../../parts/invitation/chosen-levels.ts';
import type { GuestDraft } from '../../../parts/invitation/guest-draft.ts';

/** What every stage of a guest's request knows. */
export interface GuestCheckout {
  invitation: Invitation;
  draft: GuestDraft;
  chosen: readonly ChosenLevel[];
  /** There is something to pay. */
  collectsPayment: boolean;
  /** The delivery method, once the delivery stage is complete. */
  method: DeliveryMethod | undefined;
  addressOf: (stage: Stage) => string;
  /** The stage before this one. */
  back: WayBack | undefined;
  /** Keeps what was typed, in the tab. */
  change: (part: Partial<GuestDraft>) => void;
  /** Keeps it and goes on from this stage. */
  goOn: (part: Partial<GuestDraft>) => void;
}

export const GuestCheckoutContext = createContext<GuestCheckout | null>(null);

export function useGuestCheckout(): GuestCheckout {
  const checkout = use(GuestCheckoutContext);
  if (!checkout) throw new Error('useGuestCheckout needs a checkout around it');
  return checkout;
}
