import { createUser } from '@stagedoor/contract/calls/shop/user';
import { commonPasswordProblem } from '@stagedoor/rules/accounts/common-passwords';
import { validateNewAccount } from '@stagedoor/rules/accounts/create-account-form';
import { emailKey } from '@stagedoor/rules/accounts/email';
import { inTransaction } from '../../platform/db/in-transaction.ts';
import type { ShopCaller } from '../shop-caller.ts';
import { handle } from '../../platform/http/handler.ts';
import type { Handler } from '../../platform/http/handler.ts';
import { refuse } from '../../platform/http/refusal.ts';
import { requireValid } from '../../platform/http/require-valid.ts';
import { hashPassword } from '../../platform/passwords.ts';
import type { AccountNeeds } from '../account-needs.ts';
import { findByEmail, insertCustomer } from '../customer-store.ts';
import { accountLetterhead } from '../mails/account-letterhead.ts';
import { queueAccountMail } from '../mails/queue-account-mail.ts';
import { addressTakenMail } from '../mails/address-taken-mail.ts';
import { welcomeMail } from '../mails/welcome-mail.ts';
import { takeTry, tryKey } from '../../platform/tries/take-try.ts';

const NOTICE_SECONDS = 24 * 3600;

/** Tells the owner of an address that somebody tried to register it, once a day at most. */
async function tellOwner(needs: AccountNeeds, caller: ShopCaller, email: string): Promise<void> {
  const budget = {
    key: tryKey(caller.sellerId, 'taken notice', emailKey(email)),
    waitAfter: () => NOTICE_SECONDS,
    forgetSeconds: NOTICE_SECONDS,
  };
  const [owner, tried] = await Promise.all([
    findByEmail(needs.db, caller.sellerId, email),
    takeTry(needs.db, [budget], caller.now),
  ]);
  if (!owner || 'waitSeconds' in tried) return;
  const from = await accountLetterhead(needs, caller.outletId);
  const told = () => addressTakenMail(from, owner.email, owner.first_name);
  await queueAccountMail(needs.db, owner, from, told, caller.now);
}

export function createUserHandler(needs: AccountNeeds): Handler<'accounts'> {
  return handle(createUser, async (account, caller) => {
    const { password } = account;
    const [email, firstName] = [account.email.trim(), account.firstName.trim()];
    const common = commonPasswordProblem(password, needs.commonPasswords);
    requireValid({ ...(common && { password: common }), ...validateNewAccount(account) });
    const from = await accountLetterhead(needs, caller.outletId);
    const passwordHash = await hashPassword(password, needs.passwordKib);
    const language = caller.language ?? null;
    const userId = await inTransaction(needs.db, async (tx) => {
      const created = await insertCustomer(tx, {
        seller_id: caller.sellerId,
        email,
        first_name: firstName,
        last_name: account.lastName.trim(),
        password_hash: passwordHash,
        language,
        created_at: caller.now,
        updated_at: caller.now,
      });
      const welcome = () => welcomeMail(from, email, firstName);
      if (created !== undefined) await queueAccountMail(tx, { language }, from, welcome, caller.now);
      return created;
    });
    if (userId !== undefined) return { userId };
    await tellOwner(needs, caller, email);
    return refuse('ACCOUNT_NOT_CREATED');
  });
}
