// The file that shipping programs read: a line a parcel, addresses in columns of their own.
import { countryName } from '@stagedoor/rules/addresses/countries';
import type { CsvRow } from '@stagedoor/rules/writing/csv';
import { orderNumber } from '@stagedoor/rules/orders/order-number';
import { defineExport } from '../platform/tasks/define-export.ts';
import { shipping } from '../orders/index.ts';
import type { ParcelRow, ParcelScope } from '../orders/index.ts';

export interface LabelDetails {
  outletId?: number | undefined;
  eventId?: number | undefined;
  method?: string | undefined;
  outletIds: ParcelScope['outletIds'];
}

const ROWS = 1000;

function rowOf(row: ParcelRow): CsvRow {
  const { shipping_address: to, lines } = row;
  const tickets = lines?.reduce((sum, { quantity }) => sum + quantity, 0) ?? 0;
  return [
    orderNumber(row.unique_id),
    to ? `${to.firstName} ${to.lastName}` : '',
    to?.addressLineOne ?? undefined,
    to?.addressLineTwo ?? undefined,
    to?.city ?? undefined,
    to?.state ?? undefined,
    to?.zip ?? undefined,
    countryName(to?.countryId),
    to?.phone ?? undefined,
    row.email,
    row.delivery_name ?? undefined,
    tickets,
  ];
}

export const labelExport = defineExport<LabelDetails, string>({
  kind: 'fulfilment.labels',
  permission: 'fulfilment.work',
  heads: [
    'Order',
    'Name',
    'Address 1',
    'Address 2',
    'City',
    'State',
    'Zip',
    'Country',
    'Phone',
    'E-mail',
    'Service',
    'Tickets',
  ],
  count: async (tx, { sellerId, details: { outletIds, ...filter } }) =>
    (await shipping.countParcels(tx, { sellerId, outletIds }, filter)).matching,
  read: async (tx, { sellerId, details: { outletIds, ...filter } }, cursor) => {
    const page = await shipping.readParcels(tx, { sellerId, outletIds }, filter, { after: cursor }, ROWS);
    return { rows: page.rows.map(rowOf), cursor: page.after };
  },
});
