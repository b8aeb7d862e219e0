import { giveAwayAtCounter } from '@stagedoor/contract/calls/office/counter';
import { counterMessages } from '@stagedoor/rules/messages/counter';
import { handle } from '../../platform/http/handler.ts';
import type { Handler } from '../../platform/http/handler.ts';
import { refuse } from '../../platform/http/refusal.ts';
import type { CounterNeeds } from '../counter-needs.ts';
import { giftTickets } from '../counter-store.ts';
import { sell } from '../sell.ts';

export const giveAwayAtCounterHandler = (needs: CounterNeeds): Handler<'counter'> =>
  handle(giveAwayAtCounter, async (gift, caller) => {
    const tickets = gift.lines.reduce((sum, { quantity }) => sum + quantity, 0);
    if (caller.grantFor('setup.change') !== 'yes') {
      const most = await giftTickets(needs.db, caller.sellerId);
      if (tickets > most) refuse('COUNTER_REFUSED', { message: counterMessages.giftLimit(most) });
    }
    return sell(needs, caller, { ...gift, way: 'gift', totalCents: 0 });
  });
