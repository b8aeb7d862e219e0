import type { InputOf, OutputOf } from '@stagedoor/contract/call';
import { updateProfile } from '@stagedoor/contract/calls/shop/user';
import { validateProfile } from '@stagedoor/rules/accounts/profile-form';
import type { Actor } from '../../platform/actor.ts';
import type { Db } from '../../platform/db/tables.ts';
import { handle } from '../../platform/http/handler.ts';
import type { Handler } from '../../platform/http/handler.ts';
import { requireValid } from '../../platform/http/require-valid.ts';
import type { AccountNeeds } from '../account-needs.ts';
import { customerActor } from '../customer-actor.ts';
import { updateCustomer } from '../customer-store.ts';
import { reachOwnAccount } from '../reach-customer.ts';

async function changeProfile(
  db: Db,
  actor: Actor,
  input: InputOf<typeof updateProfile>,
): Promise<OutputOf<typeof updateProfile>> {
  const customer = await reachOwnAccount(db, actor, input.userId);
  requireValid(validateProfile({ ...input, userId: input.userId }));
  const [firstName, lastName] = [input.firstName.trim(), input.lastName.trim()];
  await updateCustomer(db, customer, { first_name: firstName, last_name: lastName }, actor.now);
  return { userId: customer.user_id, firstName, lastName };
}

export const updateProfileHandler = ({ db }: AccountNeeds): Handler<'accounts'> =>
  handle(updateProfile, (input, caller) => changeProfile(db, customerActor(caller), input));
