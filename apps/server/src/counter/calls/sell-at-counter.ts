import { sellAtCounter } from '@stagedoor/contract/calls/office/counter';
import { handle } from '../../platform/http/handler.ts';
import type { Handler } from '../../platform/http/handler.ts';
import { refuse } from '../../platform/http/refusal.ts';
import type { CounterNeeds } from '../counter-needs.ts';
import { sell } from '../sell.ts';

export const sellAtCounterHandler = (needs: CounterNeeds): Handler<'counter'> =>
  handle(sellAtCounter, async (sale, caller) => {
    const isByHand = sale.way === 'cash' || sale.way === 'invoice';
    if (isByHand && caller.grantFor('counter.take-money') !== 'yes') refuse('NOT_ALLOWED');
    return sell(needs, caller, sale);
  });
