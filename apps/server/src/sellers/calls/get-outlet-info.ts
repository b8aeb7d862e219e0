import * as z from 'zod/mini';
import { getOutletInfo } from '@stagedoor/contract/calls/shop/outlet';
import { inCurrency } from '@stagedoor/contract/spoken-currency';
import { handleAlike } from '../../platform/http/handler.ts';
import type { Handler } from '../../platform/http/handler.ts';
import { refuse } from '../../platform/http/refusal.ts';
import { outletInfo } from '../outlet-info.ts';
import type { OutletInfoNeeds } from '../outlet-info.ts';

export function getOutletInfoHandler(needs: OutletInfoNeeds): Handler<'sellers'> {
  return handleAlike(getOutletInfo, async ({ outletId, parts }, caller) => {
    if (outletId !== undefined && outletId !== caller.outletId) refuse('MISSING_OUTLET_ID');
    if (parts && caller.barrier === 'password') refuse('OUTLET_PASSWORD_REQUIRED');
    // Before a sign-in that is always asked for, what the shop sells has no names.
    const shown = caller.barrier === 'login' ? parts?.filter((part) => part !== 'OutletEventGroups') : parts;
    const key = `info ${caller.outletId} ${shown?.toSorted().join() ?? 'facts'}`;
    return needs.answers.get(key, async () => {
      const info = await outletInfo(needs, caller.outletId, shown, caller.now);
      return inCurrency(caller.currency, () => z.encode(getOutletInfo.output, info));
    });
  });
}
