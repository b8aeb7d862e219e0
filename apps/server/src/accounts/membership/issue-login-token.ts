// SESSION-10: a token for a member who is about to arrive; the system that asks proves itself by a signature.
import * as z from 'zod/mini';
import {
  loginTokenAnswer,
  loginTokenPath,
  loginTokenRequest,
} from '@stagedoor/contract/calls/shop/membership';
import type { LoginTokenRequest } from '@stagedoor/contract/calls/shop/membership';
import { isBlank } from '@stagedoor/rules/forms/field-errors';
import { nameAndEmailMessages } from '@stagedoor/rules/messages/name-and-email';
import { refusalMessages } from '@stagedoor/rules/messages/refusals';
import { emailProblem } from '@stagedoor/rules/accounts/sign-in-form';
import type { FastifyInstance } from 'fastify';
import { firstOf } from '@stagedoor/rules/values/first-of';
import { recordOf } from '@stagedoor/rules/values/record-of';
import type { Clock } from '../../platform/clock.ts';
import { inTransaction } from '../../platform/db/in-transaction.ts';
import type { Db } from '../../platform/db/tables.ts';
import { refuse } from '../../platform/http/refusal.ts';
import { hashSecret, newSecret } from '../../platform/secrets.ts';
import { secondsAfter } from '../../platform/seconds-after.ts';
import type { OutletCache } from '../../sellers/index.ts';
import { insertLoginToken, rememberRequest } from './login-token-store.ts';
import { isSignedWith, SIGNATURE_HEADER } from './signature.ts';

export interface MembershipNeeds {
  db: Db;
  clock: Clock;
  outlets: OutletCache;
  /** By outlet: what its membership system signs with. */
  secrets: ReadonlyMap<number, string>;
}

const VALID_SECONDS = 300;
const CLOCKS_DIFFER_SECONDS = 300;
const BODY_LIMIT_BYTES = 16 * 1024;

function read(body: unknown): LoginTokenRequest {
  const result = z.safeDecode(loginTokenRequest, recordOf(body));
  if (result.success) return result.data;
  const issue = firstOf(result.error.issues);
  return refuse('INVALID_INPUT', { fields: { [issue.path.join('.') || 'body']: issue.message } });
}

function parse(body: Buffer): unknown {
  try {
    return JSON.parse(body.toString('utf8'));
  } catch {
    return undefined;
  }
}

/** Nothing of the body counts before its signature is known to be right. */
function readSigned(body: Buffer, signature: string, secrets: MembershipNeeds['secrets']): LoginTokenRequest {
  const json = parse(body);
  const secret = secrets.get(Number(recordOf(json).OutletID));
  if (secret === undefined || !isSignedWith(secret, body, signature)) return refuse('SIGNATURE_REFUSED');
  return read(json);
}

function requirePerson({ email, firstName }: LoginTokenRequest): void {
  const fields: Record<string, string> = {};
  const problem = emailProblem(email, nameAndEmailMessages.emailRequired);
  if (problem) fields.EmailAddress = problem;
  if (isBlank(firstName)) fields.FirstName = nameAndEmailMessages.firstNameRequired;
  if (Object.keys(fields).length > 0) refuse('INVALID_INPUT', { fields });
}

function requireRecent(timestamp: string, now: Date): void {
  const apart = Math.abs(Date.parse(timestamp) - now.getTime());
  if (!(apart <= CLOCKS_DIFFER_SECONDS * 1000)) {
    refuse('SIGNATURE_REFUSED', { message: refusalMessages.signatureTooOld });
  }
}

async function issue(
  { db, clock, outlets }: MembershipNeeds,
  request: LoginTokenRequest,
  signature: string,
): Promise<string> {
  const now = clock.now();
  requireRecent(request.timestamp, now);
  requirePerson(request);
  const { sellerId } = await outlets.get(request.outletId);
  const place = { seller_id: sellerId, outlet_id: request.outletId };
  const token = newSecret();
  const [firstName, lastName] = [request.firstName.trim(), request.lastName.trim()];
  const isNew = await inTransaction(db, async (tx) => {
    const signature_hash = hashSecret(signature.trim().toLowerCase());
    const expires_at = secondsAfter(now, 2 * CLOCKS_DIFFER_SECONDS);
    if (!(await rememberRequest(tx, { ...place, signature_hash, expires_at }))) return false;
    await insertLoginToken(tx, {
      ...place,
      token_hash: hashSecret(token),
      external_user_id: request.externalUserId,
      external_user_name: request.externalUserName.trim() || `${firstName} ${lastName}`.trim(),
      email: request.email.trim(),
      first_name: firstName,
      last_name: lastName,
      state: request.state.trim() || null,
      expires_at: secondsAfter(now, VALID_SECONDS),
    });
    return true;
  });
  return isNew ? token : refuse('SIGNATURE_REFUSED', { message: refusalMessages.signatureUsed });
}

/** Beside the page's calls: it has no session, and the signature is over the bytes as they came. */
export async function registerMembershipCall(app: FastifyInstance, needs: MembershipNeeds): Promise<void> {
  await app.register(async (scope) => {
    scope.removeContentTypeParser('application/json');
    scope.addContentTypeParser('application/json', { parseAs: 'buffer' }, (_request, body, done) =>
      done(null, body),
    );
    scope.post(`/gen.v1/${loginTokenPath}`, { bodyLimit: BODY_LIMIT_BYTES }, async (request, reply) => {
      const signature = String(request.headers[SIGNATURE_HEADER] ?? '');
      const body = Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0);
      const token = await issue(needs, readSigned(body, signature, needs.secrets), signature);
      reply.header('cache-control', 'no-store');
      return { response: z.encode(loginTokenAnswer, { loginToken: token, secondsToExpire: VALID_SECONDS }) };
    });
  });
}
