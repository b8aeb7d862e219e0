// The reading side of the outlets' tables.
import type { ContentBlock } from '@stagedoor/contract/entities/content-block';
import type { DeliveryMethod } from '@stagedoor/contract/entities/delivery-method';
import type { Outlet, Policy } from '@stagedoor/contract/entities/outlet';
import { countryIds, UNITED_STATES } from '@stagedoor/rules/addresses/countries';
import type { Currency } from '@stagedoor/rules/money/currencies';
import { deliveryConstants } from '@stagedoor/rules/delivery/delivery-types';
import type { OwnText } from '@stagedoor/rules/language/own-words';
import type { OutletLetters } from '@stagedoor/rules/letters/letter-wording';
import { timesIn } from '@stagedoor/rules/time/times-in';
import type { Times } from '@stagedoor/rules/time/times-in';
import type { ToldIn } from '@stagedoor/rules/writing/told-in';
import type { Db } from '../platform/db/tables.ts';
import './tables.ts';

export interface DirectoryEntry {
  host: string;
  outletId: number;
  sellerId: number;
  apiHost: string | null;
  currency: Currency;
  timeZone: string;
}

export async function loadDirectory(db: Db): Promise<DirectoryEntry[]> {
  return db
    .selectFrom('outlet_hosts as h')
    .innerJoin('outlets as o', 'o.outlet_id', 'h.outlet_id')
    .innerJoin('sellers as s', 's.seller_id', 'o.seller_id')
    .select(['h.host', 'o.outlet_id as outletId', 'o.seller_id as sellerId', 'o.api_host as apiHost'])
    .select(['s.currency', 's.time_zone as timeZone'])
    .orderBy('h.is_main', 'desc')
    .orderBy('h.host')
    .execute();
}

type Stored = 'theme' | 'policies' | 'socialLinks' | 'deliveryMethods' | 'contents';
export type StoredOutlet = { [name in Stored]: NonNullable<Outlet[name]> } & Outlet & {
    sellerId: number;
    currency: Currency;
    /** Its seller's. */
    timeZone: string;
    country: number;
    includedTax: string | undefined;
    mainHost: string | undefined;
    passwordHash: string | undefined;
    maintenanceMessage: string | undefined;
    /** SETUP-08: what is ordered there is a test. */
    isTest: boolean;
    loginAlways: boolean;
    letters: OutletLetters;
    words: OwnText[];
    clientVersion: string | undefined;
  };

/** An outlet with everything that belongs to it. */
export async function loadOutlet(db: Db, outletId: number): Promise<StoredOutlet | undefined> {
  const row = await db
    .selectFrom('outlets as o')
    .innerJoin('sellers as s', 's.seller_id', 'o.seller_id')
    .selectAll('o')
    .leftJoin('outlet_openings as w', (join) =>
      join.onRef('w.seller_id', '=', 'o.seller_id').onRef('w.outlet_id', '=', 'o.outlet_id'),
    )
    .select(['s.currency', 's.country', 's.time_zone', 's.taxes_included', 's.tax_name', 'w.test_since'])
    .where('o.outlet_id', '=', outletId)
    .executeTakeFirst();
  if (!row) return undefined;
  const [policies, socialLinks, deliveryMethods, contents, mainHost, maintenanceForAll] = await Promise.all([
    loadPolicies(db, outletId),
    loadSocialLinks(db, outletId),
    loadDeliveryMethods(db, outletId),
    loadContents(db, outletId),
    db
      .selectFrom('outlet_hosts')
      .select('host')
      .where('outlet_id', '=', outletId)
      .where('is_main', '=', true)
      .executeTakeFirst(),
    db.selectFrom('platform_maintenance').select('message').executeTakeFirst(),
  ]);
  return {
    id: row.outlet_id,
    sellerId: row.seller_id,
    outletType: row.type_id,
    name: row.name,
    description: row.description ?? undefined,
    helpLink: row.help_link ?? undefined,
    contactEmail: row.contact_email ?? undefined,
    loginUrl: row.login_url ?? undefined,
    loginType: { constant: row.login_type },
    loginAlways: row.login_type === 'OUTLET_LOGIN_ALWAYS',
    checkoutMinutes: row.checkout_minutes,
    confirmSelectionMinutes: row.confirm_selection_minutes,
    shipsTo: row.ships_to,
    languages: row.languages,
    words: row.words,
    currency: row.currency,
    timeZone: row.time_zone,
    country: countryIds[row.country] ?? UNITED_STATES,
    includedTax: row.taxes_included ? row.tax_name : undefined,
    passwordHash: row.password_hash ?? undefined,
    isTest: row.test_since !== null,
    maintenanceMessage: maintenanceForAll?.message ?? row.maintenance_message ?? undefined,
    theme: { carouselImages: [], promoImages: [], ...row.theme },
    mainHost: mainHost?.host,
    letters: row.letters,
    clientVersion: row.client_version ?? undefined,
    policies,
    socialLinks,
    deliveryMethods,
    contents,
  };
}

