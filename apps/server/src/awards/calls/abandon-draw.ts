import { abandonDraw } from '@stagedoor/contract/calls/office/decide-draws';
import { drawOfficeMessages } from '@stagedoor/rules/messages/draw-office';
import { handle } from '../../platform/http/handler.ts';
import type { Handler } from '../../platform/http/handler.ts';
import { abandonDraw as abandon } from '../abandon-draw.ts';
import { refuseDraw } from '../awards-needs.ts';
import type { AwardsNeeds } from '../awards-needs.ts';
import { lockDraw } from '../open-draw.ts';
import { subjectOf } from '../draw-decision.ts';

export const abandonDrawHandler = (needs: AwardsNeeds): Handler<'awards'> =>
  handle(abandonDraw, async ({ seriesId, drawKey, reason, source, round }, caller) =>
    caller.change(async ({ tx, record }) => {
      const draw = await lockDraw(tx, caller, seriesId);
      if (draw.draw_key !== drawKey) refuseDraw(drawOfficeMessages.notAbandonable);
      const { next, fileHash } = await abandon(tx, needs, draw, { source, round }, caller.now);
      record({
        action: 'draw.abandoned',
        subject: subjectOf(draw),
        outletId: draw.outlet_id,
        before: { state: draw.state },
        after: { next, fileHash },
        reason,
      });
      return { next };
    }),
  );
