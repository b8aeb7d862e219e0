// What a seller's row says of taxes and invoices, as the box office types it.
import { linesOf, saysWhoSells } from '@stagedoor/rules/setup/tax-settings';
import type { TaxSettings } from '@stagedoor/rules/setup/tax-settings';
import type { Db, Tx } from '../../platform/db/tables.ts';
import '../tables.ts';

const rowOf = (db: Db | Tx, sellerId: number) =>
  db
    .selectFrom('sellers')
    .select(['taxes_included', 'tax_name', 'country', 'time_zone', 'invoices'])
    .where('seller_id', '=', sellerId);

type Row = Awaited<ReturnType<ReturnType<typeof rowOf>['executeTakeFirstOrThrow']>>;

const settingsOf = ({ taxes_included, tax_name, country, time_zone, invoices }: Row): TaxSettings => ({
  taxes: taxes_included ? 'included' : 'added',
  taxName: tax_name,
  country,
  timeZone: time_zone,
  issueInvoices: invoices?.issue ?? false,
  legalName: invoices?.legalName ?? '',
  sellerAddress: invoices?.address.join('\n') ?? '',
  taxNumber: invoices?.taxNumber ?? '',
  prefix: invoices?.prefix ?? '',
  note: invoices?.note ?? '',
});

export async function readTaxSettings(db: Db, sellerId: number): Promise<TaxSettings> {
  return settingsOf(await rowOf(db, sellerId).executeTakeFirstOrThrow());
}

/** For a change: whoever changes them at the same time waits. */
export async function lockTaxSettings(tx: Tx, sellerId: number): Promise<TaxSettings> {
  return settingsOf(await rowOf(tx, sellerId).forNoKeyUpdate().executeTakeFirstOrThrow());
}

/** Who says nothing of it has nothing. */
function invoicesOf(settings: TaxSettings): string | null {
  const { issueInvoices: issue, legalName, sellerAddress, taxNumber, prefix, note } = settings;
  if (!saysWhoSells(settings)) return null;
  const orNull = (text: string): string | null => text || null;
  return JSON.stringify({
    issue,
    legalName,
    address: linesOf(sellerAddress),
    taxNumber: orNull(taxNumber),
    prefix: orNull(prefix),
    note: orNull(note),
  });
}

export async function writeTaxSettings(tx: Tx, sellerId: number, settings: TaxSettings): Promise<void> {
  await tx
    .updateTable('sellers')
    .set({
      taxes_included: settings.taxes === 'included',
      ...(settings.taxName && { tax_name: settings.taxName }),
      country: settings.country,
      time_zone: settings.timeZone,
      invoices: invoicesOf(settings),
    })
    .where('seller_id', '=', sellerId)
    .execute();
}

export async function isKeptByFiles(db: Db, sellerId: number): Promise<boolean> {
  const kept = db
    .selectFrom('outlets')
    .select('outlet_id')
    .where('seller_id', '=', sellerId)
    .where('kept_by', '=', 'files');
  return (await kept.executeTakeFirst()) !== undefined;
}
