import type { Currency } from '@stagedoor/rules/money/currencies';
import type { Generated, GeneratedAlways } from 'kysely';

/** How a test card behaves once it is charged. */
export type CardBehavior = 'approve' | 'decline' | 'hold' | 'drop' | 'ask';

/** Whose language is spoken with it. */
export type Dialect = 'authorizenet' | 'stripe';

export type TransactionStatus =
  | 'captured'
  | 'held'
  | 'declined'
  | 'voided'
  | 'refunded'
  | 'rejected'
  | 'asked'
  | 'canceled';

interface ProfilesTable {
  profile_id: GeneratedAlways<number>;
  merchant_customer_id: string;
  description: string;
  email: string;
  created_at: Date;
  known_from: Date;
}

export interface CardsTable {
  card_id: GeneratedAlways<number>;
  profile_id: number;
  last_four: string;
  brand: string;
  expiration: string;
  first_name: string;
  last_name: string;
  behavior: CardBehavior;
  created_at: Date;
  deleted_at: Date | null;
}

interface FormTokensTable {
  token: string;
  profile_id: number;
  settings: Record<string, string>;
  expires_at: Date;
}

export interface TransactionsTable {
  transaction_id: GeneratedAlways<number>;
  kind: 'charge' | 'refund';
  status: TransactionStatus;
  ref: string;
  invoice: string;
  profile_id: number | null;
  card_id: number | null;
  last_four: string;
  brand: string;
  first_name: string;
  last_name: string;
  amount_cents: number;
  currency: Currency;
  of_transaction_id: number | null;
  content_hash: string;
  submitted_at: Date;
  listed_from: Date;
  speaks: Generated<Dialect>;
  return_url: Generated<string | null>;
  problem: Generated<string | null>;
}

interface FaultsTable {
  fault_id: GeneratedAlways<number>;
  kind: string;
  call: string | null;
  times_left: number;
  seconds: number;
}

export interface WebhooksTable {
  notification_id: string;
  body: string;
  due_at: Date;
  deliveries_left: number;
  tries: Generated<number>;
  speaks: Generated<Dialect>;
}

interface KeysTable {
  key: string;
  request_hash: string;
  status: number | null;
  answer: string | null;
  created_at: Date;
}

export interface DisputesTable {
  dispute_id: GeneratedAlways<number>;
  transaction_id: number;
  amount_cents: number;
  reason: string;
  status: string;
  taken_at: Date | null;
  given_back_at: Date | null;
  due_by: Date | null;
  created_at: Date;
}

declare module '../platform/db/tables.ts' {
  interface Tables {
    standin_profiles: ProfilesTable;
    standin_cards: CardsTable;
    standin_form_tokens: FormTokensTable;
    standin_transactions: TransactionsTable;
    standin_faults: FaultsTable;
    standin_webhooks: WebhooksTable;
    standin_keys: KeysTable;
    standin_disputes: DisputesTable;
  }
}
