// The port to whoever keeps the cards and moves the money. Amounts count the currency's smallest unit; ids are the
// gateway's own texts.
import type { Currency } from '@stagedoor/rules/money/currencies';

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

export interface FormWishes extends FormAddresses {
  /** The shop's colour, `#rrggbb`; a gateway may use it. */
  accent: string;
}

export interface Charge {
  /** 20 characters at most; the gateway keeps it with the transaction and finds it by it. */
  ref: string;
  amountCents: number;
  currency: Currency;
  profileId: string;
  cardId: string;
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
 * nobody's no: the gateway never heard of it. Whatever is not certain is `unknown`, never a no.
 */
export type MoveAnswer =
  | { kind: 'approved'; transactionId: string }
  | { kind: 'held'; transactionId: string }
  | { kind: 'declined'; code: string; message: string }
  | { kind: 'refused'; code: string; message: string }
  | { kind: 'not-sent'; reason: string }
  | { kind: 'unknown'; reason: string };

export interface FoundTransaction {
  transactionId: string;
  ref: string;
  amountCents: number;
  currency: Currency;
  status: 'captured' | 'refunded' | 'held' | 'declined' | 'voided' | 'unclear';
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

export interface PaymentGateway {
  /** What it takes; the account's own currency comes first. An order in another is refused and never sent. */
  currencies: readonly [Currency, ...Currency[]];
  /** A customer's profile; asked twice with the same key it is the same profile. */
  createProfile(merchantCustomerId: string): Promise<string>;
  listCards(profileId: string): Promise<GatewayCard[]>;
  deleteCard(profileId: string, cardId: string): Promise<void>;
  /** A token that opens the hosted card form for this profile. */
  openForm(profileId: string, wishes: FormWishes): Promise<string>;
  /** Sent once, whatever happens: who gets no answer looks the charge up. */
  charge(charge: Charge): Promise<MoveAnswer>;
  /** Takes back a whole charge that has not settled. */
  voidCharge(transactionId: string, ref: string): Promise<MoveAnswer>;
  refund(refund: Refund): Promise<MoveAnswer>;
  /** Looks through the lists back to `since`; undefined when the gateway does not know the reference. */
  findByRef(query: { ref: string; profileId: string; since: Date }): Promise<FoundTransaction | undefined>;
  findTransaction(transactionId: string): Promise<FoundTransaction | undefined>;
  /** Asks for nothing but an answer; throws where none comes. */
  greet(): Promise<void>;
  /** Everything since a moment, page by page, ours or not; the same one may be told twice. */
  listTransactions(range: { since: Date; now: Date }): AsyncIterable<ListedTransaction[]>;
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
