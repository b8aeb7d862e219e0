import { changePassword } from '@stagedoor/contract/calls/shop/user';
import { commonPasswordProblem } from '@stagedoor/rules/accounts/common-passwords';
import { validateChangePassword } from '@stagedoor/rules/accounts/change-password-form';
import { SESSION_COOKIE } from '@stagedoor/rules/accounts/session';
import { inTransaction } from '../../platform/db/in-transaction.ts';
import { sessionOf } from '../shop-access.ts';
import { handle } from '../../platform/http/handler.ts';
import type { Handler } from '../../platform/http/handler.ts';
import { requireValid } from '../../platform/http/require-valid.ts';
import { hashPassword } from '../../platform/passwords.ts';
import type { AccountNeeds } from '../account-needs.ts';
import { updateCustomer } from '../customer-store.ts';
import { accountLetterhead } from '../mails/account-letterhead.ts';
import { queueAccountMail } from '../mails/queue-account-mail.ts';
import { passwordChangedMail } from '../mails/password-changed-mail.ts';
import { customerActor } from '../customer-actor.ts';
import { reachOwnAccount } from '../reach-customer.ts';
import { requireCurrentPassword } from '../require-current-password.ts';
import { deleteResetTokens } from '../reset-token-store.ts';
import { deleteSessionsOf } from '../session-store.ts';
import { renewCookie } from '../sessions.ts';

export function changePasswordHandler(needs: AccountNeeds): Handler<'accounts'> {
  return handle(changePassword, async ({ currentPassword, newPassword }, caller) => {
    const customer = await reachOwnAccount(needs.db, customerActor(caller));
    const form = { currentPassword, newPassword, passwordConfirmation: newPassword };
    const { passwordConfirmation: _asked, ...errors } = validateChangePassword(form);
    const common = commonPasswordProblem(newPassword, needs.commonPasswords);
    requireValid({ ...(common && { newPassword: common }), ...errors });
    await requireCurrentPassword(needs, caller, customer, currentPassword);
    const from = await accountLetterhead(needs, caller.outletId);
    const passwordHash = await hashPassword(newPassword, needs.passwordKib);
    const sid = await inTransaction(needs.db, async (tx) => {
      await updateCustomer(tx, customer, { password_hash: passwordHash }, caller.now);
      await deleteSessionsOf(tx, caller.sellerId, customer.user_id, sessionOf(caller).sidHash);
      await deleteResetTokens(tx, caller.sellerId, customer.user_id);
      const told = () => passwordChangedMail(from, customer.email, customer.first_name, caller.now);
      await queueAccountMail(tx, customer, from, told, caller.now);
      return renewCookie(tx, caller.cookies);
    });
    caller.cookies.set(SESSION_COOKIE, sid);
    return {};
  });
}
