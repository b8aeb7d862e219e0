// From a request to a caller: which outlet's page speaks, in which session, and what still stands before the shop.
import { LANGUAGE_HEADER, languagesOf } from '@stagedoor/rules/language/choose-language';
import { isOpenToAll } from '@stagedoor/rules/shops/is-open-to-all';
import { SESSION_COOKIE } from '@stagedoor/rules/accounts/session';
import { recordOf } from '@stagedoor/rules/values/record-of';
import { timesIn } from '@stagedoor/rules/time/times-in';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Clock } from '../platform/clock.ts';
import type { Db } from '../platform/db/tables.ts';
import type { PublicAddress } from '../platform/public-address.ts';
import { callerOf } from '../platform/http/caller.ts';
import { cookieJar } from '../platform/http/cookie-jar.ts';
import type { Handler } from '../platform/http/handler.ts';
import { gather } from '../platform/gather.ts';
import { hostnameOf, parseOrigin } from '../platform/http/origins.ts';
import { refuse } from '../platform/http/refusal.ts';
import { hashSecret } from '../platform/secrets.ts';
import type { Home, OutletDirectory, OutletCache, StoredOutlet } from '../sellers/index.ts';
import { KnownSession } from './known-session.ts';
import { findLiveSessions } from './session-store.ts';
import type { LiveSession, SessionRow, SessionVisit } from './session-store.ts';
import { asCallerSession } from './sessions.ts';
import type { ArrivingCaller, ShopCaller } from './shop-caller.ts';

export interface RecognizeNeeds {
  db: Db;
  clock: Clock;
  directory: OutletDirectory;
  outlets: OutletCache;
  publicAddress: PublicAddress;
}

/**
 * The page that speaks: named by Origin where the browser sends one, otherwise the host itself. Its scheme and port are
 * those of the configuration: what else runs on the same name is somebody else.
 */
async function findHome(
  request: FastifyRequest,
  { directory, publicAddress }: RecognizeNeeds,
  { refusals }: Handler['call'],
): Promise<{ home: Home; pageOrigin: string }> {
  const host = hostnameOf(request.host);
  const { origin } = request.headers;
  if (origin !== undefined) {
    const page = parseOrigin(origin) ?? refuse('FOREIGN_ORIGIN');
    const home = (await directory.atPage(page.hostname)) ?? refuse('FOREIGN_ORIGIN');
    if (page.origin !== publicAddress({ mainHost: page.hostname })) refuse('FOREIGN_ORIGIN');
    if (host !== page.hostname && host !== home.apiHost) refuse('FOREIGN_ORIGIN');
    return { home, pageOrigin: page.origin };
  }
  if (request.headers['sec-fetch-site'] === 'cross-site') refuse('FOREIGN_ORIGIN');
  const home = (await directory.atPage(host)) ?? confirmed(await directory.atApi(host), request);
  // CALL-12: neither the page's host nor the header tells.
  if (!home) refuse(refusals.includes('MISSING_OUTLET_ID') ? 'MISSING_OUTLET_ID' : 'UNKNOWN_OUTLET');
  return { home, pageOrigin: publicAddress({ mainHost: host }) };
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

function namedLanguage({ headers }: FastifyRequest, outlet: StoredOutlet): string | undefined {
  const named = headers[LANGUAGE_HEADER];
  return languagesOf(outlet.languages).find((code) => code === named);
}

function barrierFor(outlet: StoredOutlet, session: SessionRow | undefined): ShopCaller['barrier'] {
  if (outlet.passwordHash !== undefined && !session?.password_given) return 'password';
  if (outlet.loginAlways && (session?.user_id ?? undefined) === undefined) return 'login';
  return undefined;
}

/** Whoever asks for something of their own is known; what names it is a field of the request in any spelling. */
function isAlikeForAll(
  { isShared, unlessAsked }: Pick<Handler, 'isShared' | 'unlessAsked'>,
  { body, query }: FastifyRequest,
): boolean {
  if (!isShared || unlessAsked === undefined) return isShared ?? false;
  const named = Object.keys({ ...recordOf(body), ...recordOf(query) });
  return !named.some((name) => name.toLowerCase() === unlessAsked.toLowerCase());
}

type MeetCaller = (
  request: FastifyRequest,
  reply: FastifyReply,
  handler: Pick<Handler, 'call' | 'isShared' | 'unlessAsked'>,
) => Promise<ArrivingCaller>;

const MOST_AT_ONCE = 256;

/** From a request to who arrives with it; who that is, is asked by itself or along with somebody's statements. */
export function meetCaller(needs: RecognizeNeeds): MeetCaller {
  // Many a request asks for its session by itself; those of one moment ask together.
  const findSession = gather<SessionVisit, LiveSession | undefined>(MOST_AT_ONCE, (visits) =>
    findLiveSessions(needs.db, visits),
  );
  const sessionOf = async (
    visit: SessionVisit,
    from: Db | KnownSession | undefined,
  ): Promise<LiveSession | undefined> => {
    if (from instanceof KnownSession) return from.row;
    return from ? (await findLiveSessions(from, [visit]))[0] : findSession(visit);
  };
  return async (request, reply, handler) => {
    const { call } = handler;
    const { home, pageOrigin } = await findHome(request, needs, call);
    requireConfirmation(request, home);
    const now = needs.clock.now();
    const cookies = cookieJar(request, reply, { sameSite: 'lax', pageOrigin });
    const { sellerId, outletId, currency, timeZone } = home;
    const sid = cookies.get(SESSION_COOKIE);
    const outlet = await needs.outlets.get(outletId);
    const membersOnly = outlet.loginUrl !== undefined;
    const isAnybody = isAlikeForAll(handler, request) && isOpenToAll(outlet);
    const visit =
      !sid || isAnybody ? undefined : { sellerId, outletId, membersOnly, sidHash: hashSecret(sid), now };
    const arriving: ArrivingCaller = Object.assign(callerOf(request, { now, pageOrigin, cookies }), {
      sellerId,
      outletId,
      isAnybody,
      currency,
      times: timesIn(timeZone),
      membersOnly,
      language: namedLanguage(request, outlet),
      ownTexts: outlet.words,
      sidHash: visit?.sidHash,
      recognize: async (from?: Db | KnownSession): Promise<ShopCaller> => {
        const row = visit && (await sessionOf(visit, from));
        return Object.assign(arriving, {
          session: row && asCallerSession(row),
          barrier: barrierFor(outlet, row),
          // Whether somebody still is a member stands elsewhere.
          known: row && !membersOnly ? new KnownSession(row) : undefined,
        });
      },
    });
    return arriving;
  };
}
