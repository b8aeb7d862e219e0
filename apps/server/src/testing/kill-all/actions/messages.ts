// Messages to programs: of every order one, written with it, and delivered until it is taken.
import { deliverySteps } from '../../../webhooks/index.ts';
import { compareWithHeard } from '../../webhook-proof/kill-webhooks.ts';
import type { Receiver } from '../../webhook-proof/kill-webhooks.ts';
import { sql } from 'kysely';
import { action } from '../action.ts';
import type { Action } from '../action.ts';

export const messages = (receiver: Receiver): Action =>
  action({
    name: 'message to a program',
    steps: [...deliverySteps],
    doubles: {
      'an order that was told of twice': sql`
        select 1 from webhook_messages where kind = 'order.placed' group by subject having count(*) > 1`,
    },
    wrongs: {
      'an order that nobody was told of': sql`
        select 1 from orders o where not exists (
          select from webhook_messages m where m.kind = 'order.placed' and m.subject = 'order Z' || o.unique_id)`,
    },
    atEnd: async (db, found) => {
      const { problems } = await compareWithHeard(db, receiver);
      for (const problem of problems)
        (problem.includes('several numbers') ? found.double : found.lost).push(problem);
      receiver.arrived.length = 0;
    },
  });
