import {
  checkOutletPassword,
  checkSession,
  startSession as startSessionCall,
} from '@stagedoor/contract/calls/session';
import type { Db } from '../platform/db/tables.ts';
import type { Caller } from '../platform/http/caller.ts';
import { handle } from '../platform/http/handler.ts';
import type { Handler } from '../platform/http/handler.ts';
import { refuse } from '../platform/http/refusal.ts';
import { verifyPassword } from '../platform/passwords.ts';
import type { OutletShelf } from '../sellers/index.ts';
import { answerWith, answerWithNone } from './session-answer.ts';
import type { SessionFacts } from './session-answer.ts';
import { markPasswordGiven } from './session-store.ts';
import { endSession, findSession, prolongSession, startSession } from './sessions.ts';
import type { SessionLimits } from './sessions.ts';

export interface SessionNeeds {
  db: Db;
  shelf: OutletShelf;
  limits: SessionLimits;
  clientVersion: string;
  platformEmail: string | undefined;
}

export function sessionHandlers(needs: SessionNeeds): Handler[] {
  const { db, limits, clientVersion, platformEmail } = needs;
  const factsFor = async (caller: Caller): Promise<SessionFacts> => ({
    outlet: await needs.shelf.get(caller.outletId),
    clientVersion,
    platformEmail,
    now: caller.now,
  });

  const start = handle(startSessionCall, async (_input, caller) => {
    const existing = await findSession(db, caller, caller.cookies);
    const row = existing ?? (await startSession(db, caller, caller.cookies, limits));
    return answerWith(row, await factsFor(caller));
  });

  const check = handle(checkSession, async ({ extend, destroy }, caller) => {
    const row = await findSession(db, caller, caller.cookies);
    if (!row) return refuse('INVALID_SESSION');
    const facts = await factsFor(caller);
    if (destroy === '1') {
      await endSession(db, row);
      return answerWithNone(facts);
    }
    if (extend !== '1') return answerWith(row, facts);
    const extended = await prolongSession(db, row, limits, caller.now);
    return extended ? answerWith(extended, facts) : refuse('INVALID_SESSION');
  });

  const givePassword = handle(checkOutletPassword, async ({ password }, caller) => {
    const row = await findSession(db, caller, caller.cookies);
    if (!row) return refuse('INVALID_SESSION');
    const { passwordHash } = await needs.shelf.get(caller.outletId);
    if (passwordHash === undefined) return { outletPasswordRequired: false };
    if (!password || !(await verifyPassword(passwordHash, password))) return refuse('OUTLET_PASSWORD_WRONG');
    await markPasswordGiven(db, caller, row.sid_hash);
    return { outletPasswordRequired: false };
  });

  return [start, check, givePassword];
}
