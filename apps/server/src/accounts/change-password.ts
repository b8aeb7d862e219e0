import { changePassword } from '@stagedoor/contract/calls/user';
import { validateChangePassword } from '@stagedoor/rules/change-password-form';
import { refusalMessages } from '@stagedoor/rules/messages/refusals';
import { SESSION_COOKIE } from '@stagedoor/rules/session';
import { queueMail } from '../mail/index.ts';
import { inTransaction } from '../platform/db/in-transaction.ts';
import { sessionOf } from '../platform/http/access.ts';
import { handle } from '../platform/http/handler.ts';
import type { Handler } from '../platform/http/handler.ts';
import { refuse } from '../platform/http/refusal.ts';
import { requireValid } from '../platform/http/require-valid.ts';
import { hashPassword } from '../platform/passwords.ts';
import type { AccountNeeds } from './account-needs.ts';
import { updateCustomer } from './customer-store.ts';
import { accountLetterhead } from './mails/account-letterhead.ts';
import { passwordChangedMail } from './mails/password-changed-mail.ts';
import { ownAccount } from './own-account.ts';
import { commonPasswordProblem, isPasswordOf } from './password-check.ts';
import { deleteResetTokens } from './reset-token-store.ts';
import { deleteSessionsOf } from './session-store.ts';
import { renewCookie } from './sessions.ts';
import { countTry, forgiveTries } from './sign-in-budget.ts';

const wireNames = { currentPassword: 'currentPassword', newPassword: 'newPassword' };

export function changePasswordHandler(needs: AccountNeeds): Handler {
  return handle(changePassword, async ({ currentPassword, newPassword }, caller) => {
    const customer = await ownAccount(needs, caller);
    const form = { currentPassword, newPassword, passwordConfirmation: newPassword };
    const { passwordConfirmation: _asked, ...errors } = validateChangePassword(form);
    const common = commonPasswordProblem(needs, newPassword);
    requireValid({ ...(common && { newPassword: common }), ...errors }, wireNames);
    const failures = await countTry(needs, caller, customer.email, false);
    if (!(await isPasswordOf(customer, currentPassword))) {
      return refuse('CURRENT_PASSWORD_WRONG', {
        fields: { currentPassword: refusalMessages.currentPasswordWrong },
        facts: { failedAttempts: failures },
      });
    }
    await forgiveTries(needs, caller, customer.email);
    const from = await accountLetterhead(needs, caller.outletId);
    const passwordHash = await hashPassword(newPassword);
    const sid = await inTransaction(needs.db, async (tx) => {
      await updateCustomer(tx, customer, { password_hash: passwordHash }, caller.now);
      await deleteSessionsOf(tx, caller.sellerId, customer.user_id, sessionOf(caller).sidHash);
      await deleteResetTokens(tx, caller.sellerId, customer.user_id);
      await queueMail(
        tx,
        passwordChangedMail(from, customer.email, customer.first_name, caller.now),
        caller.now,
      );
      return renewCookie(tx, caller.cookies);
    });
    caller.cookies.set(SESSION_COOKIE, sid);
    return {};
  });
}
