// How a shop's calls are received: at which outlet, in whose session, and who may make which.
import { shopCalls } from '@stagedoor/contract/shop-calls';
import type { ShopCall } from '@stagedoor/contract/shop-call';
import { CURRENCY_HEADER, inCurrency } from '@stagedoor/contract/spoken-currency';
import { LANGUAGE_HEADER } from '@stagedoor/rules/language/choose-language';
import { DEFAULT_CURRENCY } from '@stagedoor/rules/money/currencies';
import type { FastifyRequest } from 'fastify';
import { speakIn } from '../platform/language/speaking.ts';
import type { Reception } from '../platform/http/reception.ts';
import { meetCaller } from './recognize-caller.ts';
import type { RecognizeNeeds } from './recognize-caller.ts';
import { requireAccess, requireMayChange, requireOwnUser } from './shop-access.ts';
import type { ArrivingCaller, ShopCaller } from './shop-caller.ts';

/** One whose handler says itself who they are has no session before that. */
type Received = ShopCaller | ArrivingCaller;

const isArriving = (received: Received): received is ArrivingCaller => !('barrier' in received);

/** At which outlet somebody is, and in what its prices are where these are no dollars. */
const headersOf = ({ outletId, currency }: Received): Record<string, string> => ({
  'x-outlet-id': String(outletId),
  ...(currency !== DEFAULT_CURRENCY && { [CURRENCY_HEADER]: currency }),
});

/** All of a request that `meetCaller` looks at besides the cookie, which is nothing to what anybody is told. */
function questionOf({ method, url, host, headers, bodyText }: FastifyRequest): string {
  const { origin, [LANGUAGE_HEADER]: language, 'sec-fetch-site': site, 'x-outlet-id': named } = headers;
  // None of them can have a line break, but for the body, which is the last.
  return [method, url, host, origin, language, site, named, bodyText].join('\n');
}

export function shopReception(needs: RecognizeNeeds): Reception<'shop', Received> {
  const meet = meetCaller(needs);
  return {
    audience: 'shop',
    calls: shopCalls,
    receive: async (request, reply, handler) => {
      const arriving = await meet(request, reply, handler);
      reply.headers(headersOf(arriving));
      const { recognize } = arriving;
      arriving.recognize = async (from) => {
        const caller = await recognize(from);
        speakIn(caller.language, () => {
          requireAccess((handler.call as ShopCall).access, caller);
          requireMayChange(handler.call, caller);
        });
        return caller;
      };
      return handler.meets ? arriving : arriving.recognize();
    },
    questionOf,
    toldToAnybody: (caller) => (caller.isAnybody ? headersOf(caller) : undefined),
    languageOf: ({ language }) => language,
    ownTextsOf: ({ ownTexts }) => ownTexts,
    around: ({ currency }, work) => inCurrency(currency, work),
    requireKnown: async (caller) => {
      if (isArriving(caller)) await caller.recognize();
    },
    serve: async (handler, input, caller) => {
      if (isArriving(caller)) {
        const { recognize } = caller;
        caller.recognize = async (from) => {
          const known = await recognize(from);
          requireOwnUser(input, known);
          return known;
        };
      } else requireOwnUser(input, caller);
      return handler.run(input, caller);
    },
    mayRefuse: new Set([
      'INVALID_SESSION',
      'NO_USER_ID',
      'NOT_ALLOWED',
      'OUTLET_PASSWORD_REQUIRED',
      'SIGN_IN_ELSEWHERE',
      'VIEW_ONLY',
      'INVALID_INPUT',
      'UNKNOWN_OUTLET',
      'FOREIGN_ORIGIN',
    ]),
  };
}
