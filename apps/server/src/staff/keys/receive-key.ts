// A program calls: by its key alone, without cookie and without page.
import { timingSafeEqual } from 'node:crypto';
import type { AnyOfficeCall, OfficeCall } from '@stagedoor/contract/office-call';
import { connectionsMessages } from '@stagedoor/rules/messages/connections';
import { keyGrantOf, keyRightWords } from '@stagedoor/rules/staff/key-rights';
import { KEY_CALLS_PER_MINUTE } from '@stagedoor/rules/staff/key-limits';
import { mayCall } from '@stagedoor/rules/staff/may-call';
import { grantOf } from '@stagedoor/rules/staff/role-table';
import type { Permission } from '@stagedoor/rules/staff/role-table';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { callerOf } from '../../platform/http/caller.ts';
import type { CookieJar } from '../../platform/http/caller.ts';
import { isWithin } from '../../platform/http/networks.ts';
import { networkOf } from '../../platform/http/network-of.ts';
import { refuse } from '../../platform/http/refusal.ts';
import { refuseRole } from '../../platform/http/refuse-role.ts';
import { hashSecret } from '../../platform/secrets.ts';
import { lookUpSecret } from '../../platform/tries/look-up-secret.ts';
import { INSTALLATION } from '../../platform/tries/take-try.ts';
import { makeChange } from '../change.ts';
import { writeEntry } from '../log/write-entry.ts';
import type { OfficeCaller } from '../office-caller.ts';
import { holdRole } from '../role-store.ts';
import type { StaffNeeds } from '../staff-needs.ts';
import { countCall, findKey, holdKey } from './key-store.ts';
import type { FoundKey } from './key-store.ts';
import { keyPattern, looksLikeKey, prefixOf } from './new-key.ts';

export type KeyNeeds = Pick<StaffNeeds, 'db' | 'clock'>;

/** Nothing can be guessed of 256 bits; whoever tries a thousand is slowed down all the same. */
const WRONG_KEYS_FREE = 20;
const MINUTE_MS = 60_000;

const bearer = /^Bearer +(\S+) *$/i;

/** The key of a program; undefined where a person calls, or somebody who has not said who they are. */
export const keyOf = ({ headers }: FastifyRequest): string | undefined =>
  headers.authorization === undefined ? undefined : (bearer.exec(headers.authorization)?.[1] ?? '');

/** Addresses stand in logs, histories and proxies: what stood in one is not secret any more. */
export function requireNoKeyInAddress({ url }: FastifyRequest): void {
  if (looksLikeKey.test(url)) refuse('KEY_IN_ADDRESS');
}

const noCookies: CookieJar = { get: () => undefined, set: () => {}, clear: () => {} };

const isSame = (a: string, b: string): boolean =>
  a.length === b.length && timingSafeEqual(Buffer.from(a), Buffer.from(b));

async function recognizeKey({ db }: KeyNeeds, key: string, ip: string, now: Date): Promise<FoundKey> {
  const found = keyPattern.test(key) ? await findKey(db, prefixOf(key), now) : undefined;
  // Whoever may make no keys any more has none that work.
  const mayStill = found && grantOf(found.role, 'connections.manage') === 'yes';
  if (found && mayStill && isSame(found.keyHash, hashSecret(key))) return found;
  const who = { sellerId: INSTALLATION, ip, now };
  await lookUpSecret(db, who, { kind: 'keys from', free: WRONG_KEYS_FREE }, async () => undefined);
  return refuse('KEY_REFUSED');
}

/** How many calls are left of the minute, as RateLimit headers say it. */
async function limitCalls({ db }: KeyNeeds, { keyId }: FoundKey, ip: string, now: Date, reply: FastifyReply) {
  const calls = await countCall(db, keyId, networkOf(ip), now);
  const seconds = Math.max(1, Math.ceil((MINUTE_MS - (now.getTime() % MINUTE_MS)) / 1000));
  const left = Math.max(0, KEY_CALLS_PER_MINUTE - calls);
  reply.header('ratelimit-policy', `"key";q=${KEY_CALLS_PER_MINUTE};w=60`);
  reply.header('ratelimit', `"key";r=${left};t=${seconds}`);
  if (calls > KEY_CALLS_PER_MINUTE)
    refuse('TOO_MANY_CALLS', {
      message: connectionsMessages.tooManyCalls(seconds),
      retryAfterSeconds: seconds,
    });
}

