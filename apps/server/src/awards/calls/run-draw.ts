import { runDraw } from '@stagedoor/contract/calls/office/decide-draws';
import { drawPageMessages } from '@stagedoor/rules/messages/draw-page';
import { drawOfficeMessages } from '@stagedoor/rules/messages/draw-office';
import { required } from '@stagedoor/rules/values/required';
import { handle } from '../../platform/http/handler.ts';
import type { Handler } from '../../platform/http/handler.ts';
import { startTask } from '../../platform/tasks/start-task.ts';
import { refuseDraw, vaultOf } from '../awards-needs.ts';
import type { AwardsNeeds } from '../awards-needs.ts';
import { lockDrawOfSeries } from '../draw-store.ts';
import { lockDraw } from '../open-draw.ts';
import { recordNumber } from '../record-number.ts';
import { subjectOf, taskFor, actorOf } from '../draw-decision.ts';
import type { DrawTasks } from '../draw-decision.ts';

export const runDrawHandler = (needs: AwardsNeeds, tasks: DrawTasks): Handler<'awards'> =>
  handle(runDraw, async ({ seriesId }, caller) =>
    caller.change(async ({ tx, record, unchanged }) => {
      let draw = await lockDraw(tx, caller, seriesId);
      if (draw.state === 'drawn' || draw.state === 'published') refuseDraw(drawOfficeMessages.notNow);
      if (draw.state !== 'frozen') refuseDraw(drawOfficeMessages.notFrozen);
      vaultOf(needs);
      if (draw.public_number === null && draw.rules.includes('"publicInput":{"kind":"none"}')) {
        await recordNumber(tx, draw, {}, caller.now);
        draw = required(await lockDrawOfSeries(tx, caller.sellerId, seriesId), 'draw that is to be run');
      }
      if (draw.public_number === null) refuseDraw(drawOfficeMessages.numberMissing);
      const { task, isNew } = await startTask(
        tx,
        tasks.draw,
        taskFor(draw, drawPageMessages.short),
        actorOf(caller),
      );
      const answer = { isNew, askedBy: task.asked_by_name };
      if (!isNew) return unchanged(answer);
      record({ action: 'draw.started', subject: subjectOf(draw), outletId: draw.outlet_id });
      return answer;
    }),
  );
