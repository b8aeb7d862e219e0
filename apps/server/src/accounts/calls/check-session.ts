import { checkSession } from '@stagedoor/contract/calls/shop/session';
import { handle } from '../../platform/http/handler.ts';
import type { Handler } from '../../platform/http/handler.ts';
import { refuse } from '../../platform/http/refusal.ts';
import type { AccountNeeds } from '../account-needs.ts';
import { answerWith, answerWithNone } from '../session-answer.ts';
import { deleteSession, keyOf } from '../session-store.ts';
import { findSession, prolongSession } from '../sessions.ts';

export const checkSessionHandler = (needs: AccountNeeds): Handler<'accounts'> =>
  handle(checkSession, async ({ extend, destroy }, caller) => {
    const row = await findSession(needs.db, caller);
    if (!row) return refuse('INVALID_SESSION');
    if (destroy === '1') {
      // The cookie itself stays: the same browser may be signed in at another outlet of this host.
      await deleteSession(needs.db, keyOf(row));
      return answerWithNone(needs, caller);
    }
    if (extend !== '1') return answerWith(needs, caller, row);
    const extended = await prolongSession(needs.db, row, needs.limits, caller.now);
    return extended ? answerWith(needs, caller, extended) : refuse('INVALID_SESSION');
  });
