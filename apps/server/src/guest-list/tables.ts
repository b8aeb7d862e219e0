import type { Address } from '@stagedoor/contract/entities/address';
import type { GuestOption } from '@stagedoor/rules/delivery/guest-delivery';
import type { GuestRequestState } from '@stagedoor/rules/machines/guest-request';
import type { ColumnType, Generated } from 'kysely';

export interface InvitationsTable {
  seller_id: number;
  invitation_id: Generated<number>;
  outlet_id: number;
  token_hash: string;
  reference: string | null;
  guest_name: string;
  guest_email: string | null;
  delivery_mode: number;
  collects_payment: boolean;
  ticket_quota: number;
  tickets_held: Generated<number>;
  use_limit: number;
  uses: Generated<number>;
  expires_at: Date;
  revoked_at: Generated<Date | null>;
  created_at: Date;
  made_by: Generated<string | null>;
  send_at: Generated<Date | null>;
  sent_at: Generated<Date | null>;
  opened_at: Generated<Date | null>;
  /** Made while the outlet was tested; hidden when that ended. */
  is_test: Generated<boolean>;
  hidden_at: Generated<Date | null>;
}

export interface InvitationLevelsTable {
  seller_id: number;
  invitation_id: number;
  price_level_id: number;
}

export interface InvitationHoldersTable {
  seller_id: number;
  session_id: string;
  invitation_id: number;
  seen_at: Date;
}

export interface GuestRequestsTable {
  seller_id: number;
  request_uuid: string;
  unique_id: string;
  outlet_id: number;
  invitation_id: number;
  draft_uuid: string;
  user_id: number | null;
  state: Generated<GuestRequestState>;
  first_name: string;
  last_name: string;
  email: string;
  additional_emails: string;
  /** In which it was made, and the guest is written to. */
  language: Generated<string | null>;
  phone: string;
  delivery_option: GuestOption;
  delivery_method_id: number;
  delivery_type_id: number;
  delivery_name: string;
  delivery_notes: string | null;
  collector_first_name: string | null;
  collector_last_name: string | null;
  /** Kept with the contract's own names. */
  shipping_address: ColumnType<Address | null, string | null, string | null>;
  payment_method_id: number | null;
  tickets_cents: number;
  fees_cents: number;
  taxes_cents: number;
  shipping_cents: number;
  total_cents: number;
  /** Of the desk, where another decides. */
  proposed_by: Generated<string | null>;
  charging_since: Generated<Date | null>;
  payment_problem: Generated<string | null>;
  decided_at: Generated<Date | null>;
  decided_by: Generated<string | null>;
  decision_reason: Generated<string | null>;
  is_test: Generated<boolean>;
  hidden_at: Generated<Date | null>;
  created_at: Date;
  updated_at: Date;
}

export interface GuestRequestLinesTable {
  seller_id: number;
  request_uuid: string;
  price_level_id: number;
  outlet_event_id: number;
  event_place: number;
  item_id: number;
  item_name: string;
  level_name: string;
  /** What stands; fewer than was asked for where the desk approved fewer. */
  quantity: number;
  asked_quantity: Generated<number | null>;
  unit_price_cents: number;
  unit_fees_cents: number;
  taxes_cents: number;
  is_add_on: boolean;
  fees: ColumnType<{ name: string; valueCents: number }[], string, string>;
  tax_ppm: number;
  included_ppm: Generated<number>;
}

/** Secrets that letters carry, besides the invitation's own. */
export interface InvitationLetterTokensTable {
  seller_id: number;
  token_hash: string;
  invitation_id: number;
  made_at: Date;
}

declare module '../platform/db/tables.ts' {
  interface Tables {
    invitations: InvitationsTable;
    invitation_levels: InvitationLevelsTable;
    invitation_holders: InvitationHoldersTable;
    invitation_letter_tokens: InvitationLetterTokensTable;
    guest_requests: GuestRequestsTable;
    guest_request_lines: GuestRequestLinesTable;
  }
}
