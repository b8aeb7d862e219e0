import { publishDraw } from '@stagedoor/contract/calls/office/decide-draws';
import { drawOfficeMessages } from '@stagedoor/rules/messages/draw-office';
import { handle } from '../../platform/http/handler.ts';
import type { Handler } from '../../platform/http/handler.ts';
import { behindCustomers } from '../../platform/db/behind-customers.ts';
import { startTask } from '../../platform/tasks/start-task.ts';
import type { AwardsNeeds } from '../awards-needs.ts';
import { lockDraw, reachDraw } from '../open-draw.ts';
import { prepareFile } from '../prepare-file.ts';
import { publishDraw as publish } from '../publish-draw.ts';
import { subjectOf, taskFor, actorOf } from '../draw-decision.ts';
import type { DrawTasks } from '../draw-decision.ts';

export const publishDrawHandler = (needs: AwardsNeeds, tasks: DrawTasks): Handler<'awards'> =>
  handle(publishDraw, async ({ seriesId, charges }, caller) => {
    const prepared = await behindCustomers(async () =>
      prepareFile(needs, await reachDraw(needs.db, caller, seriesId)),
    );
    return caller.change(async ({ tx, record, unchanged }) => {
      const draw = await lockDraw(tx, caller, seriesId);
      if (draw.state === 'published') return unchanged({});
      const { review, charging, fileHash } = await publish(
        tx,
        needs,
        draw,
        { charges, prepared },
        caller.now,
      );
      await startTask(tx, tasks.orders, taskFor(draw, drawOfficeMessages.ordersOfAwards), actorOf(caller));
      const { orders, letters } = review;
      record({
        action: 'draw.published',
        subject: subjectOf(draw),
        outletId: draw.outlet_id,
        after: { fileHash, orders, charges: charging.charges, letters },
      });
      return {};
    });
  });
