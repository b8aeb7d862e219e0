import { recordDrawNumber } from '@stagedoor/contract/calls/office/decide-draws';
import { handle } from '../../platform/http/handler.ts';
import type { Handler } from '../../platform/http/handler.ts';
import { lockDraw } from '../open-draw.ts';
import { recordNumber } from '../record-number.ts';
import { subjectOf } from '../draw-decision.ts';

export const recordDrawNumberHandler = (): Handler<'awards'> =>
  handle(recordDrawNumber, async ({ seriesId, digits, signature }, caller) =>
    caller.change(async ({ tx, record }) => {
      const draw = await lockDraw(tx, caller, seriesId);
      const number = await recordNumber(tx, draw, { digits, signature }, caller.now);
      record({
        action: 'draw.number-recorded',
        subject: subjectOf(draw),
        outletId: draw.outlet_id,
        after: { ...number },
      });
      return {};
    }),
  );
