import { freezeDraw } from '@stagedoor/contract/calls/office/decide-draws';
import { drawOfficeMessages } from '@stagedoor/rules/messages/draw-office';
import { handle } from '../../platform/http/handler.ts';
import type { Handler } from '../../platform/http/handler.ts';
import { behindCustomers } from '../../platform/db/behind-customers.ts';
import { openings } from '../../sellers/index.ts';
import { startTask } from '../../platform/tasks/start-task.ts';
import { refuseDraw } from '../awards-needs.ts';
import type { AwardsNeeds } from '../awards-needs.ts';
import { freezeDraw as freeze } from '../freeze-draw.ts';
import { lockDraw, reachDraw } from '../open-draw.ts';
import { prepareList } from '../prepare-list.ts';
import { subjectOf, taskFor, actorOf } from '../draw-decision.ts';
import type { DrawTasks } from '../draw-decision.ts';

export const freezeDrawHandler = (needs: AwardsNeeds, tasks: DrawTasks): Handler<'awards'> =>
  handle(freezeDraw, async ({ seriesId }, caller) => {
    const prepared = await behindCustomers(async () =>
      prepareList(needs, await reachDraw(needs.db, caller, seriesId), caller.now),
    );
    return caller.change(async ({ tx, record, unchanged }) => {
      const draw = await lockDraw(tx, caller, seriesId);
      // Somebody pressed first: then it is done.
      if (draw.state === 'frozen') return unchanged({});
      if (draw.state !== 'committed') refuseDraw(drawOfficeMessages.notNow);
      if (await openings.isTested(tx, { sellerId: draw.seller_id, outletId: draw.outlet_id }))
        refuseDraw(drawOfficeMessages.inTest);
      const frozen = await freeze(tx, needs, draw, caller.now, prepared);
      await startTask(tx, tasks.letters, taskFor(draw, 'Letters about the frozen list'), actorOf(caller));
      const { root, entries } = frozen;
      record({
        action: 'draw.frozen',
        subject: subjectOf(draw),
        outletId: draw.outlet_id,
        after: { root, entries },
      });
      return {};
    });
  });
