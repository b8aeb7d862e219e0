// How the box office's calls are received: on the office's own host, from its own page, by whom, and who may make which.
import type { AnyOfficeCall, OfficeCall } from '@stagedoor/contract/office-call';
import { officeCalls } from '@stagedoor/contract/office-calls';
import { grantOf } from '@stagedoor/rules/staff/role-table';
import type { Permission } from '@stagedoor/rules/staff/role-table';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { callerOf } from '../platform/http/caller.ts';
import { cookieJar } from '../platform/http/cookie-jar.ts';
import { officeOrigin } from '../platform/http/office-place.ts';
import { hostnameOf } from '../platform/http/origins.ts';
import type { Reception } from '../platform/http/reception.ts';
import { refuse } from '../platform/http/refusal.ts';
import { refuseRole } from '../platform/http/refuse-role.ts';
import { takeTurns } from '../platform/http/take-turns.ts';
import { hashSecret } from '../platform/secrets.ts';
import { keyOf, receiveKey, requireNoKeyInAddress } from './keys/receive-key.ts';
import { makeChange } from './change.ts';
import type { ChangeCheckpoint } from './change-steps.ts';
import type { Change } from './change.ts';
import { writeEntry } from './log/write-entry.ts';
import {
  grantFor,
  lacksSecondStep,
  requireFreshPassword,
  requireOwnOrigin,
  requireWorkplace,
} from './office-access.ts';
import type { AtWork } from './office-access.ts';
import type { Author, DoorCaller, OfficeCaller, SignedInCaller } from './office-caller.ts';
import { holdRole } from './role-store.ts';
import { idempotencyKeyOf } from './once/idempotency-key.ts';
import { serveOnce } from './once/serve-once.ts';
import type { OnceCaller } from './once/serve-once.ts';
import { findStaffSession, noteSeen } from './session-store.ts';
import type { FoundSession } from './session-store.ts';
import { STAFF_COOKIE } from './staff-cookie.ts';
import type { StaffNeeds } from './staff-needs.ts';

type ReceptionNeeds = Pick<
  StaffNeeds,
  'db' | 'clock' | 'place' | 'production' | 'publicAddress' | 'checkpoint' | 'answersUnder'
>;
/** Whoever was let in, with the count of what they have said to the log. */
type Received = (DoorCaller | OfficeCaller) & { recorded: { changes: number }; once?: OnceCaller['once'] };

const SEEN_AGAIN_MS = 60_000;

async function recognize(
  needs: ReceptionNeeds,
  { name }: AnyOfficeCall,
  request: FastifyRequest,
  reply: FastifyReply,
) {
  const pageOrigin = officeOrigin(needs.place, needs.publicAddress, hostnameOf(request.host));
  requireOwnOrigin(request, pageOrigin);
  const now = needs.clock.now();
  const cookies = cookieJar(request, reply, { sameSite: 'strict', pageOrigin });
  const secret = cookies.get(STAFF_COOKIE);
  const session =
    secret === undefined ? undefined : await findStaffSession(needs.db, hashSecret(secret), now);
  const isHereAgain = session && now.getTime() - session.seenAt.getTime() >= SEEN_AGAIN_MS;
  if (isHereAgain) await noteSeen(needs.db, session, now);
  const caller = callerOf(request, { now, pageOrigin, cookies });
  const recorded = { changes: 0 };
  const checkpoint: ChangeCheckpoint = needs.checkpoint;
  const changeAs = async <T>(
    author: Author | (() => Author),
    work: (change: Change) => Promise<T>,
  ): Promise<T> => {
    const answer = await makeChange(
      needs.db,
      () => ({ ...(typeof author === 'function' ? author() : author), now }),
      async (change) => {
        const made = await work(change);
        await checkpoint('change written', name);
        return made;
      },
    );
    recorded.changes += 1;
    await checkpoint('change kept', name);
    return answer;
  };
  const userAgent = request.headers['user-agent'] ?? '';
  return Object.assign(caller, { session, userAgent, changeAs, recorded });
}
type Recognized = Awaited<ReturnType<typeof recognize>>;

function authorOf({ staffId, sellerId, role }: FoundSession): Author {
  return { by: { staffId }, sellerId: role === null ? undefined : (sellerId ?? undefined) };
}

const signedIn = (caller: Recognized, session: FoundSession): SignedInCaller & Recognized =>
  Object.assign(caller, {
    session,
    change: <T>(work: (change: Change) => Promise<T>) => caller.changeAs(authorOf(session), work),
  });

