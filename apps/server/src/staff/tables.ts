import type { KeyRight } from '@stagedoor/rules/staff/key-rights';
import type { LetterRhythm } from '@stagedoor/rules/staff/letters-to-staff';
import type { StaffRole } from '@stagedoor/rules/staff/roles';
import type { ColumnType, Generated } from 'kysely';

export interface StaffTable {
  staff_id: Generated<number>;
  email: string;
  email_key: string;
  name: string;
  password_hash: string;
  step_secret: string | null;
  step_since: Date | null;
  step_pending: string | null;
  step_used: ColumnType<string | null, number | null, number | null>;
  seen_at: Date | null;
  created_at: Date;
}

export interface StaffRolesTable {
  seller_id: number;
  staff_id: number;
  role: StaffRole;
  all_outlets: boolean;
  version: Generated<number>;
  created_at: Date;
}

export interface StaffRoleOutletsTable {
  seller_id: number;
  staff_id: number;
  outlet_id: number;
}

export interface StaffSessionsTable {
  sid_hash: string;
  session_id: string;
  staff_id: number;
  seller_id: number | null;
  browser: string;
  network: string;
  created_at: Date;
  seen_at: Date;
  password_at: Date;
  ends_at: Date;
}

export interface StaffLinksTable {
  link_id: Generated<number>;
  kind: 'invitation' | 'password';
  token_hash: string;
  email: string | null;
  email_key: string | null;
  seller_id: number | null;
  role: StaffRole | null;
  all_outlets: boolean | null;
  outlet_ids: Generated<number[]>;
  staff_id: number | null;
  invited_by: number | null;
  created_at: Date;
  expires_at: Date;
  used_at: Date | null;
}

export interface StaffRecoveryCodesTable {
  staff_id: number;
  code_hash: string;
  used_at: Date | null;
}

export interface StaffPasskeysTable {
  passkey_id: string;
  staff_id: number;
  credential_id: string;
  host: string;
  public_key: string;
  counter: ColumnType<string, number, number>;
  name: string;
  created_at: Date;
  used_at: ColumnType<Date | null, Date | null | undefined, Date>;
}

export interface StaffPasskeyQuestionsTable {
  challenge_hash: string;
  staff_id: number | null;
  expires_at: Date;
}

export interface OfficeKeysTable {
  key_id: string;
  seller_id: number;
  name: string;
  prefix: string;
  key_hash: string;
  tail: string;
  rights: KeyRight[];
  all_outlets: boolean;
  outlet_ids: number[];
  networks: string[];
  made_by: number;
  created_at: Date;
  ends_at: Date;
  revoked_at: ColumnType<Date | null, Date | undefined, Date>;
  renewed_by: ColumnType<string | null, string | undefined, string>;
  told_days: ColumnType<number | null, number | undefined, number>;
}

export interface OfficeKeyUsesTable {
  key_id: string;
  minute: Date;
  calls: number;
  used_at: Date;
  used_from: string;
}

export interface OfficeCallsOnceTable {
  whose: string;
  key_hash: string;
  asked_hash: string;
  results: string[];
  answer: string | null;
  made_at: Date;
}

/** Troubles of the whole server that owners are told about, while they last. */
export interface OwnerAlertsTable {
  kind: string;
  since: Date;
  told_at: Date | null;
}

export interface StaffLettersTable {
  seller_id: number;
  staff_id: number;
  matter: string;
  how: LetterRhythm;
  told_count: Generated<number>;
  told_at: Date | null;
}

declare module '../platform/db/tables.ts' {
  interface Tables {
    staff: StaffTable;
    staff_roles: StaffRolesTable;
    staff_role_outlets: StaffRoleOutletsTable;
    staff_sessions: StaffSessionsTable;
    staff_links: StaffLinksTable;
    staff_recovery_codes: StaffRecoveryCodesTable;
    staff_passkeys: StaffPasskeysTable;
    staff_passkey_questions: StaffPasskeyQuestionsTable;
    office_keys: OfficeKeysTable;
    office_key_uses: OfficeKeyUsesTable;
    office_calls_once: OfficeCallsOnceTable;
    owner_alerts: OwnerAlertsTable;
    staff_letters: StaffLettersTable;
  }
}
