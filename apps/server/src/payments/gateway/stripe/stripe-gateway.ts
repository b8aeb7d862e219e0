// The adapter that speaks with Stripe by its own library, to Stripe or to the stand-in.
import type { ReturnPolicy } from '@stagedoor/rules/after-sale/return-way';
import type { Stripe } from 'stripe';
import { GatewayTrouble } from '../payment-gateway.ts';
import type { PaymentGateway } from '../payment-gateway.ts';
import type { Transport } from '../transport.ts';
import { largest, smallest, step } from './amounts.ts';
import { createProfile, deleteCard, listCards, openCardForm } from './customers.ts';
import { describeAccount } from './describe-account.ts';
import { findDispute, listDisputes } from './disputes.ts';
import { listTransactions } from './lists.ts';
import { findByRef, findTransaction, withdraw } from './look-ups.ts';
import { charge, refund } from './move-money.ts';
import { readNotice } from './notices.ts';
import { openClient, question } from './stripe-client.ts';
import type { StripeKeys } from './stripe-config.ts';

export interface StripeSettings extends StripeKeys {
  transport: Transport;
  hangUp?: AbortSignal;
}

/** Any part goes back at any time. */
export const stripeReturns: ReturnPolicy = { canReturnPartAtOnce: true, daysUntilSettled: 0 };

/** Whatever it answers, it is there. */
async function greet(stripe: Stripe): Promise<void> {
  try {
    await question(() => stripe.balance.retrieve());
  } catch (error) {
    if (!(error instanceof GatewayTrouble) || error.kind !== 'refused') throw error;
  }
}

export function stripeGateway(settings: StripeSettings): PaymentGateway {
  const { hangUp = new AbortController().signal, noticeSecrets: secrets } = settings;
  const stripe = openClient({ ...settings, hangUp });
  return {
    kind: 'stripe',
    repeatIsSafe: true,
    returnPolicy: stripeReturns,
    currencies: 'all',
    smallest,
    largest,
    step,
    createProfile: (ref) => createProfile(stripe, ref),
    listCards: (customer) => listCards(stripe, customer),
    deleteCard: (_customer, cardId) => deleteCard(stripe, cardId),
    openCardForm: (customer, wishes) => openCardForm(stripe, customer, wishes),
    verifyNotice: (body, headers, now) => readNotice(stripe, body, headers, { secrets, now }),
    charge: (order) => charge(stripe, order),
    // Whatever was charged counts as settled at once: it is given back by a refund.
    voidCharge: async () => ({
      kind: 'refused',
      code: 'void',
      message: 'Stripe gives back by refunds alone',
    }),
    refund: (order) => refund(stripe, order),
    withdraw: (id) => withdraw(stripe, id),
    findByRef: (query) => findByRef(stripe, query),
    findTransaction: (id) => findTransaction(stripe, id),
    greet: () => greet(stripe),
    describeAccount: () => describeAccount(stripe),
    listTransactions: (range) => listTransactions(stripe, range),
    findDispute: (id) => findDispute(stripe, id),
    listDisputes: (range) => listDisputes(stripe, range),
  };
}
