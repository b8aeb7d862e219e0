import { setTimeout as pause } from 'node:timers/promises';
import { forgotPassword } from '@stagedoor/contract/calls/shop/user';
import { emailKey } from '@stagedoor/rules/accounts/email';
import { validateForgotPassword } from '@stagedoor/rules/accounts/forgot-password-form';
import { waitBetweenResetMails } from '@stagedoor/rules/accounts/sign-in-limits';
import { inTransaction } from '../../platform/db/in-transaction.ts';
import type { ShopCaller } from '../shop-caller.ts';
import { handle } from '../../platform/http/handler.ts';
import type { Handler } from '../../platform/http/handler.ts';
import { requireValid } from '../../platform/http/require-valid.ts';
import { hashSecret, newSecret } from '../../platform/secrets.ts';
import type { AccountNeeds } from '../account-needs.ts';
import { findByEmail } from '../customer-store.ts';
import { accountLetterhead } from '../mails/account-letterhead.ts';
import { queueAccountMail } from '../mails/queue-account-mail.ts';
import { passwordResetMail } from '../mails/password-reset-mail.ts';
import { saveResetToken } from '../reset-token-store.ts';
import { takeTry, tryKey } from '../../platform/tries/take-try.ts';

export const VALID_MINUTES = 60;
const FORGET_SECONDS = 24 * 3600;
/** Longer than it takes to write a mail, so that the time tells nobody whether one was written. */
const ANSWER_MS = 120;

async function sendLink(needs: AccountNeeds, caller: ShopCaller, email: string): Promise<void> {
  const budget = {
    key: tryKey(caller.sellerId, 'reset mail', emailKey(email)),
    waitAfter: waitBetweenResetMails,
    forgetSeconds: FORGET_SECONDS,
  };
  const tried = await takeTry(needs.db, [budget], caller.now);
  const customer = await findByEmail(needs.db, caller.sellerId, email);
  if (!customer || 'waitSeconds' in tried) return;
  const from = await accountLetterhead(needs, caller.outletId);
  const token = newSecret();
  const mail = () => passwordResetMail(from, customer.email, customer.first_name, token, VALID_MINUTES);
  const expiresAt = new Date(caller.now.getTime() + VALID_MINUTES * 60_000);
  await inTransaction(needs.db, async (tx) => {
    const { seller_id: sellerId, user_id: userId } = customer;
    await saveResetToken(tx, { sellerId, userId, tokenHash: hashSecret(token) }, expiresAt);
    await queueAccountMail(tx, customer, from, mail, caller.now);
  });
}

/** LOGIN-24: the same answer, after the same time, whether or not there is an account. */
export function forgotPasswordHandler(needs: AccountNeeds): Handler<'accounts'> {
  return handle(forgotPassword, async ({ email }, caller) => {
    requireValid(validateForgotPassword({ email }));
    await Promise.all([sendLink(needs, caller, email), pause(ANSWER_MS)]);
    return {};
  });
}