const outletsOf = (key: FoundKey): OfficeCaller['outletIds'] => {
  if (key.allOutlets) return key.roleAllOutlets ? 'all' : key.roleOutletIds;
  return key.roleAllOutlets ? key.outletIds : key.outletIds.filter((id) => key.roleOutletIds.includes(id));
};

const authorOf = ({ staffId, keyId, sellerId }: FoundKey) => ({ by: { staffId, keyId }, sellerId });

type Received = OfficeCaller & { recorded: { changes: number }; once?: { key: string; whose: string } };

function actAs(needs: KeyNeeds, key: FoundKey, permission: Permission, caller: Pick<Received, 'now'>) {
  const { rights, role, staffId, sellerId, email, keyId } = key;
  const outletIds = outletsOf(key);
  const recorded = { changes: 0 };
  const change: OfficeCaller['change'] = async (work) => {
    const answer = await makeChange(needs.db, { ...authorOf(key), now: caller.now }, async (parts) => {
      if (!(await holdKey(parts.tx, keyId))) refuse('KEY_REFUSED');
      if (!(await holdRole(parts.tx, key))) refuseRole(permission);
      return work(parts);
    });
    recorded.changes += 1;
    return answer;
  };
  return {
    staffId,
    name: `${key.name}, by the key ${key.keyName}`,
    email,
    sellerId,
    role,
    grant: keyGrantOf(rights, role, permission),
    outletIds,
    grantFor: (other: Permission) => keyGrantOf(rights, role, other),
    requireOutlet: (outletId: number): void => {
      if (outletIds !== 'all' && !outletIds.includes(outletId)) refuse('NOT_FOUND');
    },
    requireFreshPassword: (): void => refuse('FOR_PEOPLE'),
    change,
    recorded,
  };
}

/** A refusal is written down by the key: it tried a door that is not its own, or came from where it may not. */
function noteRefused(
  { db }: KeyNeeds,
  call: AnyOfficeCall,
  key: FoundKey,
  now: Date,
  after: object,
): Promise<void> {
  const subject = { kind: 'call', id: call.name };
  const entry = { action: 'refused', refused: true, subject, after: { ...after } } as const;
  return writeEntry(db, { ...authorOf(key), now }, entry);
}

interface KeyRequest {
  request: FastifyRequest;
  reply: FastifyReply;
  pageOrigin: string;
  /** What the program names its doing by. */
  named: string | undefined;
}

export async function receiveKey(
  needs: KeyNeeds,
  { request, reply, pageOrigin, named }: KeyRequest,
  call: OfficeCall,
  key: string,
): Promise<Received> {
  const now = needs.clock.now();
  reply.header('www-authenticate', 'Bearer');
  const found = await recognizeKey(needs, key, request.ip, now);
  await limitCalls(needs, found, request.ip, now, reply);
  if (!isWithin(found.networks, request.ip)) {
    await noteRefused(needs, call, found, now, { from: networkOf(request.ip) });
    refuse('KEY_ELSEWHERE');
  }
  const { permission } = call;
  if (permission === 'anyone' || permission === 'signed-in' || call.freshPassword)
    return refuse('FOR_PEOPLE');
  const caller = callerOf(request, { now, pageOrigin, cookies: noCookies });
  const acting = actAs(needs, found, permission, caller);
  if (!mayCall(acting.grant, call)) {
    await noteRefused(needs, call, found, now, { permission, rights: found.rights.map(keyRightWords) });
    refuse('NOT_ALLOWED', { message: connectionsMessages.keyMayNot(found.keyName) });
  }
  const once = named === undefined ? undefined : { key: named, whose: `key ${found.keyId}` };
  return Object.assign(caller, acting, once && { once });
}
