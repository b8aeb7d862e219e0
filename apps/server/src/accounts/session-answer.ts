import type { Session } from '@stagedoor/contract/entities/session';
import { GUEST_USER, INVALID_USER } from '@stagedoor/rules/session';
import type { StoredOutlet } from '../sellers/index.ts';
import type { SessionRow } from './session-store.ts';

export interface SessionFacts {
  outlet: StoredOutlet;
  clientVersion: string;
  platformEmail: string | undefined;
  now: Date;
}

function common({
  outlet,
  clientVersion,
  platformEmail,
}: SessionFacts): Pick<Session, 'maintenance' | 'versions'> {
  const message = outlet.maintenanceMessage;
  return {
    maintenance: {
      active: message !== undefined,
      message,
      contactEmail: outlet.contactEmail ?? platformEmail,
    },
    versions: { client: clientVersion },
  };
}

/** A session as the page sees it: who, how long, and what stands before the shop. */
export function answerWith(row: SessionRow, facts: SessionFacts): Session {
  return {
    ...common(facts),
    userId: row.user_id ?? GUEST_USER,
    sessionId: row.public_id,
    secondsToExpire: Math.max(0, Math.floor((row.expires_at.getTime() - facts.now.getTime()) / 1000)),
    outletPasswordRequired: facts.outlet.passwordHash !== undefined && !row.password_given,
  };
}

/** What is left after a session was destroyed. */
export function answerWithNone(facts: SessionFacts): Session {
  return {
    ...common(facts),
    userId: INVALID_USER,
    sessionId: '',
    secondsToExpire: 0,
    outletPasswordRequired: facts.outlet.passwordHash !== undefined,
  };
}
