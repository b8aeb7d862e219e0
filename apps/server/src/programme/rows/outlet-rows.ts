import { countryWords, loginWords, wordFor } from '@stagedoor/rules/programme/vocabulary';
import { isShopLanguage } from '@stagedoor/rules/language/shop-languages';
import type { Outlet, Programme } from '@stagedoor/descriptions/programme';
import { deliveryRows, describedDelivery } from './delivery-rows.ts';
import {
  contentRows,
  describedContents,
  describedPolicies,
  describedSocial,
  policyRows,
  socialRows,
} from './text-rows.ts';
import { describedWords, wordsColumn } from './words-column.ts';
import type { Keeper, SellerRows } from './tables-of-rows.ts';
import { describedTheme, themeColumn } from './theme-column.ts';

type OutletRow = SellerRows['outlets'][number];

/** What an outlet's description does not hold. */
export interface OutletSecrets {
  passwordHash: string | null;
  keptBy: Keeper;
}

const outletRow = (sellerId: number, outlet: Outlet, { passwordHash, keptBy }: OutletSecrets): OutletRow => ({
  outlet_id: outlet.id,
  seller_id: sellerId,
  type_id: outlet.type,
  name: outlet.name,
  description: outlet.description,
  help_link: outlet.helpLink,
  contact_email: outlet.contactEmail,
  login_url: outlet.loginUrl,
  login_type: loginWords[outlet.login],
  checkout_minutes: outlet.checkoutMinutes,
  confirm_selection_minutes: outlet.confirmSelectionMinutes,
  ships_to: outlet.shipsTo.map((word) => countryWords[word]!).toSorted((a, b) => a - b),
  languages: outlet.languages,
  words: wordsColumn(outlet.words),
  password_hash: passwordHash,
  api_host: outlet.apiHost,
  kept_by: keptBy,
  theme: themeColumn(outlet.theme),
});

/** The main one first; the others have no order. */
const hostsInOrder = (hosts: SellerRows['hosts']): string[] =>
  hosts
    .toSorted((a, b) => Number(b.is_main) - Number(a.is_main) || (a.host < b.host ? -1 : 1))
    .map(({ host }) => host);

const describedFacts = (row: OutletRow, hosts: SellerRows['hosts']) => ({
  id: row.outlet_id,
  type: row.type_id as Outlet['type'],
  name: row.name,
  description: row.description,
  hosts: hostsInOrder(hosts),
  apiHost: row.api_host,
  helpLink: row.help_link,
  contactEmail: row.contact_email,
  login: wordFor(loginWords, row.login_type),
  loginUrl: row.login_url,
  checkoutMinutes: row.checkout_minutes,
  confirmSelectionMinutes: row.confirm_selection_minutes,
  shipsTo: row.ships_to.map((id) => wordFor(countryWords, id)),
  languages: row.languages.filter(isShopLanguage),
  words: describedWords(row.words),
  password: row.password_hash === null ? null : (true as const),
  theme: describedTheme(row.theme),
});

export function sellerRows(
  { id, name, currency, country, timeZone, taxes, taxName, invoices, outlets }: Programme,
  secretsOf: (outlet: Outlet) => OutletSecrets,
): SellerRows {
  return {
    seller: {
      seller_id: id,
      name,
      currency,
      country,
      time_zone: timeZone,
      taxes_included: taxes === 'included',
      tax_name: taxName,
      invoices,
    },
    outlets: outlets.map((outlet) => outletRow(id, outlet, secretsOf(outlet))),
    hosts: outlets.flatMap((outlet) =>
      outlet.hosts.map((host, index) => ({ host, outlet_id: outlet.id, is_main: index === 0 })),
    ),
    policies: outlets.flatMap((outlet) => policyRows(id, outlet)),
    socialLinks: outlets.flatMap((outlet) => socialRows(id, outlet)),
    contents: outlets.flatMap((outlet) => contentRows(id, outlet)),
    deliveryMethods: outlets.flatMap((outlet) => deliveryRows(id, outlet)),
  };
}

export function describedOutlet(rows: SellerRows, row: OutletRow): Omit<Outlet, 'series' | 'events'> {
  const ours = <T extends { outlet_id: number }>(all: readonly T[]): T[] =>
    all.filter(({ outlet_id }) => outlet_id === row.outlet_id);
  return {
    ...describedFacts(row, ours(rows.hosts)),
    policies: describedPolicies(ours(rows.policies)),
    contents: describedContents(ours(rows.contents)),
    delivery: describedDelivery(ours(rows.deliveryMethods)),
    social: describedSocial(ours(rows.socialLinks)),
  };
}
