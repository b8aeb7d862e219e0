import { listCustomers } from '@stagedoor/contract/calls/office/customers';
import { officeCustomers } from '../../accounts/index.ts';
import { officeOrders } from '../../orders/index.ts';
import { handle } from '../../platform/http/handler.ts';
import type { Handler } from '../../platform/http/handler.ts';
import type { OverviewNeeds } from '../overview-needs.ts';

const ordersOfCustomer = officeOrders.ofCustomer;

const nameOf = ({ first_name, last_name }: { first_name: string; last_name: string }): string =>
  `${first_name} ${last_name}`.trim();

export const listCustomersHandler = ({ readDb: db }: OverviewNeeds): Handler<'overview'> =>
  handle(
    listCustomers,
    async ({ sort, after, before, size, words, changedSince }, { sellerId, outletIds }) => {
      const filter = { sellerId, words, changedSince, outletIds, ordersOfCustomer };
      const [page, count] = await Promise.all([
        officeCustomers.read(db, filter, { sort, after, before, size }),
        officeCustomers.count(db, filter),
      ]);
      return {
        ...page,
        ...count,
        rows: page.rows.map((row) => ({
          id: row.user_id,
          name: nameOf(row),
          email: row.email,
          since: row.created_at,
          changedAt: row.updated_at,
          orders: row.orders,
          isMember: row.external_user_id !== null,
        })),
      };
    },
  );
