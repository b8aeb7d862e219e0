import { changeCustomerAddress } from '@stagedoor/contract/calls/office/customers';
import { handle } from '../../platform/http/handler.ts';
import type { Handler } from '../../platform/http/handler.ts';
import { refuse } from '../../platform/http/refusal.ts';
import { asAddress } from '../addresses/address-row.ts';
import { findAddress } from '../addresses/address-store.ts';
import { changeAddress } from '../addresses/keep-addresses.ts';
import { requireCustomer } from '../office/require-customer.ts';
import type { CustomerOfficeNeeds } from '../office/require-customer.ts';
import { describeAddress } from '../office/describe-address.ts';

/** The desk changes an address by the same rules as the customer; the log keeps both versions aside. */
export const changeCustomerAddressHandler = (needs: CustomerOfficeNeeds): Handler<'accounts'> =>
  handle(changeCustomerAddress, async ({ id, ...given }, caller) => {
    const { sellerId, now } = caller;
    const owner = { sellerId, userId: id };
    await caller.change(async ({ tx, record }) => {
      await requireCustomer(needs, tx, caller, id);
      const before = (await findAddress(tx, owner, given.uuid)) ?? refuse('NOT_FOUND');
      const after = await changeAddress(tx, owner, given, now);
      record({
        action: 'customer.address-changed',
        subject: { kind: 'customer', id },
        personal: {
          kind: 'customer',
          id,
          before: { ...describeAddress(asAddress(before)) },
          after: { ...describeAddress(after) },
        },
      });
    });
    return {};
  });
