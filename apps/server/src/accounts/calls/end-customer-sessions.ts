import { endCustomerSessions } from '@stagedoor/contract/calls/office/customers';
import { handle } from '../../platform/http/handler.ts';
import type { Handler } from '../../platform/http/handler.ts';
import { deleteSessionsOf } from '../session-store.ts';
import { requireCustomer, subjectOf } from '../office/require-customer.ts';
import type { CustomerOfficeNeeds } from '../office/require-customer.ts';

export const endCustomerSessionsHandler = (needs: CustomerOfficeNeeds): Handler<'accounts'> =>
  handle(endCustomerSessions, async ({ id }, caller) => {
    await caller.change(async ({ tx, record }) => {
      const customer = await requireCustomer(needs, tx, caller, id);
      await deleteSessionsOf(tx, caller.sellerId, id);
      record({ action: 'customer.sessions-ended', subject: subjectOf(customer) });
    });
    return {};
  });
