// The port to whoever keeps the cards and moves the money. Amounts count the currency's smallest unit; ids are the
// gateway's own texts.
import type { ReturnPolicy } from '@stagedoor/rules/after-sale/return-way';
import type { DisputeState } from '@stagedoor/rules/cards/dispute';
import type { Currency } from '@stagedoor/rules/money/currencies';

/** Whose language an adapter speaks; the stand-in speaks both. */
export const gatewayKinds = ['authorizenet', 'stripe'] as const;
export type GatewayKind = (typeof gatewayKinds)[number];

export const gatewayNames: Readonly<Record<GatewayKind, string>> = {
  authorizenet: 'Authorize.Net',
  stripe: 'Stripe',
};

/** What cards, attempts and movements call an account: its kind, and which of the kind where it is not the environment's. */
export const accountKey = (kind: GatewayKind, accountId: string): string => `${kind}:${accountId}`;

/** SETUP-08: what outlets in test mode are paid through; the database knows it by this name, too. */
export const TEST_ACCOUNT = accountKey('authorizenet', 'stand-in');

export function kindOf(key: string): GatewayKind {
  const kind = gatewayKinds.find((each) => key === each || key.startsWith(`${each}:`));
  if (!kind) throw new Error(`Nobody knows a gateway "${key}"`);
  return kind;
}

/** What an account says of itself. */
export interface AccountFacts {
  /** By which the gateway knows it. */
  id: string;
  name: string;
  currencies: readonly Currency[];
}

/** What may be known of a card that the gateway keeps. */
export interface GatewayCard {
  cardId: string;
  holderName: string;
  lastFour: string;
  /** `YYYY-MM` */
  expiration: string;
  type: string;
}

export interface FormAddresses {
  returnUrl: string;
  communicatorUrl: string;
}

/** A form that no page of ours frames has nobody to talk to. */
export interface FormWishes extends Pick<FormAddresses, 'returnUrl'> {
  communicatorUrl?: string;
  /** The shop's colour, `#rrggbb`; a gateway may use it. */
  accent: string;
  /** On the form's button; 20 characters at most. A gateway may have its own words. */
  saveText: string;
  /** The page that the form is opened from, where another one is led back to. */
  openedFrom?: string;
}

/** Where a customer types a card in: a page of the gateway's within ours, or one of its own that leads back. */
export type CardForm = { kind: 'frame'; url: string; token: string } | { kind: 'page'; url: string };

export interface Charge {
  /** 20 characters at most; the gateway keeps it with the transaction and finds it by it. */
  ref: string;
  amountCents: number;
  currency: Currency;
  profileId: string;
  cardId: string;
  /** The customer is there and may be led to the bank, which leads back to here. Left out: nobody can be asked. */
  returnUrl?: string | undefined;
}

export interface Refund {
  ref: string;
  amountCents: number;
  currency: Currency;
  transactionId: string;
  lastFour: string;
}

/**
 * What came of an order to move money. `declined` and `refused` are certain: nothing moved. `not-sent` is certain too, and
 * nobody's no: the gateway never heard of it. `needs-customer`: the bank wants to hear it from the customer, at an address
 * of its own. Whatever is not certain is `unknown`, never a no.
 */
export type MoveAnswer =
  | { kind: 'approved'; transactionId: string }
  | { kind: 'held'; transactionId: string }
  | { kind: 'needs-customer'; transactionId: string; confirmUrl: string }
  | { kind: 'declined'; code: string; message: string }
  | { kind: 'refused'; code: string; message: string }
  | { kind: 'not-sent'; reason: string }
  | { kind: 'unknown'; reason: string };

export interface FoundTransaction {
  transactionId: string;
  ref: string;
  amountCents: number;
  currency: Currency;
  status: 'captured' | 'refunded' | 'held' | 'waiting' | 'declined' | 'voided' | 'unclear';
  /** Where the customer is asked, while that is waited for. */
  confirmUrl?: string | undefined;
  /** Settled money can be refunded, unsettled money can only be voided as a whole. */
  isSettled: boolean;
}

/** A transaction as the gateway's lists by time tell it. */
export interface ListedTransaction extends FoundTransaction {
  submittedAt: Date;
  lastFour: string;
  /** Whose card it was, where the card is kept at the gateway. */
  profileId: string | undefined;
  cardId: string | undefined;
}

