// How a shop's calls are received: at which outlet, in whose session, and who may make which.
import { shopCalls } from '@stagedoor/contract/shop-calls';
import type { ShopCall } from '@stagedoor/contract/shop-call';
import { CURRENCY_HEADER, inCurrency } from '@stagedoor/contract/spoken-currency';
import { DEFAULT_CURRENCY } from '@stagedoor/rules/money/currencies';
import { speakIn } from '../platform/language/speaking.ts';
import type { Reception } from '../platform/http/reception.ts';
import { recognizeCaller } from './recognize-caller.ts';
import type { RecognizeNeeds } from './recognize-caller.ts';
import { requireAccess, requireMayChange, requireOwnUser } from './shop-access.ts';
import type { ShopCaller } from './shop-caller.ts';

export function shopReception(needs: RecognizeNeeds): Reception<'shop', ShopCaller> {
  const recognize = recognizeCaller(needs);
  return {
    audience: 'shop',
    calls: shopCalls,
    receive: async (request, reply, handler) => {
      const caller = await recognize(request, reply, handler);
      reply.header('x-outlet-id', String(caller.outletId));
      if (caller.currency !== DEFAULT_CURRENCY) reply.header(CURRENCY_HEADER, caller.currency);
      speakIn(caller.language, () => {
        requireAccess((handler.call as ShopCall).access, caller);
        requireMayChange(handler.call, caller);
      });
      return caller;
    },
    languageOf: ({ language }) => language,
    ownTextsOf: ({ ownTexts }) => ownTexts,
    around: ({ currency }, work) => inCurrency(currency, work),
    serve: (handler, input, caller) => {
      requireOwnUser(input, caller);
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
