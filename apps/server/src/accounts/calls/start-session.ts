import { startSession as startSessionCall } from '@stagedoor/contract/calls/shop/session';
import { handle } from '../../platform/http/handler.ts';
import type { Handler } from '../../platform/http/handler.ts';
import type { AccountNeeds } from '../account-needs.ts';
import { enterWithToken } from '../enter-with-token.ts';
import { answerWith } from '../session-answer.ts';
import { findSession, startSession } from '../sessions.ts';

export const startSessionHandler = (needs: AccountNeeds): Handler<'accounts'> =>
  handle(startSessionCall, async ({ loginToken, replace }, caller) => {
    const row = loginToken
      ? await enterWithToken(needs, caller, { loginToken, mayReplace: replace === '1' })
      : ((await findSession(needs.db, caller)) ?? (await startSession(needs.db, caller, needs.limits)));
    return answerWith(needs, caller, row);
  });
