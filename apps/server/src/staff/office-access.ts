// Who may make which call of the office, by the role table alone.
import type { AnyOfficeCall } from '@stagedoor/contract/office-call';
import { mayCall } from '@stagedoor/rules/staff/may-call';
import { grantOf } from '@stagedoor/rules/staff/role-table';
import type { Grant, Permission } from '@stagedoor/rules/staff/role-table';
import { needsSecondStep } from '@stagedoor/rules/staff/roles';
import type { StaffRole } from '@stagedoor/rules/staff/roles';
import { isPasswordFresh } from '@stagedoor/rules/staff/staff-limits';
import type { FastifyRequest } from 'fastify';
import { refuse } from '../platform/http/refusal.ts';
import type { FoundSession } from './session-store.ts';

/** Every call that changes something names its page's whole origin, and every other one may not name a stranger's. */
export function requireOwnOrigin(request: FastifyRequest, own: string): void {
  const { origin, 'sec-fetch-site': site } = request.headers;
  if (site !== undefined && site !== 'same-origin' && site !== 'none') refuse('FOREIGN_ORIGIN');
  if (origin === undefined ? request.method !== 'GET' : origin !== own) refuse('FOREIGN_ORIGIN');
}

/** Somebody who works for the seller that the session has chosen. */
export type AtWork = FoundSession & { sellerId: number; role: StaffRole };

export function requireWorkplace(session: FoundSession): asserts session is AtWork {
  if (session.sellerId === null || session.role === null) refuse('SELLER_NOT_CHOSEN');
}

/** In production, roles that move money or rights set up their second step before anything else. */
export const lacksSecondStep = (session: FoundSession, production: boolean): boolean =>
  production && session.role !== null && needsSecondStep(session.role) && session.secondStepSince === null;

/** What the role table says for this call; undefined where it says no. */
export function grantFor(call: AnyOfficeCall, permission: Permission, role: StaffRole): Grant | undefined {
  const grant = grantOf(role, permission);
  return mayCall(grant, call) ? grant : undefined;
}

export function requireFreshPassword({ passwordAt }: FoundSession, now: Date): void {
  if (!isPasswordFresh(passwordAt, now)) refuse('PASSWORD_NEEDED');
}
