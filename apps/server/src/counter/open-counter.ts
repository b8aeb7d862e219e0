import type { ShopCaller } from '../accounts/index.ts';
import type { OfficeModule } from '../office/index.ts';
import type { CardOwner } from '../payments/index.ts';
import { getCounterHandler } from './calls/get-counter.ts';
import { getPaymentLinkHandler } from './calls/get-payment-link.ts';
import { giveAwayAtCounterHandler } from './calls/give-away-at-counter.ts';
import { payPaymentLinkHandler } from './calls/pay-payment-link.ts';
import { saveGiftLimitHandler } from './calls/save-gift-limit.ts';
import { sellAtCounterHandler } from './calls/sell-at-counter.ts';
import { sendPaymentLinkHandler } from './calls/send-payment-link.ts';
import { takeCounterMoneyHandler } from './calls/take-counter-money.ts';
import { tryCounterCodeHandler } from './calls/try-counter-code.ts';
import type { CounterNeeds } from './counter-needs.ts';
import { counterSamples } from './counter-samples.ts';
import { findCardOwner } from './pay-link.ts';

export interface Counter extends OfficeModule<'counter'> {
  /** Whose cards a call about a link is about. */
  findCardOwner(caller: ShopCaller, payLink: string): Promise<CardOwner>;
}

export const openCounter = (needs: CounterNeeds): Counter => ({
  findCardOwner: (caller, payLink) => findCardOwner(needs, caller, payLink),
  handlers: [
    getCounterHandler(needs),
    tryCounterCodeHandler(needs),
    sellAtCounterHandler(needs),
    giveAwayAtCounterHandler(needs),
    takeCounterMoneyHandler(needs),
    sendPaymentLinkHandler(needs),
    saveGiftLimitHandler,
    getPaymentLinkHandler(needs),
    payPaymentLinkHandler(needs),
  ],
  letterSamples: counterSamples(needs),
});
