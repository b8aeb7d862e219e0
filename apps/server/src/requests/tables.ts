import type { Address } from '@stagedoor/contract/entities/address';
import type { PlanRules } from '@stagedoor/rules/plans/payment-plan';
import type { RequestStatus } from '@stagedoor/rules/requests/request-status';
import type { ColumnType, Generated, GeneratedAlways } from 'kysely';

export interface SeriesRequestsTable {
  seller_id: number;
  request_id: Generated<number>;
  request_uuid: string;
  number: string;
  outlet_id: number;
  user_id: number;
  series_id: number;
  status: RequestStatus;
  plan: ColumnType<PlanRules | null, string | null, string | null>;
  /** Kept with the contract's own names. */
  shipping_address: ColumnType<Address, string, string>;
  delivery_method_id: number;
  delivery_price_cents: number;
  closing_told_at: Generated<Date | null>;
  created_at: Date;
  updated_at: Date;
  /** SETUP-08: asked while the outlet was tested. The database says so. */
  is_test: GeneratedAlways<boolean>;
}

export interface EventRequestsTable {
  seller_id: number;
  event_request_id: Generated<number>;
  event_request_uuid: string;
  request_id: number;
  user_id: number;
  outlet_event_id: number;
  status: RequestStatus;
  created_at: Date;
  updated_at: Date;
}

export interface RequestLinesTable {
  seller_id: number;
  line_id: Generated<number>;
  line_uuid: string;
  event_request_id: number;
  price_level_id: number;
  item_id: number;
  item_name: string;
  level_name: string;
  is_add_on: boolean;
  quantity: number;
  unit_price_cents: number;
  fees: ColumnType<{ name: string; valueCents: number }[], string, string>;
  tax_ppm: number;
  included_ppm: Generated<number>;
  opt_out: boolean;
  confirmed_price_level_id: Generated<number | null>;
  confirmed_quantity: Generated<number | null>;
}

export interface RequestPaymentsTable {
  seller_id: number;
  request_payment_id: Generated<number>;
  request_payment_uuid: string;
  request_id: number;
  sort: number;
  payment_method_id: number;
}

interface RequestPrioritiesTable {
  seller_id: number;
  user_id: number;
  tour_id: number;
  event_request_id: number;
}

declare module '../platform/db/tables.ts' {
  interface Tables {
    series_requests: SeriesRequestsTable;
    event_requests: EventRequestsTable;
    request_lines: RequestLinesTable;
    request_payments: RequestPaymentsTable;
    request_priorities: RequestPrioritiesTable;
  }
}
