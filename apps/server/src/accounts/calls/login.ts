import { login } from '@stagedoor/contract/calls/shop/user';
import { signInMessages } from '@stagedoor/rules/messages/sign-in';
import { validateSignIn } from '@stagedoor/rules/accounts/sign-in-form';
import type { ShopCaller } from '../shop-caller.ts';
import { handle } from '../../platform/http/handler.ts';
import type { Handler } from '../../platform/http/handler.ts';
import { refuse } from '../../platform/http/refusal.ts';
import { requireValid } from '../../platform/http/require-valid.ts';
import type { AccountNeeds } from '../account-needs.ts';
import { findByEmail } from '../customer-store.ts';
import { isPasswordOf } from '../password-check.ts';
import { answerWith } from '../session-answer.ts';
import { keyOf, updateSession } from '../session-store.ts';
import type { SessionRow } from '../session-store.ts';
import { findSession, signIn } from '../sessions.ts';
import { findKnownBrowser, rememberBrowser } from '../../platform/tries/known-browsers.ts';
import { trySignIn } from '../../platform/tries/sign-in-budget.ts';

/** What tells this browser from a stranger's, long after its session is over. */
const KNOWN_COOKIE = 'known';

/** SESSION-13: whoever was signed in is not any more; the visitor and the cart stay. */
async function fail(
  needs: AccountNeeds,
  caller: ShopCaller,
  before: SessionRow | undefined,
  failures: number,
): Promise<never> {
  if (before) await updateSession(needs.db, keyOf(before), { user_id: null }, caller.now);
  return refuse('SIGN_IN_FAILED', {
    message: signInMessages.failedLoginAttempts(failures),
    facts: { failedAttempts: failures },
  });
}

export function loginHandler(needs: AccountNeeds): Handler<'accounts'> {
  return handle(login, async ({ email, password }, caller) => {
    requireValid(validateSignIn({ email, password, termsAccepted: true }, true));
    const knocking = { ...caller, email, cookie: KNOWN_COOKIE };
    const [customer, before, browser] = await Promise.all([
      findByEmail(needs.db, caller.sellerId, email),
      findSession(needs.db, caller),
      findKnownBrowser(needs.db, knocking),
    ]);
    const isProven = customer !== undefined && customer.user_id === before?.proven_user_id;
    // An unknown address takes as long as a wrong password.
    const { isRight, failures } = await trySignIn(
      needs,
      caller,
      { email, isProven, browser },
      async () => (await isPasswordOf(customer, password)) && customer !== undefined,
    );
    if (!customer || !isRight) return fail(needs, caller, before, failures);
    const row = await signIn(needs.db, caller, needs.limits, customer.user_id);
    await rememberBrowser(needs.db, knocking);
    return answerWith(needs, caller, row);
  });
}
