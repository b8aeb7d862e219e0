// A session as the page sees it: who, how long, and what stands before the shop.
import type { Session } from '@stagedoor/contract/entities/session';
import { GUEST_USER, INVALID_USER } from '@stagedoor/rules/accounts/session';
import type { OutletMoment, StoredOutlet } from '../sellers/index.ts';
import type { AccountNeeds } from './account-needs.ts';
import { loginStateOf } from './membership/login-state.ts';
import { findCustomer } from './customer-store.ts';
import type { CustomerRow } from './customer-store.ts';
import type { SessionRow } from './session-store.ts';

function common(
  needs: AccountNeeds,
  outlet: StoredOutlet,
): Pick<Session, 'maintenance' | 'versions' | 'outletPasswordRequired'> {
  const message = outlet.maintenanceMessage;
  return {
    maintenance: {
      active: message !== undefined,
      message,
      contactEmail: outlet.contactEmail ?? needs.platformEmail,
    },
    versions: { client: outlet.clientVersion ?? needs.clientVersion },
    outletPasswordRequired: outlet.passwordHash !== undefined,
  };
}

const who = (customer: CustomerRow): Partial<Session> => ({
  firstName: customer.first_name,
  lastName: customer.last_name,
  email: customer.email,
  language: customer.language ?? undefined,
  externalUserId: customer.external_user_id ?? undefined,
  externalUserName: customer.external_user_name ?? undefined,
});

export async function answerWith(needs: AccountNeeds, at: OutletMoment, row: SessionRow): Promise<Session> {
  const outlet = await needs.outlets.get(at.outletId);
  const customer =
    row.user_id === null ? undefined : await findCustomer(needs.db, row.seller_id, row.user_id);
  const known = common(needs, outlet);
  return {
    ...known,
    ...(customer && who(customer)),
    userId: row.user_id ?? GUEST_USER,
    ...(row.viewed_by !== null && { viewOnly: true }),
    sessionId: row.public_id,
    secondsToExpire: Math.max(0, Math.floor((row.expires_at.getTime() - at.now.getTime()) / 1000)),
    ...(outlet.loginUrl !== undefined && { loginState: loginStateOf(row.sid_hash) }),
    outletPasswordRequired: known.outletPasswordRequired && !row.password_given,
  };
}

/** What is left after a session was destroyed. */
export async function answerWithNone(needs: AccountNeeds, at: OutletMoment): Promise<Session> {
  const outlet = await needs.outlets.get(at.outletId);
  return { ...common(needs, outlet), userId: INVALID_USER, sessionId: '', secondsToExpire: 0 };
}
