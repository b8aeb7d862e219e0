import { createContext, use } from 'react';
import type { OutletEvent } from '@stagedoor/contract/entities/event';
import type { Series } from '@stagedoor/contract/entities/series';
import type { WayBack } from '@stagedoor/rules/checkout/checkout-path';
import type { Stage } from '@stagedoor/rules/checkout/checkout-stages';
import type { RequestDraft } from '../../../parts/requests/request-draft.ts';
import type { RequestCost } from './request-cost.ts';

/** What every stage of a fan request knows. */
export interface FanCheckout {
  draft: RequestDraft;
  event: OutletEvent;
  series: Series;
  cost: RequestCost;
  hasAddons: boolean;
  addressOf: (stage: Stage) => string;
  /** The stage before this one, where it can be reopened. */
  back: WayBack | undefined;
  /** Keeps what was chosen. */
  change: (draft: RequestDraft) => void;
  /** Keeps what was chosen, and goes on from this stage. */
  goOn: (draft: RequestDraft) => void;
}

export const FanCheckoutContext = createContext<FanCheckout | null>(null);

export function useFanCheckout(): FanCheckout {
  const checkout = use(FanCheckoutContext);
  if (!checkout) throw new Error('useFanCheckout needs a request around it');
  return checkout;
}
