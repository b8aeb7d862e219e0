import type { Generated } from 'kysely';

export interface SessionsTable {
  seller_id: number;
  outlet_id: number;
  sid_hash: string;
  public_id: string;
  user_id: number | null;
  proven_user_id: number | null;
  password_given: boolean;
  /** Somebody of the staff who sees the shop as the customer does: nothing can be changed. */
  viewed_by: number | null;
  created_at: Date;
  expires_at: Date;
  ends_at: Date;
}

export interface CustomersTable {
  seller_id: number;
  user_id: Generated<number>;
  email: string;
  email_key: string;
  first_name: string;
  last_name: string;
  password_hash: string | null;
  member_outlet_id: number | null;
  external_user_id: string | null;
  external_user_name: string | null;
  /** In which its owner is written to. */
  language: Generated<string | null>;
  created_at: Date;
  updated_at: Date;
}

export interface SavedAddressesTable {
  seller_id: number;
  user_id: number;
  address_id: Generated<number>;
  address_uuid: string;
  first_name: string;
  last_name: string;
  company_name: string | null;
  address_line_one: string;
  address_line_two: string | null;
  city: string;
  state: string;
  zip: string;
  country_id: number;
  phone: string;
  email: string | null;
  note: string | null;
  version: Generated<number>;
  created_at: Date;
  updated_at: Date;
}

export interface PasswordResetsTable {
  seller_id: number;
  user_id: number;
  token_hash: string;
  expires_at: Date;
}

export interface CustomerPasskeysTable {
  passkey_id: string;
  seller_id: number;
  user_id: number;
  credential_id: string;
  host: string;
  public_key: string;
  counter: string;
  name: string;
  created_at: Date;
  used_at: Date | null;
}

export interface CustomerPasskeyQuestionsTable {
  challenge_hash: string;
  seller_id: number | null;
  user_id: number | null;
  expires_at: Date;
}

export interface LoginTokensTable {
  seller_id: number;
  outlet_id: number;
  token_hash: string;
  external_user_id: string;
  external_user_name: string;
  email: string;
  first_name: string;
  last_name: string;
  /** Of the browser that it was made for; without one it works nowhere. */
  state: string | null;
  expires_at: Date;
}

export interface ViewLinksTable {
  token_hash: string;
  seller_id: number;
  outlet_id: number;
  user_id: number;
  staff_id: number;
  expires_at: Date;
}

export interface MembershipRequestsTable {
  seller_id: number;
  outlet_id: number;
  signature_hash: string;
  expires_at: Date;
}

declare module '../platform/db/tables.ts' {
  interface Tables {
    sessions: SessionsTable;
    customers: CustomersTable;
    saved_addresses: SavedAddressesTable;
    password_resets: PasswordResetsTable;
    customer_passkeys: CustomerPasskeysTable;
    customer_passkey_questions: CustomerPasskeyQuestionsTable;
    login_tokens: LoginTokensTable;
    view_links: ViewLinksTable;
    membership_requests: MembershipRequestsTable;
  }
}
