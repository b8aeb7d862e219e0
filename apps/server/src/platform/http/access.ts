import type { Access } from '@stagedoor/contract/call';
import type { Caller, CallerSession } from './caller.ts';
import { refuse } from './refusal.ts';

/** Enforces a call's declared access; runs before the handler and before the input is looked at. */
export function requireAccess(access: Access, caller: Caller): void {
  if (access === 'open') return;
  if (caller.barrier === 'password') refuse('OUTLET_PASSWORD_REQUIRED');
  if (access === 'unlocked') return;
  if (caller.barrier === 'login') refuse('INVALID_SESSION');
  if (access === 'shop') return;
  if (!caller.session) refuse('INVALID_SESSION');
  if (access === 'customer' && caller.session.userId === undefined) refuse('NO_USER_ID');
}

/** For handlers of `visitor` and `customer` calls, where a session is certain. */
export function sessionOf(caller: Caller): CallerSession {
  return caller.session ?? refuse('INVALID_SESSION');
}

/** For handlers of `customer` calls, where a user is certain. */
export function customerOf(caller: Caller): number {
  return sessionOf(caller).userId ?? refuse('NO_USER_ID');
}

/** ROLE-08: a user id in a payload may only confirm the session's. */
export function requireOwnUser(input: unknown, caller: Caller): void {
  const claimed = (input as { userId?: unknown } | undefined)?.userId;
  if (claimed === undefined || caller.session?.userId === undefined) return;
  if (claimed !== caller.session.userId) refuse('NOT_ALLOWED');
}
