import { endDrawWalks } from '@stagedoor/contract/calls/office/decide-draws';
import { drawOfficeMessages } from '@stagedoor/rules/messages/draw-office';
import { handle } from '../../platform/http/handler.ts';
import type { Handler } from '../../platform/http/handler.ts';
import { refuseDraw } from '../awards-needs.ts';
import { lockDraw } from '../open-draw.ts';
import { endWalks } from '../walking/end-walks.ts';
import { subjectOf } from '../draw-decision.ts';

export const endDrawWalksHandler = (): Handler<'awards'> =>
  handle(endDrawWalks, async ({ seriesId, drawKey, tickets: shown, reason }, caller) =>
    caller.change(async ({ tx, record }) => {
      const draw = await lockDraw(tx, caller, seriesId);
      if (draw.draw_key !== drawKey) refuseDraw(drawOfficeMessages.noWalks);
      const tickets = await endWalks(tx, draw, shown, caller.now);
      record({
        action: 'draw.walks-ended',
        subject: subjectOf(draw),
        outletId: draw.outlet_id,
        after: { tickets },
        reason,
      });
      return {};
    }),
  );
