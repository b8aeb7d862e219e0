import {
  checkOutletPassword,
  checkSession,
  startSession as startSessionCall,
} from '@stagedoor/contract/calls/shop/session';
import { handle } from '../platform/http/handler.ts';
import type { Handler } from '../platform/http/handler.ts';
import { refuse } from '../platform/http/refusal.ts';
import { verifyPassword } from '../platform/passwords.ts';
import type { AccountNeeds } from './account-needs.ts';
import { enterWithToken } from './enter-with-token.ts';
import { answerWith, answerWithNone } from './session-answer.ts';
import { deleteSession, keyOf, updateSession } from './session-store.ts';
import { findSession, prolongSession, startSession } from './sessions.ts';

export function sessionHandlers(needs: AccountNeeds): Handler[] {
  const { db, limits } = needs;

  const start = handle(startSessionCall, async ({ loginToken, replace }, caller) => {
    const row = loginToken
      ? await enterWithToken(needs, caller, { loginToken, mayReplace: replace === '1' })
      : ((await findSession(db, caller)) ?? (await startSession(db, caller, limits)));
    return answerWith(needs, caller, row);
  });

  const check = handle(checkSession, async ({ extend, destroy }, caller) => {
    const row = await findSession(db, caller);
    if (!row) return refuse('INVALID_SESSION');
    if (destroy === '1') {
      // The cookie itself stays: the same browser may be signed in at another outlet of this host.
      await deleteSession(db, keyOf(row));
      return answerWithNone(needs, caller);
    }
    if (extend !== '1') return answerWith(needs, caller, row);
    const extended = await prolongSession(db, row, limits, caller.now);
    return extended ? answerWith(needs, caller, extended) : refuse('INVALID_SESSION');
  });

  const givePassword = handle(checkOutletPassword, async ({ password }, caller) => {
    const row = await findSession(db, caller);
    if (!row) return refuse('INVALID_SESSION');
    const { passwordHash } = await needs.outlets.get(caller.outletId);
    if (passwordHash === undefined) return { outletPasswordRequired: false };
    if (!password || !(await verifyPassword(passwordHash, password))) return refuse('OUTLET_PASSWORD_WRONG');
    await updateSession(db, keyOf(row), { password_given: true }, caller.now);
    return { outletPasswordRequired: false };
  });

  return [start, check, givePassword];
}
