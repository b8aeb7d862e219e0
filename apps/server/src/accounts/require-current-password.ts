import { refusalMessages } from '@stagedoor/rules/messages/refusals';
import { refuse } from '../platform/http/refusal.ts';
import { trySignIn } from '../platform/tries/sign-in-budget.ts';
import type { AccountNeeds } from './account-needs.ts';
import type { CustomerRow } from './customer-store.ts';
import { isPasswordOf } from './password-check.ts';
import type { ShopCaller } from './shop-caller.ts';

/** A session that somebody left open is not enough for this; a wrong password counts like a failed sign-in. */
export async function requireCurrentPassword(
  needs: AccountNeeds,
  caller: ShopCaller,
  customer: CustomerRow,
  currentPassword: string,
): Promise<void> {
  const knocking = { email: customer.email, isProven: false };
  const { isRight, failures } = await trySignIn(needs, caller, knocking, () =>
    isPasswordOf(customer, currentPassword),
  );
  if (isRight) return;
  refuse('CURRENT_PASSWORD_WRONG', {
    fields: { currentPassword: refusalMessages.currentPasswordWrong },
    facts: { failedAttempts: failures },
  });
}
