import { fieldLabels } from '@stagedoor/rules/messages/field-labels';
import { officeCustomers } from '../../accounts/index.ts';
import { officeOrders } from '../../orders/index.ts';
import { defineExport } from '../../platform/tasks/define-export.ts';

const ROWS = 1000;

interface CustomerExportDetails {
  words?: string | undefined;
  outletIds: 'all' | readonly number[];
}

const ordersOfCustomer = officeOrders.ofCustomer;

export const customerExport = defineExport<CustomerExportDetails, string>({
  kind: 'customers.export',
  permission: 'lists.export',
  heads: [
    'Number',
    fieldLabels.firstName,
    fieldLabels.lastName,
    'E-mail',
    'Customer since',
    'Orders',
    'Profile',
  ],
  count: async (tx, { sellerId, details }) =>
    (await officeCustomers.count(tx, { sellerId, ...details, ordersOfCustomer })).matching,
  read: async (tx, { sellerId, details }, cursor) => {
    const filter = { sellerId, ...details, ordersOfCustomer };
    const { rows, after } = await officeCustomers.read(tx, filter, { after: cursor }, ROWS);
    return {
      rows: rows.map((row) => [
        row.user_id,
        row.first_name,
        row.last_name,
        row.email,
        row.created_at.toISOString(),
        row.orders,
        row.external_user_id === null ? 'kept here' : 'kept outside',
      ]),
      cursor: after,
    };
  },
});
