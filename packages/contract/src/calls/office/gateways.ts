// Through whom a seller is paid: seen by whoever may see the set-up, changed by owners.
import { triedStates } from '@stagedoor/rules/setup/tried-card';
import * as z from 'zod/mini';
import { officeCall } from '../../office-call.ts';
import { asked, noFields, shape } from '../../shape.ts';
import { currencyCode, flag, instant, list, maybe, text, typed } from '../../wire.ts';
import type { Of } from '../../wire.ts';

const kind = z.enum(['authorizenet', 'stripe']);

const gatewayTold = shape('SellerGateway', {
  kind,
  name: text,
  /** As the gateway itself calls the account; missing where its keys are the server's. */
  account: maybe(text),
  mode: z.enum(['test', 'live']),
  keptBy: z.enum(['server', 'owner']),
  /** When its keys were typed last. */
  typedAt: maybe(instant),
  /** Missing: since the shop began. */
  since: maybe(instant),
  until: maybe(instant),
  /** Why it cannot be asked, and what to do. */
  closed: maybe(text),
  /** Nobody has named one yet, and what stands here stands for none. */
  isMissing: maybe(flag),
});
export type SellerGatewayTold = Of<typeof gatewayTold>;

export const getGateways = officeCall({
  name: 'getGateways',
  module: 'payments',
  method: 'GET',
  path: 'gateways/get',
  permission: 'setup.look',
  changes: false,
  summary:
    'The gateway that a seller is paid through, and those that it was paid through before; never their keys.',
  input: noFields,
  output: shape('SellerGateways', {
    currency: currencyCode,
    current: gatewayTold,
    former: list(gatewayTold),
    /** Keys can be kept here: the server has what to encrypt them with. */
    mayType: flag,
    /** The kinds that the server itself has keys for. */
    ofServer: list(kind),
    /** Where gateways tell what happened. */
    noticeAddress: text,
  }),
});

const keyFields = {
  kind,
  /** Whose keys: those that are typed here, or the server's own. */
  keptBy: z.enum(['server', 'owner']),
  login: typed(200),
  transactionKey: typed(200),
  signatureKey: typed(300),
  secretKey: typed(300),
  noticeSecret: typed(300),
} as const;

const refusals = ['GATEWAY_NOT_TAKEN', 'NOT_FOUND'] as const;

export const checkGateway = officeCall({
  name: 'checkGateway',
  module: 'payments',
  path: 'gateways/check',
  permission: 'setup.change',
  changes: false,
  summary:
    'Asks a gateway whose account these keys are for, and says what it would mean to be paid through it.',
  input: asked('GatewayKeys', keyFields),
  output: shape('CheckedGateway', {
    name: text,
    account: text,
    mode: z.enum(['test', 'live']),
    /** The account stays: cards stay chargeable, and nobody notices. */
    isSame: flag,
    /** Cards that are saved at the gateway of now, and payments that are due with them. */
    cards: z.int(),
    duePayments: z.int(),
  }),
  refusals,
  turns: { atOnce: 2, waiting: 5 },
});

export const changeGateway = officeCall({
  name: 'changeGateway',
  module: 'payments',
  path: 'gateways/change',
  permission: 'setup.change',
  changes: true,
  freshPassword: true,
  summary:
    'Checks the keys once more, keeps them encrypted, and pays the seller through that account from now on.',
  input: asked('GatewayChange', keyFields),
  output: noFields,
  refusals: [...refusals, 'CHANGED_MEANWHILE'],
  turns: { atOnce: 2, waiting: 5 },
});

const triedCard = shape('TriedCard', {
  state: z.enum(triedStates),
  /** How it stands, in a sentence. */
  words: text,
  /** What is charged, and given back: the least that the gateway takes. */
  amount: text,
  /** When it was tried last, at the gateway of now and with its keys of now. */
  at: maybe(instant),
});
export type TriedCardTold = Of<typeof triedCard>;

export const getTriedCard = officeCall({
  name: 'getTriedCard',
  module: 'payments',
  method: 'GET',
  path: 'gateways/tried-card',
  permission: 'setup.look',
  changes: false,
  summary: 'Whether a card was charged at the seller’s gateway, and given back, since its keys are there.',
  input: noFields,
  output: triedCard,
});

export const openCardTrial = officeCall({
  name: 'openCardTrial',
  module: 'payments',
  path: 'gateways/card-form',
  permission: 'setup.change',
  changes: false,
  summary: 'Opens the gateway’s own form for the card that is tried: with a token it is posted there.',
  input: noFields,
  output: shape('CardTrialForm', { url: text, token: maybe(text) }),
  refusals: ['GATEWAY_UNAVAILABLE'],
  turns: { atOnce: 2, waiting: 5 },
});

export const tryCard = officeCall({
  name: 'tryCard',
  module: 'payments',
  path: 'gateways/try-card',
  permission: 'setup.change',
  changes: true,
  freshPassword: true,
  summary:
    'Charges the least that the gateway takes to the card that was typed last, and gives it back; both are in the ledger.',
  input: noFields,
  output: triedCard,
  refusals: ['GATEWAY_UNAVAILABLE', 'CARD_EXPIRED', 'NOT_FOUND'],
  turns: { atOnce: 2, waiting: 5 },
});

export const gatewayCalls = [getGateways, checkGateway, changeGateway, getTriedCard, openCardTrial, tryCard];
