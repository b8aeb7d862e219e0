import { authorizeNetReturns, MOST_BOOKED } from './authorize-net/authorize-net-gateway.ts';
import { GatewayTrouble } from './payment-gateway.ts';
import type { GatewayKind, MoveAnswer, PaymentGateway } from './payment-gateway.ts';
import { stripeReturns } from './stripe/stripe-gateway.ts';
import { currencyFacts } from '@stagedoor/rules/money/currencies';

/**
 * A gateway whose secrets nobody here can read. It is to the shop as one that cannot be reached: nothing is sent, nothing
 * is decided, and what is due waits until somebody types the secrets anew.
 */
export function closedGateway(kind: GatewayKind, reason: string): PaymentGateway {
  const refuse = async (): Promise<never> => {
    throw new GatewayTrouble('unreachable', reason);
  };
  const notSent = async (): Promise<MoveAnswer> => ({ kind: 'not-sent', reason });
  return {
    kind,
    repeatIsSafe: false,
    returnPolicy: kind === 'stripe' ? stripeReturns : authorizeNetReturns,
    currencies: 'all',
    largest: MOST_BOOKED,
    smallest: (currency) => currencyFacts(currency).step,
    step: (currency) => currencyFacts(currency).step,
    verifyNotice: () => undefined,
    charge: notSent,
    voidCharge: notSent,
    refund: notSent,
    createProfile: refuse,
    listCards: refuse,
    deleteCard: refuse,
    openCardForm: refuse,
    withdraw: refuse,
    findByRef: refuse,
    findTransaction: refuse,
    greet: refuse,
    describeAccount: refuse,
    listTransactions: async function* closed() {
      yield await refuse();
    },
    findDispute: refuse,
    listDisputes: async function* closed() {
      yield await refuse();
    },
  };
}
