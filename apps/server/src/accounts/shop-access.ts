import { readingCalls } from '@stagedoor/contract/reading-calls';
import type { Access, ShopCall } from '@stagedoor/contract/shop-call';
import { recordOf } from '@stagedoor/rules/values/record-of';
import { refuse } from '../platform/http/refusal.ts';
import { knownSession } from './known-session.ts';
import type { CallerSession, ShopCaller } from './shop-caller.ts';

/** Enforces a call's declared access; runs before the handler and before the input is looked at. */
export function requireAccess(access: Access, caller: ShopCaller): void {
  if (access === 'open') return;
  if (caller.barrier === 'password') refuse('OUTLET_PASSWORD_REQUIRED');
  if (access === 'password-sign-in' && caller.membersOnly) refuse('SIGN_IN_ELSEWHERE');
  if (access === 'unlocked' || access === 'password-sign-in') return;
  if (caller.barrier === 'login') refuse('INVALID_SESSION');
  if (access === 'shop') return;
  if (!caller.session) refuse('INVALID_SESSION');
  if (access === 'customer' && caller.session.userId === undefined) refuse('NO_USER_ID');
}

/** OFFICE-07: whoever sees the shop as a customer does changes nothing, and gets no card form. */
export function requireMayChange({ name }: Pick<ShopCall, 'name'>, { session }: ShopCaller): void {
  if (session?.isView && !readingCalls.has(name)) refuse('VIEW_ONLY');
}

function requireSession(caller: ShopCaller): CallerSession {
  return caller.session ?? refuse('INVALID_SESSION');
}

/** For handlers of `visitor` and `customer` calls, where a session is certain. */
export const sessionOf = Object.assign(requireSession, { known: knownSession });

/** For handlers of `customer` calls, where a user is certain. */
export function customerOf(caller: ShopCaller): number {
  return sessionOf(caller).userId ?? refuse('NO_USER_ID');
}

/** ROLE-08: a user id in a payload may only confirm the session's. */
export function requireOwnUser(input: unknown, caller: ShopCaller): void {
  const claimed = recordOf(input).userId;
  if (claimed === undefined || caller.session?.userId === undefined) return;
  if (claimed !== caller.session.userId) refuse('NOT_ALLOWED');
}
