import type { ContentBlock } from '@stagedoor/contract/entities/content-block';
import type { Theme } from '@stagedoor/contract/entities/theme';
import type { InvoiceDetails } from '@stagedoor/descriptions/programme';
import type { OwnText } from '@stagedoor/rules/language/own-words';
import type { Currency } from '@stagedoor/rules/money/currencies';
import type { OutletLetters } from '@stagedoor/rules/letters/letter-wording';
import type { StatusTexts } from '@stagedoor/rules/requests/status-texts';
import type { ColumnType, Generated } from 'kysely';

export interface SellersTable {
  seller_id: number;
  name: string;
  currency: Generated<Currency>;
  /** ISO 3166's two letters. */
  country: Generated<string>;
  time_zone: Generated<string>;
  taxes_included: Generated<boolean>;
  /** What the tax in its prices is called. */
  tax_name: Generated<string>;
  /** What stands on its invoices, and whether there are any. */
  invoices: ColumnType<InvoiceDetails | null, string | null | undefined, string | null>;
}

export interface OutletsTable {
  outlet_id: number;
  seller_id: number;
  type_id: number;
  name: string;
  description: string | null;
  help_link: string | null;
  contact_email: string | null;
  login_url: string | null;
  login_type: 'OUTLET_LOGIN_AS_NEEDED' | 'OUTLET_LOGIN_ALWAYS';
  checkout_minutes: number;
  confirm_selection_minutes: number;
  password_hash: string | null;
  api_host: string | null;
  /** Besides the two. */
  ships_to: number[];
  /** Its own first; none where it speaks English alone. */
  languages: string[];
  /** What it wrote itself, as it says it in its other languages. */
  words: ColumnType<OwnText[], string | undefined, string>;
  maintenance_message: string | null;
  /** Whose word counts: the files' or the box office's. */
  kept_by: Generated<'files' | 'desk'>;
  /** Kept with the contract's own names; `{}` until somebody sets a theme. */
  theme: ColumnType<Partial<Theme>, string, string>;
  client_version: Generated<string | null>;
  status_texts: ColumnType<StatusTexts, string | undefined, string>;
  /** Its own words for letters, by kind. */
  letters: ColumnType<OutletLetters, string | undefined, string>;
}

export interface OutletHostsTable {
  host: string;
  outlet_id: number;
  is_main: boolean;
}

export interface ReservedHostsTable {
  host: string;
}

/** Outlets that were founded in the box office. */
export interface OutletOpeningsTable {
  seller_id: number;
  outlet_id: number;
  made_at: Date;
  /** Missing while it waits for its lines. */
  opened_at: Date | null;
  /** SETUP-08: while it is tried out, before it opens. */
  test_since: Generated<Date | null>;
}

export interface PlatformMaintenanceTable {
  only_one: Generated<boolean>;
  message: string;
}

export interface PoliciesTable {
  seller_id: number;
  policy_id: number;
  outlet_id: number;
  type_id: number;
  sales_type_id: number;
  headline: string;
  body: string;
}

export interface SocialLinksTable {
  seller_id: number;
  outlet_id: number;
  type_id: number;
  url: string;
  active: boolean;
}

export interface ContentBlocksTable {
  seller_id: number;
  content_id: number;
  outlet_id: number;
  title: string;
  body: string;
  url: string | null;
  starts_at: Date | null;
  type: ContentBlock['type'];
  behavior: NonNullable<ContentBlock['behavior']> | null;
  zone: ContentBlock['zone'];
  pages: ContentBlock['pages'];
  sort: number;
}

export interface DeliveryMethodsTable {
  seller_id: number;
  delivery_method_id: number;
  delivery_method_uuid: string;
  outlet_id: number;
  type_id: number;
  name: string;
  price_cents: number | null;
  notes: string | null;
  /** Days until the tickets are there; none for what is there at once. */
  lead_days: number | null;
  active: boolean;
  sort: number;
}

declare module '../platform/db/tables.ts' {
  interface Tables {
    sellers: SellersTable;
    outlets: OutletsTable;
    outlet_hosts: OutletHostsTable;
    reserved_hosts: ReservedHostsTable;
    outlet_openings: OutletOpeningsTable;
    platform_maintenance: PlatformMaintenanceTable;
    policies: PoliciesTable;
    social_links: SocialLinksTable;
    content_blocks: ContentBlocksTable;
    delivery_methods: DeliveryMethodsTable;
  }
}