/** What a customer's bank asks back, as the gateway tells it. */
export interface FoundDispute {
  disputeId: string;
  /** The charge's, with our reference. */
  transactionId: string;
  ref: string;
  amountCents: number;
  currency: Currency;
  /** The gateway's code. */
  reason: string;
  state: DisputeState;
  /** The bank has the money at this moment. */
  isTaken: boolean;
  /** Missing where nobody is asked for an answer. */
  answerBy: Date | undefined;
  openedAt: Date;
}

/** What the gateway says of itself that something happened; a hint that is looked up, and never believed. */
export interface Notice {
  id: string;
  /** The reference of the attempt it is about; none where it is about nothing of ours. */
  ref: string | undefined;
  /** It is about what a bank asks back of this charge. */
  dispute?: { disputeId: string; transactionId: string } | undefined;
}

export type NoticeHeaders = Readonly<Record<string, string | string[] | undefined>>;

export interface PaymentGateway {
  readonly kind: GatewayKind;
  /**
   * An order may be sent again with the same reference: it is carried out once, and answered as the first time. Without
   * this it is sent once and only looked up.
   */
  readonly repeatIsSafe: boolean;
  readonly returnPolicy: ReturnPolicy;
  /** What it takes, the account's own first; `all` where only the account knows. Another is refused and never sent. */
  readonly currencies: 'all' | readonly [Currency, ...Currency[]];
  /** The least it charges. */
  smallest(currency: Currency): number;
  /** The most it charges at once. */
  readonly largest: number;
  /** Amounts are whole multiples of this. */
  step(currency: Currency): number;
  /** A customer's profile; asked twice with the same key it is the same profile. */
  createProfile(merchantCustomerId: string): Promise<string>;
  listCards(profileId: string): Promise<GatewayCard[]>;
  deleteCard(profileId: string, cardId: string): Promise<void>;
  openCardForm(profileId: string, wishes: FormWishes): Promise<CardForm>;
  /** Undefined for what this gateway has not signed, or too long ago. */
  verifyNotice(body: Buffer, headers: NoticeHeaders, now: Date): Notice | undefined;
  /** Sent once, whatever happens: who gets no answer looks the charge up. */
  charge(charge: Charge): Promise<MoveAnswer>;
  /** Takes back a whole charge that has not settled. */
  voidCharge(transactionId: string, ref: string): Promise<MoveAnswer>;
  refund(refund: Refund): Promise<MoveAnswer>;
  /** Ends a charge for which the customer is asked; answers how it stands then, which may be that it succeeded meanwhile. */
  withdraw(transactionId: string): Promise<FoundTransaction | undefined>;
  /** Looks through the lists back to `since`; undefined when the gateway does not know the reference. */
  findByRef(query: { ref: string; profileId: string; since: Date }): Promise<FoundTransaction | undefined>;
  findTransaction(transactionId: string): Promise<FoundTransaction | undefined>;
  /** Asks for nothing but an answer; throws where none comes. */
  greet(): Promise<void>;
  /** Whose account the credentials are for; throws `refused` where they are for none. */
  describeAccount(): Promise<AccountFacts>;
  /** Everything since a moment, page by page, ours or not; the same one may be told twice. */
  listTransactions(range: { since: Date; now: Date }): AsyncIterable<ListedTransaction[]>;
  findDispute(disputeId: string): Promise<FoundDispute | undefined>;
  /** What banks have asked back since a moment, page by page; nothing where the gateway is not told of it. */
  listDisputes(range: { since: Date }): AsyncIterable<FoundDispute[]>;
}

export type TroubleKind =
  /** No connection was made: the gateway cannot have heard of it. */
  | 'unreachable'
  /** Sent, and no answer came in time, or the connection broke. */
  | 'no-answer'
  /** Something answered that is not the gateway, such as a proxy's page. */
  | 'not-json'
  /** The gateway said no; the code is its own. */
  | 'refused';

/** Why a question to the gateway got no answer. Orders to move money never throw: they answer
 * `not-sent` or `unknown`. */
export class GatewayTrouble extends Error {
  readonly kind: TroubleKind;
  readonly code: string | undefined;

  constructor(kind: TroubleKind, message: string, code?: string, cause?: unknown) {
    super(message, { cause });
    this.name = 'GatewayTrouble';
    this.kind = kind;
    this.code = code;
  }
}
