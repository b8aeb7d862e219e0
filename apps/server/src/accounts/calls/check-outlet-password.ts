import { checkOutletPassword } from '@stagedoor/contract/calls/shop/session';
import { handle } from '../../platform/http/handler.ts';
import type { Handler } from '../../platform/http/handler.ts';
import { refuse } from '../../platform/http/refusal.ts';
import { verifyPassword } from '../../platform/passwords.ts';
import type { AccountNeeds } from '../account-needs.ts';
import { keyOf, updateSession } from '../session-store.ts';
import { findSession } from '../sessions.ts';

export const checkOutletPasswordHandler = (needs: AccountNeeds): Handler<'accounts'> =>
  handle(checkOutletPassword, async ({ password }, caller) => {
    const row = await findSession(needs.db, caller);
    if (!row) return refuse('INVALID_SESSION');
    const { passwordHash } = await needs.outlets.get(caller.outletId);
    if (passwordHash === undefined) return { outletPasswordRequired: false };
    if (!password || !(await verifyPassword(passwordHash, password))) return refuse('OUTLET_PASSWORD_WRONG');
    await updateSession(needs.db, keyOf(row), { password_given: true }, caller.now);
    return { outletPasswordRequired: false };
  });
