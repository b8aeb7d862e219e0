// The one adapter: it speaks Authorize.Net's JSON, to Authorize.Net or to the stand-in.
import { DEFAULT_CURRENCY } from '@stagedoor/rules/money/currencies';
import type { PaymentGateway } from '../payment-gateway.ts';
import { ask } from './ask.ts';
import type { AskSettings } from './ask.ts';
import { listTransactions } from './lists.ts';
import { findByRef, findTransaction } from './look-ups.ts';
import { charge, refund, voidCharge } from './move-money.ts';
import { createProfile, deleteCard, listCards, openForm } from './profiles.ts';
import type { FormStyle } from './profiles.ts';
import type { Transport } from './transport.ts';

export interface AuthorizeNetSettings extends FormStyle, Partial<Omit<AskSettings, 'transport'>> {
  transport: Transport;
  login: string;
  transactionKey: string;
}

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
    currencies: settings.currencies,
    createProfile: (merchantCustomerId) => createProfile(settings, merchantCustomerId),
    listCards: (profileId) => listCards(settings, profileId),
    deleteCard: (profileId, cardId) => deleteCard(settings, profileId, cardId),
    openForm: (profileId, wishes) => openForm(settings, profileId, wishes),
    charge: (order) => charge(settings, order),
    voidCharge: (transactionId, ref) => voidCharge(settings, transactionId, ref),
    refund: (order) => refund(settings, order),
    findByRef: (query) => findByRef(settings, query),
    findTransaction: (transactionId) => findTransaction(settings, transactionId),
    greet: async () => void (await ask(settings, 'authenticateTestRequest', {})),
    listTransactions: (range) => listTransactions(settings, range),
  };
}