async function loadPolicies(db: Db, outletId: number): Promise<Policy[]> {
  return db
    .selectFrom('policies')
    .select([
      'policy_id as id',
      'type_id as policyType',
      'sales_type_id as salesType',
      'headline',
      'body as text',
    ])
    .where('outlet_id', '=', outletId)
    .orderBy('policy_id')
    .execute();
}

async function loadSocialLinks(db: Db, outletId: number): Promise<NonNullable<Outlet['socialLinks']>> {
  return db
    .selectFrom('social_links')
    .select(['url', 'type_id as typeId', 'active'])
    .where('outlet_id', '=', outletId)
    .orderBy('type_id')
    .execute();
}

async function loadDeliveryMethods(db: Db, outletId: number): Promise<DeliveryMethod[]> {
  const rows = await db
    .selectFrom('delivery_methods')
    .selectAll()
    .where('outlet_id', '=', outletId)
    .orderBy('sort')
    .orderBy('delivery_method_id')
    .execute();
  return rows.map((row) => ({
    id: row.delivery_method_id,
    uuid: row.delivery_method_uuid,
    deliveryMethodId: row.delivery_method_id,
    deliveryType: row.type_id,
    type: { constant: deliveryConstants[row.type_id] ?? '' },
    name: row.name,
    priceCents: row.price_cents ?? undefined,
    notes: row.notes ?? undefined,
    leadDays: row.lead_days ?? undefined,
    active: row.active,
  }));
}

async function loadContents(db: Db, outletId: number): Promise<ContentBlock[]> {
  const rows = await db
    .selectFrom('content_blocks')
    .selectAll()
    .where('outlet_id', '=', outletId)
    .orderBy('sort')
    .orderBy('content_id')
    .execute();
  return rows.map((row) => ({
    id: row.content_id,
    title: row.title,
    body: row.body,
    url: row.url ?? undefined,
    startsAt: row.starts_at ?? undefined,
    type: row.type,
    behavior: row.behavior ?? undefined,
    zone: row.zone,
    pages: row.pages,
  }));
}

/** For those who have no outlet at hand; it never changes once something was sold. */
export async function currencyOfSeller(db: Db, sellerId: number): Promise<Currency> {
  const sellers = db.selectFrom('sellers').select('currency').where('seller_id', '=', sellerId);
  return (await sellers.executeTakeFirstOrThrow()).currency;
}

/** In which amounts and moments are told to a seller's people. */
export async function toldIn(db: Db, sellerId: number): Promise<ToldIn> {
  const sellers = db
    .selectFrom('sellers')
    .select(['currency', 'time_zone'])
    .where('seller_id', '=', sellerId);
  const { currency, time_zone } = await sellers.executeTakeFirstOrThrow();
  return { currency, times: timesIn(time_zone) };
}

/** For those who have no outlet at hand. */
export async function timesOfSeller(db: Db, sellerId: number): Promise<Times> {
  const sellers = db.selectFrom('sellers').select('time_zone').where('seller_id', '=', sellerId);
  return timesIn((await sellers.executeTakeFirstOrThrow()).time_zone);
}

/** MONEY-04, MONEY-05: how a seller shows taxes, and what its invoices are written with. */
export async function taxingOf(db: Db, sellerId: number) {
  return db
    .selectFrom('sellers')
    .select([
      'taxes_included as taxesIncluded',
      'tax_name as taxName',
      'time_zone as timeZone',
      'country',
      'invoices',
    ])
    .where('seller_id', '=', sellerId)
    .executeTakeFirst();
}