/** A refusal by role is written down: somebody tried a door that is not theirs. */
async function refuseAndNote(
  { db }: ReceptionNeeds,
  call: AnyOfficeCall,
  permission: Permission,
  { session, now }: SignedInCaller,
): Promise<never> {
  await writeEntry(
    db,
    { ...authorOf(session), now },
    {
      action: 'refused',
      refused: true,
      subject: { kind: 'call', id: call.name },
      after: { permission, role: session.role },
    },
  );
  return refuseRole(permission);
}

async function admit(
  needs: ReceptionNeeds,
  call: AnyOfficeCall,
  permission: Permission,
  caller: SignedInCaller & Recognized,
): Promise<OfficeCaller & Recognized> {
  const session: FoundSession = caller.session;
  requireWorkplace(session);
  if (lacksSecondStep(session, needs.production)) refuse('SECOND_STEP_REQUIRED');
  const grant = grantFor(call, permission, session.role);
  if (grant === undefined) return refuseAndNote(needs, call, permission, caller);
  const { change: changeAnyway } = caller;
  const change: OfficeCaller['change'] = (work) =>
    changeAnyway(async (parts) => {
      if (!(await holdRole(parts.tx, session))) refuseRole(permission);
      return work(parts);
    });
  return Object.assign(caller, atWork(session, caller.now), { grant, change });
}

function atWork(session: AtWork, now: Date) {
  const { staffId, name, email, sellerId, role } = session;
  const outletIds: OfficeCaller['outletIds'] = session.allOutlets ? 'all' : session.outletIds;
  return {
    staffId,
    name,
    email,
    sellerId,
    role,
    outletIds,
    grantFor: (permission: Permission) => grantOf(role, permission),
    requireOutlet: (outletId: number): void => {
      if (outletIds !== 'all' && !outletIds.includes(outletId)) refuse('NOT_FOUND');
    },
    requireFreshPassword: () => requireFreshPassword(session, now),
  };
}

/** They have said by which name they do it; whoever has not said who they are has none. */
const isOnce = (caller: Received): caller is Received & OnceCaller =>
  caller.once !== undefined && 'change' in caller;

export function officeReception(needs: ReceptionNeeds): Reception<'office', Received> {
  const inTurn = takeTurns();
  return {
    audience: 'office',
    calls: officeCalls,
    receive: async (request, reply, handler) => {
      const call = handler.call as OfficeCall;
      requireNoKeyInAddress(request);
      const key = keyOf(request);
      const pageOrigin = officeOrigin(needs.place, needs.publicAddress, hostnameOf(request.host));
      const named = idempotencyKeyOf(request);
      if (key !== undefined) return receiveKey(needs, { request, reply, pageOrigin, named }, call, key);
      const caller = await recognize(needs, call, request, reply);
      if (call.permission === 'anyone') return caller;
      const session = caller.session ?? refuse('SIGN_IN_NEEDED');
      const known = signedIn(caller, session);
      const received =
        call.permission === 'signed-in' ? known : await admit(needs, call, call.permission, known);
      if (call.freshPassword) requireFreshPassword(session, caller.now);
      const whose = `staff ${session.staffId} at ${session.sellerId}`;
      return named === undefined ? received : Object.assign(received, { once: { key: named, whose } });
    },
    serve: async (handler, input, caller) => {
      const { name, turns, changes } = handler.call as OfficeCall;
      const run = async () => {
        const answer = await inTurn(name, turns, () => handler.run(input, caller));
        if (changes && caller.recorded.changes === 0)
          throw new Error(`${handler.call.path} changes something and wrote nothing into the log`);
        return answer;
      };
      return changes && isOnce(caller) ? serveOnce(needs, caller, handler.call, input, run) : run();
    },
    mayRefuse: new Set([
      'SIGN_IN_NEEDED',
      'SELLER_NOT_CHOSEN',
      'SECOND_STEP_REQUIRED',
      'PASSWORD_NEEDED',
      'NOT_ALLOWED',
      'INVALID_INPUT',
      'FOREIGN_ORIGIN',
      'BUSY',
      'KEY_REFUSED',
      'KEY_ELSEWHERE',
      'KEY_IN_ADDRESS',
      'FOR_PEOPLE',
      'TOO_MANY_CALLS',
      'IDEMPOTENCY_KEY_USED',
      'DONE_BEFORE',
      'TOO_MANY_TRIES',
    ]),
  };
}
