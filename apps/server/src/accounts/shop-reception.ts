// How a shop's calls are received: at which outlet, in whose session, and who may make which.
import { shopCalls } from '@stagedoor/contract/shop-calls';
import type { ShopCall } from '@stagedoor/contract/shop-call';
import { CURRENCY_HEADER, inCurrency } from '@stagedoor/contract/spoken-currency';
import { DEFAULT_CURRENCY } from '@stagedoor/rules/money/currencies';
import { speakIn } from '../platform/language/speaking.ts';
import type { Reception } from '../platform/http/reception.ts';
import { meetCaller } from './recognize-caller.ts';
import type { RecognizeNeeds } from './recognize-caller.ts';
import { requireAccess, requireMayChange, requireOwnUser } from './shop-access.ts';
import type { ArrivingCaller, ShopCaller } from './shop-caller.ts';

/** One whose handler says itself who they are has no session before that. */
type Received = ShopCaller | ArrivingCaller;

const isArriving = (received: Received): received is ArrivingCaller => !('barrier' in received);

export function shopReception(needs: RecognizeNeeds): Reception<'shop', Received> {
  const meet = meetCaller(needs);
  return {
    audience: 'shop',
    calls: shopCalls,
    receive: async (request, reply, handler) => {
      const arriving = await meet(request, reply, handler);
      reply.header('x-outlet-id', String(arriving.outletId));
      if (arriving.currency !== DEFAULT_CURRENCY) reply.header(CURRENCY_HEADER, arriving.currency);
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
