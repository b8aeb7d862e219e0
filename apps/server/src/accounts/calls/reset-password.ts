import { resetPassword } from '@stagedoor/contract/calls/shop/user';
import { commonPasswordProblem } from '@stagedoor/rules/accounts/common-passwords';
import { validateResetPassword } from '@stagedoor/rules/accounts/reset-password-form';
import { inTransaction } from '../../platform/db/in-transaction.ts';
import type { ShopCaller } from '../shop-caller.ts';
import { handle } from '../../platform/http/handler.ts';
import type { Handler } from '../../platform/http/handler.ts';
import { refuse } from '../../platform/http/refusal.ts';
import { requireValid } from '../../platform/http/require-valid.ts';
import { hashPassword } from '../../platform/passwords.ts';
import { hashSecret } from '../../platform/secrets.ts';
import type { AccountNeeds } from '../account-needs.ts';
import { findByEmail, updateCustomer } from '../customer-store.ts';
import type { CustomerRow } from '../customer-store.ts';
import { accountLetterhead } from '../mails/account-letterhead.ts';
import { queueAccountMail } from '../mails/queue-account-mail.ts';
import { passwordChangedMail } from '../mails/password-changed-mail.ts';
import { customerPasskeys, passkeyOwner } from '../passkeys/customer-passkeys.ts';
import { isResetToken, useResetToken } from '../reset-token-store.ts';
import type { ResetToken } from '../reset-token-store.ts';
import { deleteSessionsOf, updateSession } from '../session-store.ts';
import { forgetBrowsers } from '../../platform/tries/known-browsers.ts';
import { forgiveAccount } from '../../platform/tries/sign-in-budget.ts';

/** Whose number no customer has. */
const NOBODY = 0;

/** Everything that follows from the right token, or nothing; false when somebody else was quicker. */
async function replacePassword(
  needs: AccountNeeds,
  caller: ShopCaller,
  customer: CustomerRow,
  token: ResetToken,
  password: string,
): Promise<boolean> {
  const { now, sellerId } = caller;
  const from = await accountLetterhead(needs, caller.outletId);
  const passwordHash = await hashPassword(password, needs.passwordKib);
  return inTransaction(needs.db, async (tx) => {
    if (!(await useResetToken(tx, token, now))) return false;
    await updateCustomer(tx, customer, { password_hash: passwordHash }, now);
    await deleteSessionsOf(tx, sellerId, customer.user_id);
    // Whoever has lost the account to somebody gets it back alone.
    await customerPasskeys.deleteAll(tx, passkeyOwner({ sellerId, userId: customer.user_id }));
    await forgiveAccount(tx, sellerId, customer.email);
    await forgetBrowsers(tx, sellerId, customer.email);
    if (caller.session) {
      const key = { ...caller, sidHash: caller.session.sidHash };
      await updateSession(tx, key, { proven_user_id: customer.user_id }, now);
    }
    const told = () => passwordChangedMail(from, customer.email, customer.first_name, now);
    await queueAccountMail(tx, customer, from, told, now);
    return true;
  });
}

export function resetPasswordHandler(needs: AccountNeeds): Handler<'accounts'> {
  return handle(resetPassword, async ({ email, password, token: secret }, caller) => {
    const form = { email, password, token: secret, passwordConfirmation: password };
    const { passwordConfirmation: _asked, ...errors } = validateResetPassword(form);
    const common = commonPasswordProblem(password, needs.commonPasswords);
    requireValid({ ...(common && { password: common }), ...errors });
    const customer = await findByEmail(needs.db, caller.sellerId, email);
    const token = {
      sellerId: caller.sellerId,
      userId: customer?.user_id ?? NOBODY,
      tokenHash: hashSecret(secret.trim()),
    };
    // Looked at first, so that a wrong token does not cost a hash; and for unknown addresses too, which take as long.
    const isKnown = await isResetToken(needs.db, token, caller.now);
    const isGood =
      isKnown && customer !== undefined && (await replacePassword(needs, caller, customer, token, password));
    return isGood ? {} : refuse('RESET_TOKEN_REFUSED');
  });
}
