// From a request to a caller: which outlet's page speaks, in which session, and what still stands before the shop.
import { isOpenToAll } from '@stagedoor/rules/is-open-to-all';
import { SESSION_COOKIE } from '@stagedoor/rules/session';
import type { FastifyRequest } from 'fastify';
import type { Clock } from '../platform/clock.ts';
import type { Db } from '../platform/db/tables.ts';
import type { Caller } from '../platform/http/caller.ts';
import { gather } from '../platform/gather.ts';
import { hostnameOf, parseOrigin } from '../platform/http/origins.ts';
import { refuse } from '../platform/http/refusal.ts';
import type { RecognizeCaller } from '../platform/http/register-calls.ts';
import type { Logger } from '../platform/log.ts';
import { hashSecret } from '../platform/secrets.ts';
import type { Home, OutletDirectory, OutletShelf, StoredOutlet } from '../sellers/index.ts';
import { cookieJar } from './cookie-jar.ts';
import { findLiveSessions } from './session-store.ts';
import type { SessionKey, SessionRow } from './session-store.ts';
import { asCallerSession } from './sessions.ts';

export interface RecognizeNeeds {
  db: Db;
  clock: Clock;
  directory: OutletDirectory;
  shelf: OutletShelf;
}

/** The page that speaks: named by Origin where the browser sends one, otherwise the host itself. */
async function findHome(
  request: FastifyRequest,
  directory: OutletDirectory,
): Promise<{ home: Home; pageOrigin: string }> {
  const host = hostnameOf(request.host);
  const { origin } = request.headers;
  if (origin !== undefined) {
    const page = parseOrigin(origin) ?? refuse('FOREIGN_ORIGIN');
    const home = (await directory.atPage(page.hostname)) ?? refuse('FOREIGN_ORIGIN');
    if (host !== page.hostname && host !== home.apiHost) refuse('FOREIGN_ORIGIN');
    return { home, pageOrigin: page.origin };
  }
  if (request.headers['sec-fetch-site'] === 'cross-site') refuse('FOREIGN_ORIGIN');
  const home = (await directory.atPage(host)) ?? confirmed(await directory.atApi(host), request);
  if (!home) refuse('UNKNOWN_OUTLET');
  return { home, pageOrigin: new URL(`${request.protocol}://${request.host}`).origin };
}

/** On an api host without an Origin the header decides, among the outlets that live there and no others. */
function confirmed(homes: Home[], request: FastifyRequest): Home | undefined {
  const named = Number(request.headers['x-outlet-id']);
  return homes.length === 1 ? homes[0] : homes.find(({ outletId }) => outletId === named);
}

/** CALL-03: the header may confirm the outlet, never choose another. */
function requireConfirmation(request: FastifyRequest, home: Home): void {
  const named = request.headers['x-outlet-id'];
  if (named !== undefined && Number(named) !== home.outletId) refuse('NOT_ALLOWED');
}

function barrierFor(outlet: StoredOutlet, session: SessionRow | undefined): Caller['barrier'] {
  if (outlet.passwordHash !== undefined && !session?.password_given) return 'password';
  if (outlet.loginAlways && (session?.user_id ?? undefined) === undefined) return 'login';
  return undefined;
}

const MOST_AT_ONCE = 256;

export function recognizeCaller(needs: RecognizeNeeds): RecognizeCaller {
  // Every request asks for its session; those of one moment ask together.
  const findSession = gather<SessionKey & { now: Date }, SessionRow | undefined>(MOST_AT_ONCE, (visits) =>
    findLiveSessions(needs.db, visits),
  );
  return async (request, reply, { isShared }): Promise<Caller> => {
    const { home, pageOrigin } = await findHome(request, needs.directory);
    requireConfirmation(request, home);
    const now = needs.clock.now();
    const cookies = cookieJar(request, reply);
    const { sellerId, outletId } = home;
    const sid = cookies.get(SESSION_COOKIE);
    const outlet = await needs.shelf.get(outletId);
    const session =
      sid && !(isShared && isOpenToAll(outlet))
        ? await findSession({ sellerId, outletId, sidHash: hashSecret(sid), now })
        : undefined;
    return {
      now,
      sellerId,
      outletId,
      session: session && asCallerSession(session),
      barrier: barrierFor(outlet, session),
      pageOrigin,
      ip: request.ip,
      get log() {
        return (request.log as unknown as Logger).child({ id: request.id });
      },
      cookies,
    };
  };
}
