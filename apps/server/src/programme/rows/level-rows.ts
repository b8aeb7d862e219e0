import { saleStatusWords, wordFor } from '@stagedoor/rules/programme/vocabulary';
import type { Event } from '@stagedoor/descriptions/programme';
import type { CatalogueRows } from './tables-of-rows.ts';

type Item = Event['items'][number];
type Level = Item['levels'][number];

export const levelRow = (
  sellerId: number,
  itemId: number,
  level: Level,
  sort: number,
): CatalogueRows['levels'][number] => ({
  seller_id: sellerId,
  price_level_id: level.id,
  item_id: itemId,
  name: level.name,
  price_cents: level.price,
  quantity_limit: level.limit,
  quantity_minimum: level.minimum,
  quantity_multiplier: level.multiple,
  sort,
  enable_opt_out: level.optOut,
  is_alternate: level.alternate,
  sale_status: saleStatusWords[level.status],
  on_sale_from: level.from,
  on_sale_until: level.until,
  tax_rate_basis_points: level.taxPercent === null ? null : Math.round(level.taxPercent * 100),
});

export const feeRows = (sellerId: number, level: Level): CatalogueRows['fees'] =>
  level.fees.map(({ name, description, value }, index) => ({
    seller_id: sellerId,
    price_level_id: level.id,
    sort: index + 1,
    name,
    description,
    value_cents: value,
  }));

export const describedLevel = (
  row: CatalogueRows['levels'][number],
  fees: CatalogueRows['fees'],
  capacity: number | null,
): Level => ({
  id: row.price_level_id,
  name: row.name,
  price: row.price_cents,
  limit: row.quantity_limit,
  minimum: row.quantity_minimum,
  multiple: row.quantity_multiplier,
  optOut: row.enable_opt_out,
  alternate: row.is_alternate,
  status: wordFor(saleStatusWords, row.sale_status),
  from: row.on_sale_from,
  until: row.on_sale_until,
  fees: fees.map(({ name, description, value_cents }) => ({ name, description, value: value_cents })),
  taxPercent: row.tax_rate_basis_points === null ? null : row.tax_rate_basis_points / 100,
  capacity,
});
