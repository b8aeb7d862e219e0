import { exportCustomers } from '@stagedoor/contract/calls/office/customers';
import { handle } from '../../platform/http/handler.ts';
import { startExport } from '../../staff/index.ts';
import { customerExport } from '../people/export-customers.ts';

export const exportCustomersHandler = handle(exportCustomers, ({ words }, caller) =>
  startExport(caller, customerExport, {
    name: 'Customers',
    details: { words, outletIds: caller.outletIds },
  }),
);
