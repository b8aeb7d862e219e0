import { updateProfile } from '@stagedoor/contract/calls/user';
import { validateProfile } from '@stagedoor/rules/profile-form';
import { handle } from '../platform/http/handler.ts';
import type { Handler } from '../platform/http/handler.ts';
import { requireValid } from '../platform/http/require-valid.ts';
import type { AccountNeeds } from './account-needs.ts';
import { updateCustomer } from './customer-store.ts';
import { ownAccount } from './own-account.ts';

const wireNames = { userId: 'UserID', firstName: 'FirstName', lastName: 'LastName' };

export function updateProfileHandler(needs: AccountNeeds): Handler {
  return handle(updateProfile, async (input, caller) => {
    const customer = await ownAccount(needs, caller);
    requireValid(validateProfile({ ...input, userId: input.userId }), wireNames);
    const [firstName, lastName] = [input.firstName.trim(), input.lastName.trim()];
    await updateCustomer(needs.db, customer, { first_name: firstName, last_name: lastName }, caller.now);
    return { userId: customer.user_id, firstName, lastName };
  });
}
