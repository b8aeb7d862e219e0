import type { Currency } from '@stagedoor/rules/money/currencies';
import type { DisputeState } from '@stagedoor/rules/cards/dispute';
import type { PaymentIntentState } from '@stagedoor/rules/machines/payment-intent';
import type { HandMethod } from '@stagedoor/rules/money/hand-methods';
import type { Generated, GeneratedAlways } from 'kysely';
import type { GatewayKind } from './gateway/payment-gateway.ts';

export interface PaymentProfilesTable {
  seller_id: number;
  profile_id: Generated<number>;
  owner_kind: 'customer' | 'invitation' | 'order' | 'seller';
  owner_id: number;
  keeper: Generated<string>;
  /** The gateway that keeps it. */
  gateway: Generated<string>;
  merchant_customer_id: string;
  gateway_profile_id: string | null;
  created_at: Date;
}

export interface PaymentMethodsTable {
  seller_id: number;
  payment_method_id: Generated<number>;
  payment_method_uuid: string;
  profile_id: number;
  gateway_card_id: string;
  holder_name: string;
  last_four: string;
  expiration: string;
  card_type: string;
  created_at: Date;
  removed_at: Date | null;
  removed_by: 'owner' | 'gateway' | null;
  gateway_removed_at: Date | null;
}

export interface PaymentIntentsTable {
  seller_id: number;
  ref: string;
  kind: 'charge' | 'return';
  target_kind: string;
  target_id: string;
  attempt: number;
  amount_cents: number;
  currency: Currency;
  payment_method_id: number;
  gateway_profile_id: string;
  gateway_card_id: string;
  last_four: string;
  /** The gateway that is asked. */
  gateway: Generated<string>;
  of_ref: string | null;
  return_by: 'void' | 'refund' | null;
  request_hash: string;
  state: PaymentIntentState;
  look_at: Date | null;
  sent_at: Date | null;
  /** When the call ended without an answer. */
  unanswered_at: Date | null;
  first_absent_at: Date | null;
  transaction_id: string | null;
  /** The shop's page that a bank leads back to; none where nobody is there to be asked. */
  page_origin: string | null;
  /** Where the bank asks, and since when it is waited for. */
  confirm_url: string | null;
  waiting_since: Date | null;
  problem_code: string | null;
  problem_text: string | null;
  created_at: Date;
  settled_at: Date | null;
}

/** Money that never was at a gateway: taken at the counter, or found on the bank's paper. */
export interface HandMovementsTable {
  seller_id: number;
  ref: string;
  method: HandMethod;
  kind: 'capture' | 'return';
  amount_cents: number;
  currency: Currency;
  of_ref: string | null;
  target_kind: string;
  target_id: string;
  is_test: boolean;
  by_name: string;
  note: string | null;
  moved_at: Date;
}

interface LedgerTable {
  seller_id: number;
  entry_id: GeneratedAlways<number>;
  ref: string;
  kind: 'capture' | 'return' | 'disputed' | 'reinstated';
  amount_cents: number;
  currency: Currency;
  transaction_id: string;
  target_kind: string;
  target_id: string;
  recorded_at: Date;
  method: Generated<'card' | HandMethod>;
  /** What a bank took or gave back. */
  dispute_id: Generated<string | null>;
  /** Its origin, by its method: the attempt at a gateway, or the movement by hand. */
  intent_ref: GeneratedAlways<string | null>;
  hand_ref: GeneratedAlways<string | null>;
}

/** What a customer's bank asks back of a charge. */
export interface DisputesTable {
  seller_id: number;
  dispute_id: string;
  ref: string;
  amount_cents: number;
  currency: Currency;
  reason: string;
  state: DisputeState;
  answer_by: Date | null;
  opened_at: Date;
  ended_at: Date | null;
}

interface PaymentNotificationsTable {
  seller_id: number;
  notification_id: string;
  ref: string;
  received_at: Date;
}

interface PaymentLooksTable {
  seller_id: number;
  look_id: GeneratedAlways<number>;
  ref: string;
  at: Date;
  answer: string;
}

interface StrayChargesTable {
  transaction_id: string;
  ref: string;
  kind: 'charge' | 'refund';
  amount_cents: number;
  currency: Generated<Currency>;
  last_four: string;
  submitted_at: Date;
  found_at: Date;
  gateway: Generated<string>;
  settled_at: Date | null;
  became: Generated<'given-back' | 'undone' | 'known' | null>;
}

/** As the gateway's own lists tell it. */
interface GatewayMovementsTable {
  transaction_id: string;
  ref: string;
  profile_id: string | null;
  cents: number;
  currency: Generated<Currency>;
  status: string;
  submitted_at: Date;
  gateway: Generated<string>;
}

/** The account that a seller is or was paid through. */
export interface SellerGatewaysTable {
  seller_id: number;
  gateway: string;
  kind: GatewayKind;
  mode: 'test' | 'live';
  account_name: string;
  currencies: Currency[];
  sealed: string | null;
  sealed_at: Date | null;
  since: Date | null;
  until: Date | null;
}

interface StandardGatewayTable {
  only_row: Generated<boolean>;
  gateway: string;
}

interface GatewayBooksTable {
  gateway: string;
  since: Date;
  until: Date;
  compared_until: Generated<Date | null>;
}

interface GatewayAwayTable {
  gateway: string;
  since: Date;
}

interface DifferingBooksTable {
  seller_id: number;
  ref: string;
  at: Date;
}

declare module '../platform/db/tables.ts' {
  interface Tables {
    payment_profiles: PaymentProfilesTable;
    payment_methods: PaymentMethodsTable;
    payment_intents: PaymentIntentsTable;
    hand_movements: HandMovementsTable;
    ledger: LedgerTable;
    disputes: DisputesTable;
    stray_charges: StrayChargesTable;
    gateway_movements: GatewayMovementsTable;
    gateway_books: GatewayBooksTable;
    seller_gateways: SellerGatewaysTable;
    standard_gateway: StandardGatewayTable;
    differing_books: DifferingBooksTable;
    gateway_away: GatewayAwayTable;
    payment_notifications: PaymentNotificationsTable;
    payment_looks: PaymentLooksTable;
  }
}
