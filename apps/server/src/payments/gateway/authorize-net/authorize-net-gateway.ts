// The adapter that speaks Authorize.Net's JSON, to Authorize.Net or to the stand-in.
import type { ReturnPolicy } from '@stagedoor/rules/after-sale/return-way';
import { currencyFacts, DEFAULT_CURRENCY } from '@stagedoor/rules/money/currencies';
import type { PaymentGateway } from '../payment-gateway.ts';
import { ask } from './ask.ts';
import type { AskSettings } from './ask.ts';
import { describeAccount } from './describe-account.ts';
import { listTransactions } from './lists.ts';
import { findByRef, findTransaction } from './look-ups.ts';
import { charge, refund, voidCharge } from './move-money.ts';
import { createProfile, deleteCard, listCards, openCardForm } from './profiles.ts';
import type { FormStyle } from './profiles.ts';
import type { Transport } from '../transport.ts';
import { readNotice } from './notices.ts';
import type { SignatureSettings } from './signature.ts';

export interface AuthorizeNetSettings
  extends FormStyle, SignatureSettings, Partial<Omit<AskSettings, 'transport'>> {
  transport: Transport;
  login: string;
  transactionKey: string;
}

/** It settles once a day, and refunds for 180 days. */
export const authorizeNetReturns: ReturnPolicy = {
  canReturnPartAtOnce: false,
  daysUntilSettled: 1,
  longestDays: 180,
};

/** It takes more than our books hold. */
export const MOST_BOOKED = 2_147_483_647;

const READ_TIMEOUT_MS = 12_000;
const CHARGE_TIMEOUT_MS = 60_000;

const pause = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

export function authorizeNetGateway(given: AuthorizeNetSettings): PaymentGateway {
  const settings = {
    readTimeoutMs: READ_TIMEOUT_MS,
    chargeTimeoutMs: CHARGE_TIMEOUT_MS,
    pause,
    hangUp: new AbortController().signal,
    currencies: [DEFAULT_CURRENCY] as const,
    ...given,
  };
  return {
    kind: 'authorizenet',
    // It compares what is sent for some hours, which is no key: the second of two is refused, not answered.
    repeatIsSafe: false,
    returnPolicy: authorizeNetReturns,
    currencies: settings.currencies,
    largest: MOST_BOOKED,
    smallest: (currency) => currencyFacts(currency).step,
    step: (currency) => currencyFacts(currency).step,
    createProfile: (merchantCustomerId) => createProfile(settings, merchantCustomerId),
    listCards: (profileId) => listCards(settings, profileId),
    deleteCard: (profileId, cardId) => deleteCard(settings, profileId, cardId),
    openCardForm: (profileId, wishes) => openCardForm(settings, profileId, wishes),
    verifyNotice: (body, headers) => readNotice(body, headers, settings),
    charge: (order) => charge(settings, order),
    voidCharge: (transactionId, ref) => voidCharge(settings, transactionId, ref),
    refund: (order) => refund(settings, order),
    // No customer is ever asked.
    withdraw: (transactionId) => findTransaction(settings, transactionId),
    findByRef: (query) => findByRef(settings, query),
    findTransaction: (transactionId) => findTransaction(settings, transactionId),
    greet: async () => void (await ask(settings, 'authenticateTestRequest', {})),
    describeAccount: () => describeAccount(settings),
    listTransactions: (range) => listTransactions(settings, range),
    // It does not hear what banks ask back: the merchant's bank tells the merchant, by letter.
    findDispute: async () => undefined,
    listDisputes: async function* none() {},
  };
}
