import { overrideDraw } from '@stagedoor/contract/calls/office/decide-draws';
import { handle } from '../../platform/http/handler.ts';
import type { Handler } from '../../platform/http/handler.ts';
import type { AwardsNeeds } from '../awards-needs.ts';
import { lockDraw } from '../open-draw.ts';
import { overrideDraw as override } from '../override-draw.ts';
import { subjectOf } from '../draw-decision.ts';

export const overrideDrawHandler = (needs: AwardsNeeds): Handler<'awards'> =>
  handle(overrideDraw, async ({ seriesId, reason, ...wanted }, caller) =>
    caller.change(async ({ tx, record }) => {
      const draw = await lockDraw(tx, caller, seriesId);
      const { number, before, after } = await override(tx, needs, draw, wanted, caller.now);
      const { entryId, code } = wanted;
      record({
        action: 'draw.overridden',
        subject: subjectOf(draw),
        outletId: draw.outlet_id,
        before: { entryId, results: before },
        after: { number, publicReason: code, results: after },
        reason,
      });
      return {};
    }),
  );
