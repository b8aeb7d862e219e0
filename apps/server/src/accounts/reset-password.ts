import { resetPassword } from '@stagedoor/contract/calls/user';
import { validateResetPassword } from '@stagedoor/rules/reset-password-form';
import { queueMail } from '../mail/index.ts';
import { inTransaction } from '../platform/db/in-transaction.ts';
import type { Caller } from '../platform/http/caller.ts';
import { handle } from '../platform/http/handler.ts';
import type { Handler } from '../platform/http/handler.ts';
import { refuse } from '../platform/http/refusal.ts';
import { requireValid } from '../platform/http/require-valid.ts';
import { hashPassword } from '../platform/passwords.ts';
import { hashSecret } from '../platform/secrets.ts';
import type { AccountNeeds } from './account-needs.ts';
import { findByEmail, updateCustomer } from './customer-store.ts';
import type { CustomerRow } from './customer-store.ts';
import { accountLetterhead } from './mails/account-letterhead.ts';
import { passwordChangedMail } from './mails/password-changed-mail.ts';
import { commonPasswordProblem } from './password-check.ts';
import { isResetToken, useResetToken } from './reset-token-store.ts';
import type { ResetToken } from './reset-token-store.ts';
import { deleteSessionsOf, updateSession } from './session-store.ts';
import { forgiveAccount } from './sign-in-budget.ts';

const wireNames = { token: 'token', email: 'emailAddress', password: 'password' };

/** Everything that follows from the right token, or nothing; false when somebody else was quicker. */
async function replacePassword(
  needs: AccountNeeds,
  caller: Caller,
  customer: CustomerRow,
  token: ResetToken,
  password: string,
): Promise<boolean> {
  const { now, sellerId } = caller;
  const from = await accountLetterhead(needs, caller.outletId);
  const passwordHash = await hashPassword(password);
  return inTransaction(needs.db, async (tx) => {
    if (!(await useResetToken(tx, token, now))) return false;
    await updateCustomer(tx, customer, { password_hash: passwordHash }, now);
    await deleteSessionsOf(tx, sellerId, customer.user_id);
    await forgiveAccount(tx, sellerId, customer.email);
    if (caller.session) {
      const key = { ...caller, sidHash: caller.session.sidHash };
      await updateSession(tx, key, { proven_user_id: customer.user_id }, now);
    }
    await queueMail(tx, passwordChangedMail(from, customer.email, customer.first_name, now), now);
    return true;
  });
}

export function resetPasswordHandler(needs: AccountNeeds): Handler {
  return handle(resetPassword, async ({ email, password, token: secret }, caller) => {
    const form = { email, password, token: secret, passwordConfirmation: password };
    const { passwordConfirmation: _asked, ...errors } = validateResetPassword(form);
    const common = commonPasswordProblem(needs, password);
    requireValid({ ...(common && { password: common }), ...errors }, wireNames);
    const customer = await findByEmail(needs.db, caller.sellerId, email);
    if (!customer) return refuse('RESET_TOKEN_REFUSED');
    const token = {
      sellerId: caller.sellerId,
      userId: customer.user_id,
      tokenHash: hashSecret(secret.trim()),
    };
    // Looked at first, so that a wrong token does not cost a hash.
    const isGood =
      (await isResetToken(needs.db, token, caller.now)) &&
      (await replacePassword(needs, caller, customer, token, password));
    return isGood ? {} : refuse('RESET_TOKEN_REFUSED');
  });
}
